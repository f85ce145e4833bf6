import type { Moment } from '../contract/moment';
import { whenIdle } from '../page/when-idle';

/** Distance below the window within which a slot is due, so that it is mounted when the shopper scrolls to it. */
const MARGIN = '200px';

/**
 * Makes the functions that wait: one for each moment.
 * @param due called with a slot when its moment has come, also if the slot is mounted already
 */
export function whenDue(due: (slot: Element) => void): Record<Moment, (slot: Element) => void> {
  const waitingForIdle: Element[] = [];
  let sight: IntersectionObserver | undefined;
  return {
    now: due,
    // One callback for all slots: mounting the first would keep the page from being idle for the next.
    idle: (slot) => {
      if (waitingForIdle.push(slot) > 1) return;
      whenIdle(() => waitingForIdle.splice(0).forEach(due));
    },
    // One IntersectionObserver for all slots. Measuring rectangles would be slow: in lists with `content-visibility` it forces the
    // layout of every skipped subtree (4.6 s for a thousand slots).
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
    // The first input brings these slots forward. The loaded runtime brings the deferred ones forward, and `runtime` becomes `now`.
    interaction: () => {},
    runtime: () => {},
  };
}
