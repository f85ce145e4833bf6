type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a click is for the page. A click with Ctrl, Command, Shift, Alt or another button is for the browser: it opens a new tab or
 * window, or downloads the link.
 *
 * @param event a click, native or React's
 */
export function isPlainClick(event: Event | Click): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event as Click;
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}
