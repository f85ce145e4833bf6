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
  const aim = useRef<{ slide: HTMLElement; width: number }>(undefined);
  // `scrollIntoView` could scroll the page as well. From right to left both offsets are negative.
  const scroll = (slide: HTMLElement, behavior: ScrollBehavior) =>
    track.scrollTo({ left: slide.offsetLeft - slides[0]!.offsetLeft, behavior });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `scroll` knows only what stays the same.
  useEffect(() => {
    const arrived = () => {
      if (aim.current && aim.current.width !== track.clientWidth) scroll(aim.current.slide, 'instant');
      aim.current = undefined;
    };
    track.addEventListener('scrollend', arrived);
    return () => track.removeEventListener('scrollend', arrived);
  }, []);
  return (index) => {
    const slide = slides.at(index % slides.length)!;
    aim.current = { slide, width: track.clientWidth };
    scroll(slide, 'auto');
  };
}
