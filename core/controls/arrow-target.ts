const KEYS = { row: ['ArrowLeft', 'ArrowRight'], column: ['ArrowUp', 'ArrowDown'] } as const;

/**
 * Finds the control that a key moves to, among controls in a row or a column. An arrow moves to the control before or after the
 * focused one, and wraps around at the ends; Home and End move to the first and the last. If no control has the focus, an arrow moves
 * to the first or the last.
 *
 * @param items the controls, in the order of the page
 * @returns undefined for any other key, and for keys of the browser: Alt with an arrow goes back in history
 */
export function arrowTarget(
  event: KeyboardEvent,
  items: readonly HTMLElement[],
  axis: keyof typeof KEYS,
): HTMLElement | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const [first, second] = KEYS[axis];
  const [back, on] = isMirrored(items[0], axis) ? [second, first] : [first, second];
  const at = items.findIndex((item) => item === document.activeElement);
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
