/** The first match that is visible and does not belong to a dialog nested in this one. */
const firstShown = (dialog: HTMLDialogElement, selector: string): HTMLElement | undefined =>
  [...dialog.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.closest('dialog') === dialog && !element.closest('[hidden]'),
  );

/**
 * Puts the focus where reading should begin: on the element with `autofocus`, else on the heading, which is then read
 * aloud, else on the dialog itself while its content is loading. The browser alone would choose the close button. When
 * the shopper has already moved the focus inside the dialog, it stays.
 *
 * @param justOpened whether the browser has moved the focus, not the shopper
 */
export function focusDialog(dialog: HTMLDialogElement, justOpened: boolean): void {
  const focused = document.activeElement;
  const moved = focused !== dialog && dialog.contains(focused);
  if (moved && !justOpened) return;
  const target = firstShown(dialog, '[autofocus]') ?? findHeading(dialog) ?? dialog;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Names a dialog by the heading that it shows now. An `aria-labelledby` of the template is kept; its `aria-label` is the
 * name as long as there is no heading.
 *
 * @returns removes the name
 */
export function labelDialog(dialog: HTMLDialogElement): () => void {
  const heading = findHeading(dialog);
  if (!heading || dialog.hasAttribute('aria-labelledby')) return () => undefined;
  heading.id ||= `${dialog.id || dialog.dataset.widget}-title`;
  dialog.setAttribute('aria-labelledby', heading.id);
  return () => dialog.removeAttribute('aria-labelledby');
}

const findHeading = (dialog: HTMLDialogElement): HTMLElement | undefined =>
  firstShown(dialog, '.modal-header-title') ?? firstShown(dialog, 'h1, h2');
