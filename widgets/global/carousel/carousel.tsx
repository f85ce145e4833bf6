import { useEffect, useMemo, useRef } from 'react';
import { number } from '../../../core/contract/attribute';
import { defineContract, optional, required } from '../../../core/contract/define-contract';
import { defineWidget } from '../../../core/contract/define-widget';
import { fillWords } from '../../../core/contract/fill-words';
import { announce } from '../../../core/state/ui/announce';
import { useAppDispatch } from '../../../core/state/hooks';
import { useCurrentSlide } from './use-current-slide';
import { useRotation } from './use-rotation';
import { useSlideScroll } from './use-slide-scroll';

const contract = defineContract({
  name: 'carousel',
  moment: 'visible',
  attributes: { frequency: number(0), speed: number(500) },
  words: {
    play: required('the name of the button that starts the rotation'),
    pause: required('the name of the same button while the slides rotate'),
    page: required('the announcement when the shopper has moved the slides, with [number] and [count]'),
  },
  parts: {
    track: required('the element that scrolls sideways'),
    slide: optional('each slide'),
    controls: optional('the element around the buttons, hidden until they do something'),
    previous: optional('the button to the slide before'),
    next: optional('the button to the next slide'),
    play: optional('the button that plays and pauses'),
    dot: optional('one button for each slide'),
  },
});

/** Slides that scroll sideways without any script; the widget adds buttons and an automatic rotation. */
export const carousel = defineWidget(contract, function Carousel(props) {
  const { frequency, speed, play, pause, page, initial, Markup } = props;
  const dispatch = useAppDispatch();
  const { element: track } = initial('track')[0];
  const slides = useMemo(() => initial('slide').map(({ element }) => element), [initial]);
  const current = useCurrentSlide(track, slides);
  const scrollTo = useSlideScroll(track, slides);
  const isAutomatic = useRef(false);

  const show = (index: number, automatic: boolean): void => {
    isAutomatic.current = automatic;
    scrollTo(index);
  };
  const rotation = useRotation({ frequency, speed, current, advance: () => show(current + 1, true) });

  const announced = useRef(current);
  useEffect(() => {
    if (announced.current === current) return;
    announced.current = current;
    const text = fillWords(page, { number: current + 1, count: slides.length });
    if (!isAutomatic.current) dispatch(announce(text));
    isAutomatic.current = false;
  }, [current, dispatch, page, slides]);

  return (
    <Markup
      slot={{ className: rotation.isOn ? 'is-playing' : undefined, ...rotation.slot }}
      controls={{ hidden: slides.length < 2 }}
      previous={{ onClick: () => show(current - 1, false) }}
      next={{ onClick: () => show(current + 1, false) }}
      play={{ ...rotation.button, 'aria-label': rotation.isOn ? pause : play }}
      dot={(_, index) => ({ 'aria-current': index === current || undefined, onClick: () => show(index, false) })}
    />
  );
});
