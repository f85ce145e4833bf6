import { unclobbered } from '../dom/unclobbered';

/** In document order, without those in nested slots; a nested slot's own element may be a part. */
export function slotParts(slot: Element): Element[] {
  return [...unclobbered(slot, 'querySelectorAll')('[data-part]')].filter((part) => {
    const parent = unclobbered(part, 'parentElement')!;
    return unclobbered(parent, 'closest')('[data-widget]') === slot;
  });
}
