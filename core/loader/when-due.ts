import type { Moment } from '../contract/moment';

/** How far below the window a slot counts as in sight, so that it is live when the shopper gets there. */
const MARGIN = '200px';

const dueByElement = new WeakMap<Element, () => void>();
let sight: IntersectionObserver | undefined;

/**
 * Calls back when a slot's moment has come; a slot that is no longer waiting by then does not mind. Sight is asked of
 * one IntersectionObserver only: measuring rectangles in lists with `content-visibility` lays out every skipped
 * subtree (4.6 s for a thousand slots).
 */
export function whenDue(element: Element, moment: Moment, due: () => void): void {
  if (moment === 'now') due();
  // Safari has no requestIdleCallback.
  if (moment === 'idle') (window.requestIdleCallback ?? setTimeout)(due);
  if (moment === 'visible') {
    sight ??= new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          sight?.unobserve(target);
          dueByElement.get(target)?.();
        }
      },
      { rootMargin: MARGIN },
    );
    dueByElement.set(element, due);
    sight.observe(element);
  }
}
