type Content = { text?: unknown; html?: unknown; value?: unknown; checked?: unknown };

/** The one place that sets HTML: what the store's own server rendered, never a text of its answers. */
const setServerHtml = (element: Element, html: string) => {
  element.innerHTML = html;
};

/**
 * Writes what React must not own to the element, and only what the widget has changed since it last said something.
 * Text and HTML that the widget takes back are given back as the server printed them.
 * @param printed the element's HTML as the server printed it
 */
export function writeContent(element: HTMLElement, before: Content, now: Content, printed: string): void {
  const field = element as HTMLInputElement;
  if (now.html != null) {
    if (now.html !== before.html) setServerHtml(element, String(now.html));
  } else if (now.text != null) {
    const text = String(now.text);
    if (before.text == null || String(before.text) !== text) {
      if (element.textContent !== text || before.html != null) element.textContent = text;
    }
  } else if (before.html != null || before.text != null) {
    setServerHtml(element, printed);
  }
  if (now.value !== undefined && now.value !== before.value && field.value !== String(now.value)) {
    field.value = String(now.value);
  }
  if (now.checked !== undefined && now.checked !== before.checked) field.checked = Boolean(now.checked);
}
