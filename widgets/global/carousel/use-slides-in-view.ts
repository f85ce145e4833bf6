import { useEffect, useState } from 'react';

/** The share of a slide that must be visible so that the slide counts as shown. */
const SHOWN = 0.6;
/** From this share on, a slide is visible as a whole: sizes are not always whole pixels. */
const WHOLE = 0.99;

/** The slides in view, whether a button, a finger, a wheel or a key scrolled to them. */
interface SlidesInView {
  /** The index of the first slide that is shown. */
  readonly first: number;
  /** Whether the last slide is visible as a whole. */
  readonly isEnd: boolean;
  /** How many slides have room side by side, at least 1; `Infinity` until the browser has reported the slides in view. */
  readonly size: number;
}

/**
 * Follows the slides in view. An IntersectionObserver reports them, also after a resize, so nothing is measured at each
 * step of a scroll or a resize.
 *
 * @param track the element that scrolls
 * @param slides its slides; the same array each time
 */
export function useSlidesInView(track: HTMLElement, slides: readonly HTMLElement[]): SlidesInView {
  const [view, setView] = useState<SlidesInView>({ first: 0, isEnd: false, size: Infinity });
  useEffect(() => {
    const ratios = new Map<Element | undefined, number>();
    const isInView = (slide: HTMLElement | undefined, share: number) => (ratios.get(slide) ?? 0) >= share;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) ratios.set(target, intersectionRatio);
        const first = slides.findIndex((slide) => isInView(slide, SHOWN));
        setView((before) => ({
          first: first < 0 ? before.first : first,
          isEnd: isInView(slides.at(-1), WHOLE),
          size: countFitting(track, slides),
        }));
      },
      { root: track, threshold: [SHOWN, WHOLE] },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [track, slides]);
  return view;
}

/** Counts the slides that have room beside the first one. In right-to-left pages the offsets decrease. */
function countFitting({ clientWidth }: HTMLElement, slides: readonly HTMLElement[]): number {
  const start = slides[0]!.offsetLeft;
  const fitting = slides.filter(({ offsetLeft, offsetWidth }) => {
    // Offsets are rounded to whole pixels.
    return Math.abs(offsetLeft - start) + offsetWidth <= clientWidth + 1;
  });
  return Math.max(fitting.length, 1);
}
