import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PartProps, SlotProps } from '../../../core/markup/overrides';

interface Rotation {
  /** Whether the slides go on by themselves, or will when the mouse has left. */
  readonly isOn: boolean;
  readonly slot: SlotProps;
  /** What is to be said of the button that plays and pauses. */
  readonly button: PartProps;
}

interface RotationOptions {
  /** Seconds between two slides; 0 never goes on. */
  readonly frequency: number;
  /** Milliseconds that a slide takes: clicks on the button that come faster are one click. */
  readonly speed: number;
  /** What is shown now: each slide has its whole time. */
  readonly current: number;
  readonly goOn: () => void;
}

const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Lets slides go on by themselves as the guidelines for carousels have it: they rest under a mouse, stop when the focus
 * comes in, never begin for who wants less motion, and do as the button says, whatever else is.
 * https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function useRotation({ frequency, speed, current, goOn }: RotationOptions): Rotation {
  const [isOn, setOn] = useState(() => frequency > 0 && !wantsStillness());
  const [isForced, setForced] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const lastClick = useRef(-Infinity);
  const newestGoOn = useEffectEvent(goOn);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its whole time.
  useEffect(() => {
    if (!isOn || (isHovered && !isForced)) return;
    const timer = setInterval(() => {
      if (!document.hidden && (isForced || !wantsStillness())) newestGoOn();
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
