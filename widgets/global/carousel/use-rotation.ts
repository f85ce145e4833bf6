import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PartProps, SlotProps } from '../../../core/markup/overrides';

interface Rotation {
  /** True also while paused under the mouse. */
  readonly isOn: boolean;
  readonly slot: SlotProps;
  readonly button: PartProps;
}

interface RotationOptions {
  /** Seconds below 1,000, else milliseconds; 0 for no rotation. */
  readonly frequency: number;
  /** Milliseconds of a scroll; clicks within count as one. */
  readonly speed: number;
  /** A change restarts the interval. */
  readonly current: number;
  readonly advance: () => void;
}

/**
 * The platform documents `carousel.swap_frequency` in seconds (1 to 90,000), but Cornerstone passes it as milliseconds
 * (`templates/components/carousel.html`).
 */
const MILLISECONDS = 1000;

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Pauses under the mouse, stops at focus, respects reduced motion; the button overrides all.
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
