const KEYS = { row: ['ArrowLeft', 'ArrowRight'], column: ['ArrowUp', 'ArrowDown'] } as const;

/**
 * Arrows wrap around. Undefined for other keys, and with a modifier key: browsers use Alt with an arrow to go back in
 * history.
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
