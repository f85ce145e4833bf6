import type { Moment } from '../contract/moment';
import { setStatus } from '../dom/slot-status';
import { closest, unclobbered } from '../dom/unclobbered';
import { savesData } from '../page/saves-data';
import { whenIdle } from '../timing/wait';
import { findSlots } from './observe-slots';
import type { Slot } from './slot';

export interface TableEntry {
  readonly group: string;
  readonly moment: Moment;
}

/** Reads a table of widgets, see `Bundle`, into `entries`. */
export function readTable(
  table: string,
  moments: Readonly<Record<Moment, unknown>>,
  entries: Map<string, TableEntry>,
): void {
  for (const line of table.split(/[\n;]/)) {
    const [group = '', ...words] = line.split(' ');
    let moment: Moment = 'interaction';
    for (const word of words) {
      if (word in moments) moment = word as Moment;
      else entries.set(word, { group, moment });
    }
  }
}

/** Slots mount before the shopper scrolls to them. */
const MARGIN = '200px';

/** For each moment, a function that makes a slot due then, even if it is mounted. */
export function whenDue(due: (slot: Element) => void): Record<Moment, (slot: Element) => void> {
  const waitingForIdle: Element[] = [];
  let observer: IntersectionObserver | undefined;
  return {
    now: due,
    // With a callback for each slot, the first would keep the page busy.
    idle: (slot) => {
      if (waitingForIdle.push(slot) > 1) return;
      whenIdle(() => waitingForIdle.splice(0).forEach(due));
    },
    // One observer for all: measuring rectangles forces the layout of subtrees skipped by `content-visibility` (4.6 s
    // for a thousand slots).
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
    // `pageSlots` makes these due on input, and `runtime` also on a state change.
    interaction: () => {},
    runtime: () => {},
  };
}

export interface PageSlots {
  /** For the slots that are followed from now on. */
  addWidgets(table: string): void;
  follow(elements: readonly HTMLElement[]): void;
  /** Makes a waiting slot due, with those of its group in the same product scope: they share state. */
  bringForward(slot: Element): void;
  /** Makes slots of the moment `runtime` due, from now on. */
  bringDeferredForward(): void;
  /** Unmounts slots that have left the page. */
  removeGone(): void;
  removeAll(): void;
}

/**
 * Follows slots from discovery to removal.
 *
 * @param widgets the bundle's table
 */
export function pageSlots(
  slots: Map<Element, Slot>,
  widgets: string,
  due: (slot: Slot) => void,
  unknown: (element: HTMLElement) => void,
): PageSlots {
  const bringForward = (element: Element) => {
    const { status, group } = slots.get(element) ?? {};
    // The first slot of a scope is enough.
    if (status !== 'waiting') return;
    const scope = closest(element, '[data-product-scope]');
    for (const mate of scope ? findSlots(scope) : [element]) {
      const slot = slots.get(mate);
      if (slot?.status === 'waiting' && slot.group === group) due(slot);
    }
  };
  const waits = whenDue(bringForward);

  const entries = new Map<string, TableEntry>();
  const addWidgets = (table: string) => readTable(table, waits, entries);
  addWidgets(widgets);

  const follow = (element: HTMLElement) => {
    if (slots.has(element)) return;
    const { widget, widgetWhen = '' } = unclobbered(element, 'dataset') as DOMStringMap & { widget: string };
    const entry = entries.get(widget);
    if (!entry) return unknown(element);
    // Mounting reports an unknown moment.
    const wanted = Object.hasOwn(waits, widgetWhen) ? (widgetWhen as Moment) : entry.moment;
    // With Save-Data, an idle page loads no code.
    const moment = wanted === 'idle' && savesData() ? 'runtime' : wanted;
    const slot = { element, widget, ...entry, moment } as Slot;
    slots.set(element, slot);
    setStatus(slot, 'waiting');
    return slot;
  };

  const bringDeferredForward = () => {
    waits.runtime = bringForward;
    // The product's slots show the response to a choice.
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
    addWidgets,
    // All must be known when the first one brings its scope forward.
    follow: (elements) => elements.map(follow).forEach((slot) => slot && waits[slot.moment](slot.element)),
    bringForward,
    bringDeferredForward,
    removeGone: () => slots.forEach((slot) => document.contains(slot.element) || remove(slot)),
    removeAll: () => slots.forEach(remove),
  };
}
