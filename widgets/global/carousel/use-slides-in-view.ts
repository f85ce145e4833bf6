import { useEffect, useState } from 'react';

/** The share of a slide that must be visible so that the slide counts as shown. */
const MIN_VISIBLE = 0.6;

/**
 * The index of the slide that is shown, whether a button, a finger, a wheel or a key scrolled to it. An IntersectionObserver
 * reports it, so nothing is measured while the track scrolls. If several slides are shown, it is the first of them.
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
