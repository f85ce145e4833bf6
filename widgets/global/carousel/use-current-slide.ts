import { useEffect, useState } from 'react';

/** The share of a slide that must be in sight for it to count as shown. */
const MIN_VISIBLE = 0.6;

/**
 * The index of the slide that is shown, whether a button, a finger, a wheel or a key brought it. An IntersectionObserver
 * tells, so nothing is measured while the track scrolls. Where several slides are shown it is the first of them.
 *
 * @param track the element that scrolls
 * @param slides its slides; the same array each time
 */
export function useCurrentSlide(track: HTMLElement, slides: readonly HTMLElement[]): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const shown = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= MIN_VISIBLE) shown.add(target);
          else shown.delete(target);
        }
        const first = slides.findIndex((slide) => shown.has(slide));
        if (first >= 0) setCurrent(first);
      },
      { root: track, threshold: MIN_VISIBLE },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [track, slides]);
  return current;
}
