const KEYS = { row: ['ArrowLeft', 'ArrowRight'], column: ['ArrowUp', 'ArrowDown'] } as const;

/**
 * Where an arrow key leads to among controls that stand in a row or a column: to the one before or after, round at
 * the ends, and by Home and End to the first and the last. From outside of them an arrow leads to the first or last.
 *
 * @param items the controls, in the order of the page
 * @returns nothing for any other key, and for keys that are the browser's: Alt with an arrow goes back in history
 */
export function arrowTarget(
  event: KeyboardEvent,
  items: readonly HTMLElement[],
  axis: keyof typeof KEYS,
): HTMLElement | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const [first, second] = KEYS[axis];
  const [back, on] = isMirrored(items[0], axis) ? [second, first] : [first, second];
  const at = items.indexOf(document.activeElement as HTMLElement);
  switch (event.key) {
    case back:
      return items.at(Math.max(at, 0) - 1);
    case on:
      return items[(at + 1) % items.length];
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
}

const isMirrored = (item: HTMLElement | undefined, axis: string): boolean =>
  axis === 'row' && item !== undefined && getComputedStyle(item).direction === 'rtl';
