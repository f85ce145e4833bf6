/**
 * The elements of a slot that carry `data-part` and are its own: what stands inside a nested slot belongs to that
 * slot, but the nested slot's own element may be a part of the outer one.
 */
export function slotParts(slot: Element): Element[] {
  return [...slot.querySelectorAll('[data-part]')].filter(
    (part) => part.parentElement?.closest('[data-widget]') === slot,
  );
}
