import type { Moment } from '../contract/moment';

/** How far below the window a slot counts as in sight, so that it is live when the shopper gets there. */
const MARGIN = '200px';

const dueByElement = new WeakMap<Element, () => void>();
let sight: IntersectionObserver | undefined;
const waitingForIdle: (() => void)[] = [];

const waits: Readonly<Record<Moment, (due: () => void, element: Element) => void>> = {
  now: (due) => due(),
  // One callback for all slots: those that are mounted first would keep the page from being idle for the next.
  idle: (due) => {
    if (waitingForIdle.push(due) > 1) return;
    // Safari has no requestIdleCallback.
    (window.requestIdleCallback ?? setTimeout)(() => waitingForIdle.splice(0).forEach((each) => each()));
  },
  // One IntersectionObserver for all slots: to measure rectangles in lists with `content-visibility` lays out every
  // skipped subtree (4.6 s for a thousand slots).
  visible: (due, element) => {
    sight ??= new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          sight!.unobserve(target);
          dueByElement.get(target)?.();
        }
      },
      { rootMargin: MARGIN },
    );
    dueByElement.set(element, due);
    sight.observe(element);
  },
  // Input brings these slots forward, or the arrival of the runtime.
  interaction: () => {},
  runtime: () => {},
};

/**
 * Calls back when the moment of a slot has come.
 * @param due may be called when the slot waits no more
 */
export const whenDue = (element: Element, moment: Moment, due: () => void): void => waits[moment](due, element);

/** Reads the moment that a template chose; undefined for a mistake, which the runtime reports when it mounts the slot. */
export const chosenMoment = ({ dataset: { widgetWhen = '' } }: HTMLElement): Moment | undefined =>
  // `company` is the name of `runtime` in version 1.0.
  widgetWhen === 'company' ? 'runtime' : Object.hasOwn(waits, widgetWhen) ? (widgetWhen as Moment) : undefined;
