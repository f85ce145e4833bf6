import { trusted } from '../page/trusted';

type Content = { text?: unknown; html?: unknown; value?: unknown; checked?: unknown };

/** The one place that sets HTML. It gets what the shop's own server rendered, never a text from one of its answers. */
const setServerHtml = (element: Element, html: string) => {
  element.innerHTML = trusted.createHTML(html);
};

/**
 * Writes to an element the content that React must not own, and only what differs from the content before: translators,
 * apps and the shopper write to the element as well. Without text and HTML it gets back what the server printed.
 * @param before the content that was written last
 * @param now the content that holds from now on
 * @param printed the element's HTML as the server printed it; needed once text or HTML was written
 */
export function writeContent(element: HTMLElement, before: Content, now: Content, printed: string | undefined): void {
  // Fields of each kind have a value, and a widget gives none to other elements.
  const field = element as HTMLInputElement;
  if (now.html != null) {
    if (now.html !== before.html) setServerHtml(element, String(now.html));
  } else if (now.text != null) {
    const text = String(now.text);
    if (before.text == null || String(before.text) !== text) {
      if (element.textContent !== text || before.html != null) element.textContent = text;
    }
  } else if (before.html != null || before.text != null) {
    setServerHtml(element, printed!);
  }
  if (now.value !== undefined && now.value !== before.value && field.value !== String(now.value)) {
    field.value = String(now.value);
  }
  if (now.checked !== undefined && now.checked !== before.checked) field.checked = Boolean(now.checked);
}
