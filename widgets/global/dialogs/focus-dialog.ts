/** The first match that is visible and does not belong to a dialog nested in this one. */
const firstShown = (dialog: HTMLDialogElement, selector: string): HTMLElement | undefined =>
  [...dialog.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.closest('dialog') === dialog && !element.closest('[hidden]'),
  );

/**
 * Sets the focus to the element at which reading should begin: the element with `autofocus`, else the heading, which screen
 * readers then read, else the dialog itself while its content is loading. Without this, the browser would focus the close
 * button. If the shopper has already moved the focus inside the dialog, it stays.
 *
 * @param justOpened whether the dialog has just opened, so that the browser has moved the focus, not the shopper
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
 * Names a dialog by the heading that it shows now. An `aria-labelledby` of the template stays. The template's `aria-label`
 * is the name as long as there is no heading.
 *
 * @returns a function that removes the name
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
