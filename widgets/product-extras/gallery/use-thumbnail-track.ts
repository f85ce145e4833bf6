import { useEffect, useRef, useState } from 'react';
import type { PartProps } from '../../../core/markup/overrides';

/** Not 1: sizes are not always whole pixels. */
const WHOLE = 0.99;

/** Scrolls thumbnails by buttons and to the current one, without the page. */
export function useThumbnailTrack(
  track: HTMLElement | undefined,
  thumbnails: readonly HTMLElement[],
  current: number,
): { readonly previous: PartProps; readonly next: PartProps } {
  const [inView, setInView] = useState({ first: true, last: true });
  const ends = { first: thumbnails[0], last: thumbnails.at(-1) };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements do not change while the slot is mounted.
  useEffect(() => {
    if (!track) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const isWhole = intersectionRatio >= WHOLE;
          setInView((before) => (target === ends.first ? { ...before, first: isWhole } : { ...before, last: isWhole }));
        }
      },
      { root: track, threshold: WHOLE },
    );
    for (const end of new Set(Object.values(ends))) if (end) observer.observe(end);
    return () => observer.disconnect();
  }, []);

  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    if (track) reveal(track, thumbnails[current]);
  }, [current, track, thumbnails]);

  const button = (step: 1 | -1, isEnd: boolean): PartProps => ({
    hidden: inView.first && inView.last,
    // A disabled button loses the focus.
    'aria-disabled': isEnd || undefined,
    onClick: () => track && reveal(track, pageTarget(track, thumbnails, step)),
  });
  return { previous: button(-1, inView.first), next: button(1, inView.last) };
}

function pageTarget(track: HTMLElement, thumbnails: readonly HTMLElement[], step: 1 | -1): HTMLElement | undefined {
  const whole = thumbnails.flatMap((one, index) => (distance(track, one) === 0 ? [index] : []));
  const target = whole.at(step > 0 ? -1 : 0)! + step * whole.length;
  return thumbnails[Math.min(Math.max(target, 0), thumbnails.length - 1)];
}

/** `scrollIntoView` could scroll the page, too. */
function reveal(track: HTMLElement, thumbnail: HTMLElement | undefined): void {
  const left = thumbnail && distance(track, thumbnail);
  if (left) track.scrollBy({ left });
}

/** Pixels to scroll until the thumbnail is in view, negative to the left. */
function distance(track: HTMLElement, thumbnail: HTMLElement): number {
  const frame = track.getBoundingClientRect();
  const { left, right } = thumbnail.getBoundingClientRect();
  const [before, after] = [Math.round(left - frame.left), Math.round(right - frame.right)];
  return before < 0 ? before : Math.max(after, 0);
}
