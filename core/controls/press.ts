/**
 * Whether an input method composes (decision 154). Android's keyboards compose every word, so there `input` events
 * count as typing: https://github.com/algolia/instantsearch/issues/5986
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

/** False for clicks that open a tab or a window, or download. */
export function isPlainClick(event: Event | Click): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event as Click;
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}

/** A finger can't hover. */
export const isMouse = (event: Event | { pointerType: string }): boolean =>
  'pointerType' in event && event.pointerType === 'mouse';

/** No event reports a mouse that was there already. A touched element matches `:hover`, too. */
export const isHovered = (element: Element): boolean =>
  element.matches(':hover') && window.matchMedia('(hover: hover)').matches;
