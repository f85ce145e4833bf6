import { slotParts } from '../markup/slot-parts';
import { parseHtml } from '../page/parse-html';

/**
 * Converts an answer to the contents of a list's parts. The answer of a theme may include the part's own element. Then
 * the content of that element is the content of the part.
 *
 * @param slot the element around the list and its filters
 * @param answer name of a part → the shop's HTML
 * @param list the part that must not become empty
 * @throws Error when the answer has no list, or when another script has removed the part from the slot
 */
export function listContent<Name extends string>(
  slot: HTMLElement,
  answer: Readonly<Record<Name, string>>,
  list: NoInfer<Name>,
): Readonly<Record<Name, string>> {
  const content: Record<string, string> = { ...answer };
  let hasPlace = false;
  for (const part of slotParts(slot)) {
    const name = part.getAttribute('data-part')!;
    hasPlace ||= name === list;
    // If the part has no id, `[id~=""]` matches nothing.
    const same = [...parseHtml(content[name] ?? '').querySelectorAll(`[data-part="${name}"], [id~="${part.id}"]`)].find(
      (element) => [undefined, slot.dataset.widget].includes(widgetAround(element)),
    );
    if (same) content[name] = same.innerHTML;
  }
  const html = content[list] ?? '';
  // If the answer has the slot but no list in it, that slot would be mounted in the place of the list.
  const isList = html.trim() && !parseHtml(html).querySelector(`[data-widget="${slot.dataset.widget}"]`);
  if (!hasPlace || !isList) throw new Error('no list, or no part for it');
  return content as Record<Name, string>;
}

const widgetAround = (element: Element) => element.closest<HTMLElement>('[data-widget]')?.dataset.widget;
