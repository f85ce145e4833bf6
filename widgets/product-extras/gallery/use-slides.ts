import { useEffect, useRef } from 'react';
import { afterRender } from '../../../core/timing/wait';

interface Slides {
  readonly onScroll: () => void;
  /** After opening: a closed dialog can't be scrolled. */
  readonly scrollToShown: () => void;
}

const shownOf = (slides: readonly HTMLElement[]): HTMLElement[] => slides.filter(({ hidden }) => !hidden);

/** -1 in a closed dialog. In right-to-left pages `scrollLeft` is negative. */
export function slideInView(track: HTMLElement, slides: readonly HTMLElement[]): number {
  return slides.indexOf(shownOf(slides)[Math.round(Math.abs(track.scrollLeft) / track.clientWidth)]!);
}

/**
 * Keeps a track that scrolls sideways in step with the shown slide.
 *
 * @param shown index of the shown slide
 * @param hidden changes when other slides are hidden
 * @param show called when the shopper has scrolled to another slide
 */
export function useSlides(
  track: HTMLElement | undefined,
  slides: readonly HTMLElement[],
  { shown, hidden, show }: { shown: number; hidden: string; show: (index: number) => void },
): Slides {
  /** `shown` follows it after a scroll, the track follows `shown` after anything else. */
  const inView = useRef({ index: shown, hidden });

  const scrollToShown = () => {
    const slide = slides[shown];
    if (!track?.clientWidth || !slide) return;
    inView.current = { index: shown, hidden };
    // At once: a smooth scroll would show the slides between. Negative from right to left.
    track.scrollTo({ left: slide.offsetLeft - shownOf(slides)[0]!.offsetLeft, behavior: 'instant' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `scrollToShown` uses only these and values that never change.
  useEffect(() => {
    if (inView.current.index !== shown || inView.current.hidden !== hidden) afterRender(scrollToShown);
  }, [shown, hidden]);

  return {
    scrollToShown,
    onScroll: () => {
      const index = track ? slideInView(track, slides) : -1;
      if (index < 0 || index === inView.current.index) return;
      inView.current.index = index;
      show(index);
    },
  };
}
