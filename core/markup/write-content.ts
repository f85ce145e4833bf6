import { unhidden } from '../page/unhidden';
import type { PartProps } from './overrides';
import { parseServerHtml } from './parse-server-html';
import { patchHtml } from './patch-html';

type Content = Pick<PartProps, 'text' | 'html' | 'value' | 'checked' | 'onPointerEnter' | 'onPointerLeave'>;

/**
 * Writes the content and the handlers that React must not own, and only if they differ from those before: translators, apps and the
 * shopper write to the element too. Without text and HTML the element gets its printed content back.
 * @param before the content that was written last
 * @param now the new content
 * @param printed the element's HTML as the server printed it; needed once text or HTML was written
 */
export function writeContent(element: HTMLElement, before: Content, now: Content, printed: string | undefined): void {
  // All kinds of fields have a value, and a widget sets it on fields only.
  const field = element as HTMLInputElement;
  if (now.html != null) {
    if (now.html !== before.html) patchHtml(element, String(now.html), before.html != null);
  } else if (now.text != null) {
    const text = String(now.text);
    if (before.text == null || String(before.text) !== text) {
      if (element.textContent !== text || before.html != null) element.textContent = text;
    }
  } else if (before.html != null || before.text != null) {
    // Scripts that are written this way do not run.
    unhidden(element, 'replaceChildren')(parseServerHtml(printed!));
  }
  if (now.value !== undefined && now.value !== before.value && field.value !== String(now.value)) {
    field.value = String(now.value);
  }
  if (now.checked !== undefined && now.checked !== before.checked) field.checked = Boolean(now.checked);
  // React would need the event `pointerout` of every root to detect which element the pointer enters.
  if (now.onPointerEnter !== before.onPointerEnter) element.onpointerenter = now.onPointerEnter ?? null;
  if (now.onPointerLeave !== before.onPointerLeave) element.onpointerleave = now.onPointerLeave ?? null;
}
