import { useEffect, useMemo, useRef, useState } from 'react';
import { boolean, number } from '../../../core/contract/attribute';
import { defineContract, defineWidget, optional, required } from '../../../core/contract/define-widget';
import { fillMessage } from '../../../core/contract/fill-message';
import { useAppDispatch } from '../../../core/state/hooks';
import { announce } from '../../../core/state/slices/ui-slice';
import { useRotation } from './use-rotation';

/**
 * Browsers scroll to a fixed offset: if the track's width changes meanwhile, this jumps to the slide.
 *
 * @param slides the same array each time
 */
function useSlideScroll(track: HTMLElement, slides: readonly HTMLElement[]): (index: number) => void {
  const aim = useRef<{ slide: HTMLElement; width: number }>(undefined);
  // `scrollIntoView` could scroll the page too. In right-to-left pages the difference and `scrollLeft` are negative.
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

/** The visible share from which a slide counts as shown. */
const SHOWN = 0.6;
/** Not 1: sizes are not always whole pixels. */
const WHOLE = 0.99;

interface SlidesInView {
  readonly first: number;
  /** The last slide is wholly visible. */
  readonly isEnd: boolean;
  /** Slides side by side, at least 1; `Infinity` until measured. */
  readonly size: number;
}

/**
 * An IntersectionObserver: nothing is measured while scrolling.
 *
 * @param slides the same array each time
 */
function useSlidesInView(track: HTMLElement, slides: readonly HTMLElement[]): SlidesInView {
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

/** In right-to-left pages the offsets decrease. */
function countFitting({ clientWidth }: HTMLElement, slides: readonly HTMLElement[]): number {
  const start = slides[0]!.offsetLeft;
  const fitting = slides.filter(({ offsetLeft, offsetWidth }) => {
    // Offsets are rounded to whole pixels.
    return Math.abs(offsetLeft - start) + offsetWidth <= clientWidth + 1;
  });
  return Math.max(fitting.length, 1);
}

const contract = defineContract({
  name: 'carousel',
  moment: 'visible',
  attributes: { frequency: number(0), speed: number(500), rewind: boolean(true) },
  messages: {
    play: optional('the name of the button that starts the rotation'),
    pause: optional('the name of the same button while the slides rotate'),
    page: required('the announcement when the shopper has moved the slides, with [number] and [count] of the pages'),
  },
  parts: {
    track: required('the element that scrolls sideways'),
    slide: optional('each slide'),
    controls: optional('the element around the buttons, hidden while all slides are in view'),
    previous: optional('the button to the page before; a page is as many slides as have room side by side'),
    next: optional('the button to the next page'),
    play: optional('the button that plays and pauses'),
    dot: optional('one button for each slide; there are as many as pages, and the others are hidden'),
  },
});

/** Slides scroll without any script; the widget adds buttons, which move by the slides in view, and rotation. */
export const carousel = defineWidget(contract, function Carousel(props) {
  const { frequency, speed, rewind, play, pause, page, initial, Markup } = props;
  const dispatch = useAppDispatch();
  const { element: track } = initial('track')[0];
  const slides = useMemo(() => initial('slide').map(({ element }) => element), [initial]);
  const { first, isEnd, size } = useSlidesInView(track, slides);
  const scrollTo = useSlideScroll(track, slides);
  const isAutomatic = useRef(false);

  const count = Math.ceil(slides.length / size);
  const current = isEnd ? count - 1 : Math.floor(first / size);
  const last = Math.max(slides.length - size, 0);
  const show = (index: number, automatic = false): void => {
    isAutomatic.current = automatic;
    scrollTo(Math.min(Math.max(index, 0), last));
  };
  const next = isEnd ? 0 : first + size;
  const previous = first === 0 ? last : first - size;
  const rotation = useRotation({ frequency, speed, current, advance: () => show(next, true) });

  const announced = useRef({ current, count });
  useEffect(() => {
    const before = announced.current;
    announced.current = { current, count };
    // A resize changes the pages, but the shopper has not moved the slides.
    if (before.current === current || before.count !== count) return;
    if (!isAutomatic.current) dispatch(announce(fillMessage(page, { number: current + 1, count })));
    isAutomatic.current = false;
  }, [current, count, dispatch, page]);

  const towards = (isLast: boolean, index: number) => {
    const isOff = isLast && !rewind;
    // A disabled button loses the focus.
    return { hidden: count < 2, 'aria-disabled': isOff || undefined, onClick: () => isOff || show(index) };
  };
  return (
    <Markup
      slot={{ className: rotation.isOn ? 'is-playing' : undefined, ...rotation.slot }}
      controls={{ hidden: count < 2 }}
      previous={towards(first === 0, previous)}
      next={towards(isEnd, next)}
      play={{ ...rotation.button, 'aria-label': rotation.isOn ? pause : play }}
      dot={(_, index) => ({
        hidden: index >= count,
        'aria-current': index === current || undefined,
        onClick: () => show(index * size),
      })}
    />
  );
});
