import { useEffect, useRef } from 'react';

/**
 * Scrolls to a slide. A browser scrolls to a distance, which is another slide's when the window gets another width on the
 * way: then it is scrolled again, at once. A slide that has arrived is kept in its place by the browser.
 *
 * @param track the element that scrolls
 * @param slides its slides; the same array each time
 * @returns call it with the index of a slide; an index outside of the slides counts from the other end
 */
export function useSlideScroll(track: HTMLElement, slides: readonly HTMLElement[]): (index: number) => void {
  const aim = useRef<HTMLElement>(undefined);
  // `scrollIntoView` could scroll the page as well. From right to left both offsets are negative.
  const scroll = (behavior: ScrollBehavior) =>
    aim.current && track.scrollTo({ left: aim.current.offsetLeft - slides[0]!.offsetLeft, behavior });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `scroll` knows only what stays the same.
  useEffect(() => {
    const leaving = new AbortController();
    window.addEventListener('resize', () => scroll('instant'), leaving);
    track.addEventListener('scrollend', () => (aim.current = undefined), leaving);
    return () => leaving.abort();
  }, []);
  return (index) => {
    aim.current = slides.at(index % slides.length);
    scroll('auto');
  };
}
