import { useEffect, useState } from 'react';

/** How much of a slide has to be in sight for it to count as shown. */
const MOSTLY = 0.6;

/**
 * The slide that is shown, however it came there: by a button, a finger, a wheel or a key. The browser says which;
 * nothing is measured while the track scrolls. Where several are shown it is the first of them.
 *
 * @param track the element that scrolls
 * @param slides its slides; the same array each time
 */
export function useCurrentSlide(track: HTMLElement | undefined, slides: readonly HTMLElement[]): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (!track) return;
    const shown = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= MOSTLY) shown.add(target);
          else shown.delete(target);
        }
        const first = slides.findIndex((slide) => shown.has(slide));
        if (first >= 0) setCurrent(first);
      },
      { root: track, threshold: MOSTLY },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [track, slides]);
  return current;
}
