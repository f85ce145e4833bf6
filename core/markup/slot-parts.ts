import { unhidden } from '../page/unhidden';

/**
 * Finds the parts of a slot, in the order of the page. A part inside a nested slot belongs to the nested slot. But the
 * nested slot's own element may be a part of the outer slot.
 */
export function slotParts(slot: Element): Element[] {
  return [...unhidden(slot, 'querySelectorAll')('[data-part]')].filter((part) => {
    const parent = unhidden(part, 'parentElement')!;
    return unhidden(parent, 'closest')('[data-widget]') === slot;
  });
}
