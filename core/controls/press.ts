/**
 * Whether a key or an input belongs to an input method, such as those for Chinese, Japanese and Korean. While it composes a text,
 * the arrow keys, Enter and Escape are for its candidates, and the text in the field is not final. When the composition ends,
 * the field gets one more `input` event, as in Firefox. In Chromium and Safari each `input` event is part of the composition.
 *
 * Android's keyboards compose each word of any language until the next space. So there `input` events count as typing:
 * https://github.com/algolia/instantsearch/issues/5986
 */
export function isComposing(event: Event): boolean {
  const { type, target, isComposing, keyCode } = event as KeyboardEvent;
  // In Safari the key that ends a composition comes after its end: https://bugs.webkit.org/show_bug.cgi?id=165004
  if (type !== 'input') return isComposing || keyCode === 229;
  if (!isComposing || /Android/.test(navigator.userAgent)) return false;
  target!.addEventListener('compositionend', sendInput, { once: true });
  return true;
}

const sendInput = ({ target }: Event) => void target!.dispatchEvent(new Event('input', { bubbles: true }));

type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether the page should handle a click. For a click with Ctrl, Command, Shift, Alt or another button, the browser opens a
 * new tab or a window, or downloads the link.
 *
 * @param event a click, native or React's
 */
export function isPlainClick(event: Event | Click): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event as Click;
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}

/** Whether a pointer event comes from a mouse. A finger fires the same events but can't hover. */
export const isMouse = (event: Event | { pointerType: string }): boolean =>
  'pointerType' in event && event.pointerType === 'mouse';

/**
 * Whether the mouse is over an element now. It may have been there before the widget was mounted, so no event reports it. On a
 * device that cannot hover, a touched element matches `:hover` too.
 */
export const isHovered = (element: Element): boolean =>
  element.matches(':hover') && window.matchMedia('(hover: hover)').matches;
