/** The classes of the body while a dialog or the drawer is open: themes stop the page's scrolling by them, apps style by them. */
type Lock = 'has-activeModal' | 'has-activeNavPages';
const LOCKS: readonly Lock[] = ['has-activeModal', 'has-activeNavPages'];

/**
 * Sets the class by which the theme stops the page's scrolling, and keeps the place of a classic scrollbar meanwhile, so that the
 * page does not become wider and back (decision 149).
 */
export function lockScroll(lock: Lock, isLocked: boolean): void {
  const { body, documentElement: root } = document;
  const hasScrollbar = innerWidth > root.clientWidth;
  const before = body.getBoundingClientRect();
  body.classList.toggle(lock, isLocked);
  if (!LOCKS.some((one) => body.classList.contains(one))) {
    body.style.borderLeft = body.style.borderRight = '';
    root.style.removeProperty('--scrollbar');
  } else if (hasScrollbar) {
    const { left, right } = body.getBoundingClientRect();
    // A border, because themes give the body a padding. The scrollbar can be at the left in a page from right to left.
    if (before.left > left) body.style.borderLeft = `${before.left - left}px solid transparent`;
    if (right > before.right) body.style.borderRight = `${right - before.right}px solid transparent`;
    // For what is fixed in the window, which no border moves.
    root.style.setProperty('--scrollbar', `${right - left - before.width}px`);
  }
}
