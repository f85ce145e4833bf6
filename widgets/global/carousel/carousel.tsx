import { useEffect, useMemo, useRef } from 'react';
import { boolean, number } from '../../../core/contract/attribute';
import { defineContract, optional, required } from '../../../core/contract/define-contract';
import { defineWidget } from '../../../core/contract/define-widget';
import { fillWords } from '../../../core/contract/fill-words';
import { announce } from '../../../core/state/ui/announce';
import { useAppDispatch } from '../../../core/state/hooks';
import { useRotation } from './use-rotation';
import { useSlideScroll } from './use-slide-scroll';
import { useSlidesInView } from './use-slides-in-view';

const contract = defineContract({
  name: 'carousel',
  moment: 'visible',
  attributes: { frequency: number(0), speed: number(500), rewind: boolean(true) },
  words: {
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

/**
 * Slides that scroll sideways without any script; the widget adds buttons and an automatic rotation. The style sheet sets how many
 * slides are in view, and the buttons move by as many.
 */
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
  /** The first slide of the last page. */
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
    // After a resize the pages are others, but the shopper has not moved the slides.
    if (before.current === current || before.count !== count) return;
    if (!isAutomatic.current) dispatch(announce(fillWords(page, { number: current + 1, count })));
    isAutomatic.current = false;
  }, [current, count, dispatch, page]);

  const towards = (isLast: boolean, index: number) => {
    const isOff = isLast && !rewind;
    // Not `disabled`: a disabled button loses the focus.
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
