/**
 * Makes everything else of the shop's page inert: the focus, the pointer and a screen reader's own cursor stay inside. Overlays
 * of other scripts stay active: a consent banner or a bank's check must be answered.
 *
 * @returns a function that makes the page usable again
 */
export function isolate(element: HTMLElement): () => void {
  const isolated: HTMLElement[] = [];
  for (let inside: HTMLElement = element; inside.parentElement; inside = inside.parentElement) {
    if (inside === document.body) break;
    for (const other of inside.parentElement.children) {
      if (other === inside || !(other instanceof HTMLElement) || other.inert || staysActive(other)) continue;
      other.inert = true;
      isolated.push(other);
    }
  }
  return () => {
    for (const other of isolated.splice(0)) other.inert = false;
  };
}

/** Closed dialogs may open over the element, and screen readers ignore inert live regions: both must stay active. */
const staysActive = (element: HTMLElement): boolean =>
  element.matches('dialog:not([open]), script, :not(dialog):has(> [role="status"])') ||
  (element.parentElement === document.body && isForeign(element));

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

/** A visible box of another script over the page: a wallet, a bank's check, a captcha's task, a consent banner, a chat. */
export interface Overlay {
  readonly element: Element;
  /** In pixels of the window. */
  readonly rect: DOMRect;
  /** Its `z-index`; 0 for `auto`. */
  readonly layer: number;
}

/** What the shop's templates render: everything with a slot, the main content, a skip link. */
const OWN = '[data-widget],:has([data-widget]),main,:has(main),a[href^="#"]';
/** How deep a box is in the element that its script appended: some append one empty root and draw in it, or in its shadow. */
const DEPTH = 4;
/** Milliseconds from a change of the page until it is looked at: some scripts change styles many times per second. */
const PAUSE = 30;
/** Events that can come with a box: its CSS has arrived, it has moved into view, it is a popover, the window has another size. */
const SIGNS = ['load', 'transitionend', 'animationend', 'toggle', 'resize'];

/**
 * Whether a child of the body is an overlay, or the root of overlays, that no template of the shop has rendered. An element
 * in the flow of the page is not: its place says nothing about who rendered it.
 */
export const isForeign = (element: Element): boolean =>
  !element.matches(OWN) && (isOutOfFlow(getComputedStyle(element)) || !(element as HTMLElement).offsetHeight);

const isOutOfFlow = ({ position }: CSSStyleDeclaration): boolean => /fixed|absolute|sticky/.test(position);

/** All overlays of other scripts that are in the window now. Some scripts append to the root element, not to the body. */
export const findOverlays = (): Overlay[] =>
  [...document.documentElement.children, ...document.body.children].flatMap((root) =>
    isForeign(root) ? overlaysIn(root, 0, DEPTH) : [],
  );

function overlaysIn(element: Element, around: number, depth: number): Overlay[] {
  const style = getComputedStyle(element);
  // A modal dialog covers ours by itself.
  if (style.display === 'none' || style.visibility === 'hidden' || element.matches('dialog:modal')) return [];
  const rect = element.getBoundingClientRect();
  const { left, right, top, bottom } = rect;
  const layer = around || Number.parseInt(style.zIndex, 10) || 0;
  const isInWindow =
    Math.min(right, innerWidth) - Math.max(left, 0) > 1 && Math.min(bottom, innerHeight) - Math.max(top, 0) > 1;
  // A box that lets every press through is not in the way; its content may be.
  if (isInWindow && isOutOfFlow(style) && style.pointerEvents !== 'none') return [{ element, rect, layer }];
  if (!depth) return [];
  return [...(element.shadowRoot ?? element).children].flatMap((child) => overlaysIn(child, layer, depth - 1));
}

/**
 * Watches for overlays of other scripts.
 *
 * @param changed called after changes of the page, with the overlays that have come since, and with all. An overlay that was
 * there before has come only when it has been away.
 * @returns a function that stops watching
 */
export function watchOverlays(changed: (come: readonly Overlay[], all: readonly Overlay[]) => void): () => void {
  let before = new Set(findOverlays().map(({ element }) => element));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    timer = undefined;
    const all = findOverlays();
    before = new Set(all.flatMap(({ element }) => (before.has(element) ? [element] : [])));
    changed(
      all.filter(({ element }) => !before.has(element)),
      all,
    );
  };
  const lookLater = (): void => {
    timer ??= setTimeout(look, PAUSE);
  };
  const observer = new MutationObserver(lookLater);
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['class', 'style', 'hidden', 'open'],
  });
  for (const sign of SIGNS) window.addEventListener(sign, lookLater, true);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, lookLater, true);
  };
}
