import { unclobbered } from '../dom/unclobbered';

/**
 * Finds the parts of a slot, in the order of the page. A part inside a nested slot belongs to the nested slot. But the
 * nested slot's own element may be a part of the outer slot.
 */
export function slotParts(slot: Element): Element[] {
  return [...unclobbered(slot, 'querySelectorAll')('[data-part]')].filter((part) => {
    const parent = unclobbered(part, 'parentElement')!;
    return unclobbered(parent, 'closest')('[data-widget]') === slot;
  });
}
