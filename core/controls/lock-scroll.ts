/** The classes of the body while a dialog or the drawer is open: themes stop the page's scrolling by them, apps style by them. */
type Lock = 'has-activeModal' | 'has-activeNavPages';
const LOCKS: readonly Lock[] = ['has-activeModal', 'has-activeNavPages'];

/**
 * Sets the class by which the theme stops the page's scrolling, and keeps the place of a classic scrollbar meanwhile, so that the
 * page does not become wider and back. `scrollbar-gutter: stable` would also reserve a place for hidden scrollbars, and change `vw`.
 */
export function lockScroll(lock: Lock, isLocked: boolean): void {
  const { body, documentElement: root } = document;
  const hasScrollbar = innerWidth > root.clientWidth;
  const before = body.getBoundingClientRect();
  body.classList.toggle(lock, isLocked);
  if (!LOCKS.some((one) => body.classList.contains(one))) {
    keepPlace('left', 0);
    keepPlace('right', 0);
    root.style.removeProperty('--scrollbar');
  } else if (hasScrollbar) {
    const { left, right } = body.getBoundingClientRect();
    // In a page from right to left the scrollbar can be at the left.
    keepPlace('left', before.left - left);
    keepPlace('right', right - before.right);
    // For what is fixed in the window, which no border moves.
    root.style.setProperty('--scrollbar', `${right - left - before.width}px`);
  }
}

/** Adds an invisible border, because themes give the body a padding, but no border. */
function keepPlace(side: 'left' | 'right', width: number): void {
  const set = (name: string, value: string) =>
    document.body.style.setProperty(`border-${side}-${name}`, width > 0 ? value : '');
  set('style', 'solid');
  set('color', 'transparent');
  set('width', `${width}px`);
}
