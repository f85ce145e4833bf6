const KEYS = { row: ['ArrowLeft', 'ArrowRight'], column: ['ArrowUp', 'ArrowDown'] } as const;

/**
 * Finds the control that gets the focus after a key press, among controls in a row or a column. An arrow key leads to the
 * control before or after the focused one. At the ends it wraps around. Home and End lead to the first and the last control.
 * If no control has the focus, an arrow key leads to the first or the last one.
 *
 * @param items the controls, in the order of the page
 * @returns undefined for any other key, and with a modifier key: the browser uses Alt with an arrow to go back in history
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
