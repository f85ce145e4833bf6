import { useEffect, useRef } from 'react';

/**
 * Scrolls to a slide. The browser scrolls to an offset in pixels, which is wrong if the width of the track changes during
 * the scroll. Then the track jumps to the slide when the scroll ends. After that, the browser itself keeps the slide in place.
 *
 * @param track the element that scrolls
 * @param slides its slides; the same array each time
 * @returns a function of the index of a slide
 */
export function useSlideScroll(track: HTMLElement, slides: readonly HTMLElement[]): (index: number) => void {
  const aim = useRef<{ slide: HTMLElement; width: number }>(undefined);
  // `scrollIntoView` could scroll the page too. In right-to-left pages the difference of the offsets is negative, as
  // `scrollLeft` is.
  const scroll = (slide: HTMLElement, behavior: ScrollBehavior) =>
    track.scrollTo({ left: slide.offsetLeft - slides[0]!.offsetLeft, behavior });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `scroll` uses only values that never change.
  useEffect(() => {
    const arrived = () => {
      if (aim.current && aim.current.width !== track.clientWidth) scroll(aim.current.slide, 'instant');
      aim.current = undefined;
    };
    track.addEventListener('scrollend', arrived);
    return () => track.removeEventListener('scrollend', arrived);
  }, []);
  return (index) => {
    const slide = slides[index]!;
    aim.current = { slide, width: track.clientWidth };
    scroll(slide, 'auto');
  };
}
