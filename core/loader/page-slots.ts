import type { Moment } from '../contract/moment';
import type { Bundle } from './bundle';
import { whenIdle } from '../timing/wait';
import { closest, unclobbered } from '../dom/unclobbered';
import { findSlots } from './observe-slots';
import { setStatus } from '../dom/slot-status';
import type { Slot } from './slot';
import { savesData } from '../page/saves-data';

/** The group with a widget's code, and the widget's moment. */
interface TableEntry {
  readonly group: string;
  readonly moment: Moment;
}

/**
 * Reads the bundle's table of widgets.
 * @param moments an object whose keys are all moments
 * @returns a function that finds the entry of a widget's name
 */
export function readTable(
  { widgets }: Pick<Bundle, 'widgets'>,
  moments: Readonly<Record<Moment, unknown>>,
): (name: string) => TableEntry | undefined {
  const entries = new Map<string, TableEntry>();
  for (const line of widgets.split('\n')) {
    const [group = '', ...messages] = line.split(' ');
    let moment: Moment = 'interaction';
    for (const word of messages) {
      if (word in moments) moment = word as Moment;
      else entries.set(word, { group, moment });
    }
  }
  return (name) => entries.get(name);
}

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

/** The steps in the life of the slots of a page. */
export interface PageSlots {
  /** Adds elements with `data-widget`, except those that are known already. */
  follow(elements: readonly HTMLElement[]): void;
  /**
   * Makes a waiting slot due, and with it the waiting slots of its group in the same product scope, because they share their state.
   * It does nothing for a slot that is not waiting.
   */
  bringForward(slot: Element): void;
  /** Makes all slots due that wait for the runtime, now and from now on. */
  bringDeferredForward(): void;
  /** Unmounts and removes the slots that are not in the page any more. A slot that was moved is still in it. */
  removeGone(): void;
  /** Unmounts and removes all slots. */
  removeAll(): void;
}

/**
 * @param slots gets the slots of the page, by their elements
 * @param due called once with each slot whose moment has come
 * @param unknown called with each element whose `data-widget` is the name of no widget
 */
export function pageSlots(
  slots: Map<Element, Slot>,
  bundle: Pick<Bundle, 'widgets'>,
  due: (slot: Slot) => void,
  unknown: (element: HTMLElement) => void,
): PageSlots {
  const bringForward = (element: Element) => {
    const { status, group } = slots.get(element) ?? {};
    // One search of a scope is enough: its first slot brings the others forward.
    if (status !== 'waiting') return;
    const scope = closest(element, '[data-product-scope]');
    for (const mate of scope ? findSlots(scope) : [element]) {
      const slot = slots.get(mate);
      if (slot?.status === 'waiting' && slot.group === group) due(slot);
    }
  };
  const waits = whenDue(bringForward);

  const findEntry = readTable(bundle, waits);

  const follow = (element: HTMLElement) => {
    if (slots.has(element)) return;
    const { widget, widgetWhen = '' } = unclobbered(element, 'dataset') as DOMStringMap & { widget: string };
    const entry = findEntry(widget);
    if (!entry) return unknown(element);
    // An unknown moment is reported when the slot is mounted.
    const wanted = Object.hasOwn(waits, widgetWhen) ? (widgetWhen as Moment) : entry.moment;
    // With Save-Data on, no code is loaded only because the page is idle.
    const moment = wanted === 'idle' && savesData() ? 'runtime' : wanted;
    const slot = { element, widget, ...entry, moment } as Slot;
    slots.set(element, slot);
    setStatus(slot, 'waiting');
    return slot;
  };

  const bringDeferredForward = () => {
    waits.runtime = bringForward;
    // The product's own slots first: they show the response to a choice.
    for (const place of ['[data-product-scope]', ':root']) {
      for (const { element, moment } of slots.values()) {
        if (moment === 'runtime' && closest(element, place)) bringForward(element);
      }
    }
  };

  const remove = (slot: Slot) => {
    slots.delete(slot.element);
    slot.unmount?.();
    slot.status = 'removed';
    delete unclobbered(slot.element, 'dataset').widgetStatus;
  };

  return {
    // All slots are known before the first one is due: it brings those of its product forward, with one search.
    follow: (elements) => elements.map(follow).forEach((slot) => slot && waits[slot.moment](slot.element)),
    bringForward,
    bringDeferredForward,
    removeGone: () => slots.forEach((slot) => document.contains(slot.element) || remove(slot)),
    removeAll: () => slots.forEach(remove),
  };
}
