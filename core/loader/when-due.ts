import type { Moment } from '../contract/moment';
import { whenIdle } from '../page/when-idle';

/** How far below the window a slot counts as in sight, so that it is live when the shopper gets there. */
const MARGIN = '200px';

/**
 * Makes the ways to wait: each calls back when the moment of a slot has come.
 * @param due may be called when the slot waits no more
 */
export function whenDue(due: (slot: Element) => void): Readonly<Record<Moment, (slot: Element) => void>> {
  const waitingForIdle: Element[] = [];
  let sight: IntersectionObserver | undefined;
  return {
    now: due,
    // One callback for all slots: those that are mounted first would keep the page from being idle for the next.
    idle: (slot) => {
      if (waitingForIdle.push(slot) > 1) return;
      whenIdle(() => waitingForIdle.splice(0).forEach(due));
    },
    // One IntersectionObserver for all slots: to measure rectangles in lists with `content-visibility` lays out every
    // skipped subtree (4.6 s for a thousand slots).
    visible: (slot) => {
      sight ??= new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) {
            if (!isIntersecting) continue;
            sight!.unobserve(target);
            due(target);
          }
        },
        { rootMargin: MARGIN },
      );
      sight.observe(slot);
    },
    // Input brings these slots forward, or the arrival of the runtime.
    interaction: () => {},
    runtime: () => {},
  };
}
