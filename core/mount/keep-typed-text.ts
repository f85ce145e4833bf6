import { unhidden } from '../page/unhidden';

/**
 * Remembers what the shopper typed into the textareas of a slot, because React writes the server's text over it when it
 * hydrates.
 * @returns puts text and caret back; call it when the flush is over
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
