type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a click means what the page does with it: one with Ctrl, Command, Shift, Alt or another button asks the
 * browser for a tab, a window or a download of the link, and is the browser's.
 *
 * @param event a click, native or React's
 */
export function isPlainClick(event: Event | Click): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event as Click;
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}
