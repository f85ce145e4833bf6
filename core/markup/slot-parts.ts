import { unclobbered } from '../dom/unclobbered';

/** Finds a slot's parts in document order, without those in nested slots; a nested slot's own element may be one. */
export function slotParts(slot: Element): Element[] {
  return [...unclobbered(slot, 'querySelectorAll')('[data-part]')].filter((part) => {
    const parent = unclobbered(part, 'parentElement')!;
    return unclobbered(parent, 'closest')('[data-widget]') === slot;
  });
}
