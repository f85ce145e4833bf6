import type { Moment } from './bundle';

/** How far below the window a slot counts as in sight, so that it is live when the shopper gets there. */
const MARGIN = '200px';

const dueByElement = new WeakMap<Element, () => void>();
let sight: IntersectionObserver | undefined;

/**
 * Calls back when a slot's moment has come. Sight is asked of one IntersectionObserver only: measuring rectangles
 * in lists with `content-visibility` lays out every skipped subtree (4.6 s for a thousand slots).
 * @returns stops waiting
 */
export function whenDue(element: Element, moment: Moment, due: () => void): () => void {
  if (moment === 'now') due();
  if (moment === 'idle') {
    // Safari has no requestIdleCallback.
    const ask = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
    let wanted = true;
    ask(() => wanted && due());
    return () => void (wanted = false);
  }
  if (moment === 'visible') {
    sight ??= new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) dueByElement.get(target)?.();
      },
      { rootMargin: MARGIN },
    );
    dueByElement.set(element, due);
    sight.observe(element);
    return () => sight?.unobserve(element);
  }
  return () => undefined;
}
