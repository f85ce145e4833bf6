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
