import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PartProps, SlotProps } from '../../../core/markup/overrides';

interface Rotation {
  /** Whether the slides rotate, or will when the mouse has left. */
  readonly isOn: boolean;
  readonly slot: SlotProps;
  /** The overrides of the button that plays and pauses. */
  readonly button: PartProps;
}

interface RotationOptions {
  /** Seconds between two slides; 0 for no rotation. */
  readonly frequency: number;
  /** Milliseconds that a slide takes to scroll: faster clicks on the button count as one. */
  readonly speed: number;
  /** The index of the slide that is shown; when it changes the time begins anew. */
  readonly current: number;
  readonly advance: () => void;
}

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Rotates slides as the guidelines for carousels ask: they pause under a mouse, stop when the focus comes in, and don't
 * start for a shopper who prefers less motion. The button overrules all of these.
 * https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function useRotation({ frequency, speed, current, advance }: RotationOptions): Rotation {
  const [isOn, setOn] = useState(() => frequency > 0 && !prefersReducedMotion());
  const [isForced, setForced] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const lastClick = useRef(-Infinity);
  const advanceNow = useEffectEvent(advance);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its whole time.
  useEffect(() => {
    if (!isOn || (isHovered && !isForced)) return;
    const timer = setInterval(() => {
      if (!document.hidden && (isForced || !prefersReducedMotion())) advanceNow();
    }, frequency * 1000);
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
