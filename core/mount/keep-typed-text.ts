import { unhidden } from '../page/unhidden';

/**
 * Saves the text that the shopper has typed into the textareas of a slot. When React hydrates the slot, it overwrites this text
 * with the server's.
 *
 * @returns a function that restores the text and the caret; call it after React has hydrated the slot
 */
export function keepTypedText(slot: Element): () => void {
  const typed = [...unhidden(slot, 'querySelectorAll')('textarea')]
    .filter((area) => area.value !== area.defaultValue)
    .map((area) => ({ area, value: area.value, start: area.selectionStart, end: area.selectionEnd }));
  return () => {
    for (const { area, value, start, end } of typed) {
      if (area.value === value) continue;
      area.value = value;
      area.setSelectionRange(start, end);
    }
  };
}
