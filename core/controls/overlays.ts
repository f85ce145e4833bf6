/**
 * Makes the rest of the page inert, except overlays of other scripts: a consent banner or a bank's check must be
 * answered.
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

/** Closed dialogs may open over the element; screen readers ignore inert live regions. */
const staysActive = (element: HTMLElement): boolean =>
  element.matches('dialog:not([open]), script, :not(dialog):has(> [role="status"])') ||
  (element.parentElement === document.body && isForeign(element));

/** By these classes themes lock scrolling, and apps style. */
type Lock = 'has-activeModal' | 'has-activeNavPages';
const LOCKS: readonly Lock[] = ['has-activeModal', 'has-activeNavPages'];

/**
 * Keeps a classic scrollbar's place by a border: `scrollbar-gutter: stable` would also reserve space for hidden
 * scrollbars, and change `vw`.
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
    // Right-to-left pages can have the scrollbar at the left.
    keepPlace('left', before.left - left);
    keepPlace('right', right - before.right);
    // For fixed elements, which no border moves.
    root.style.setProperty('--scrollbar', `${right - left - before.width}px`);
  }
}

/** Themes give the body a padding but no border. */
function keepPlace(side: 'left' | 'right', width: number): void {
  const set = (name: string, value: string) =>
    document.body.style.setProperty(`border-${side}-${name}`, width > 0 ? value : '');
  set('style', 'solid');
  set('color', 'transparent');
  set('width', `${width}px`);
}

/** Of another script: a wallet, a bank's check, a captcha, a consent banner. */
export interface Overlay {
  readonly element: Element;
  /** In viewport pixels. */
  readonly rect: DOMRect;
  /** `z-index`; 0 for `auto`. */
  readonly layer: number;
}

/** Server-rendered elements. */
const OWN = '[data-widget],:has([data-widget]),main,:has(main),a[href^="#"]';
/** Some scripts draw in an empty root, or in its shadow. */
const DEPTH = 4;
/** Milliseconds: some scripts change styles many times per second. */
const PAUSE = 30;
/** Loaded CSS, a move into view, a popover, a resized window. */
const SIGNS = ['load', 'transitionend', 'animationend', 'toggle', 'resize'];

/** Whether a child of the body is another script's overlay or root: its position in the flow does not tell. */
export const isForeign = (element: Element): boolean =>
  !element.matches(OWN) && (isOutOfFlow(getComputedStyle(element)) || !(element as HTMLElement).offsetHeight);

const isOutOfFlow = ({ position }: CSSStyleDeclaration): boolean => /fixed|absolute|sticky/.test(position);

/** Some scripts append to the root element, not to the body. */
export const findOverlays = (): Overlay[] =>
  [...document.documentElement.children, ...document.body.children].flatMap((root) =>
    isForeign(root) ? overlaysIn(root, 0, DEPTH) : [],
  );

function overlaysIn(element: Element, around: number, depth: number): Overlay[] {
  const style = getComputedStyle(element);
  // It covers ours by itself.
  if (style.display === 'none' || style.visibility === 'hidden' || element.matches('dialog:modal')) return [];
  const rect = element.getBoundingClientRect();
  const { left, right, top, bottom } = rect;
  const layer = around || Number.parseInt(style.zIndex, 10) || 0;
  const isInWindow =
    Math.min(right, innerWidth) - Math.max(left, 0) > 1 && Math.min(bottom, innerHeight) - Math.max(top, 0) > 1;
  // Its content may be in the way.
  if (isInWindow && isOutOfFlow(style) && style.pointerEvents !== 'none') return [{ element, rect, layer }];
  if (!depth) return [];
  return [...(element.shadowRoot ?? element).children].flatMap((child) => overlaysIn(child, layer, depth - 1));
}

/** Observes overlays. One that returns is new again. */
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
