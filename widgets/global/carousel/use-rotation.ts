import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PartProps, SlotProps } from '../../../core/markup/overrides';

interface Rotation {
  /** Whether the rotation is on. It may be paused while the mouse is over the slides. */
  readonly isOn: boolean;
  readonly slot: SlotProps;
  /** The overrides of the button that plays and pauses. */
  readonly button: PartProps;
}

interface RotationOptions {
  /** The time between two slides: below 1,000 it is in seconds, otherwise in milliseconds; 0 for no rotation. */
  readonly frequency: number;
  /** Milliseconds that a slide takes to scroll. Clicks on the button within this time count as one. */
  readonly speed: number;
  /** The index of the slide that is shown. A change restarts the time. */
  readonly current: number;
  readonly advance: () => void;
}

/**
 * From this number on, an interval is in milliseconds. The platform's reference says that `carousel.swap_frequency` is in seconds,
 * from 1 to 90,000. Cornerstone passes it to its slider as milliseconds (`templates/components/carousel.html`).
 */
const MILLISECONDS = 1000;

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Rotates slides by the guidelines for carousels: they pause under the mouse, stop when the focus enters, and do not start
 * for a shopper who prefers reduced motion. The button starts the rotation in all these cases.
 * https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function useRotation({ frequency, speed, current, advance }: RotationOptions): Rotation {
  const [isOn, setOn] = useState(() => frequency > 0 && !prefersReducedMotion());
  const [isForced, setForced] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const lastClick = useRef(-Infinity);
  const advanceNow = useEffectEvent(advance);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new slide restarts the time.
  useEffect(() => {
    if (!isOn || (isHovered && !isForced)) return;
    const timer = setInterval(
      () => {
        if (!document.hidden && (isForced || !prefersReducedMotion())) advanceNow();
      },
      frequency * (frequency < MILLISECONDS ? 1000 : 1),
    );
    return () => clearInterval(timer);
  }, [isOn, isForced, isHovered, frequency, current]);

  const set = (on: boolean, forced: boolean): void => {
    setOn(on);
    setForced(forced);
  };
  return {
    isOn,
    slot: {
      onPointerEnter: (event) => setHovered((event as PointerEvent).pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocusIn: (event) => {
        if (!(event.target as Element).closest('[data-part="play"]')) set(false, false);
      },
    },
    button: {
      hidden: frequency <= 0,
      onClick: () => {
        const now = performance.now();
        if (now - lastClick.current < speed) return;
        lastClick.current = now;
        set(!isOn, !isOn);
      },
    },
  };
}
