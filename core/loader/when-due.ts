import type { Moment } from '../contract/moment';
import { whenIdle } from '../page/when-idle';

/** A slot is due this far outside the window, so that it is mounted before the shopper scrolls to it. */
const MARGIN = '200px';

/**
 * Makes one function for each moment. The function gets a slot and waits for the moment.
 * @param due called with the slot at that moment, even if the slot is already mounted
 */
export function whenDue(due: (slot: Element) => void): Record<Moment, (slot: Element) => void> {
  const waitingForIdle: Element[] = [];
  let observer: IntersectionObserver | undefined;
  return {
    now: due,
    // One callback for all slots: with a callback for each, the page would be busy with the first slot and the others would wait.
    idle: (slot) => {
      if (waitingForIdle.push(slot) > 1) return;
      whenIdle(() => waitingForIdle.splice(0).forEach(due));
    },
    // One IntersectionObserver for all slots. Measuring rectangles would be slow: in lists with `content-visibility` it forces the
    // layout of every skipped subtree (4.6 s for a thousand slots).
    visible: (slot) => {
      observer ??= new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) {
            if (!isIntersecting) continue;
            observer!.unobserve(target);
            due(target);
          }
        },
        { rootMargin: MARGIN },
      );
      observer.observe(slot);
    },
    // `page-slots.ts` makes these slots due: at the first input in the slot, and with `runtime` also at the first input on the
    // page or the first change of the state.
    interaction: () => {},
    runtime: () => {},
  };
}
