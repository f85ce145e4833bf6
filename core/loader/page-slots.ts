import type { Moment } from '../contract/moment';
import type { Bundle } from './bundle';
import { findSlots } from './observe-slots';
import { setStatus, type Slot } from './slot';
import { whenDue } from './when-due';

/** The slots of a page, from found to removed. */
export interface PageSlots {
  get(element: Element): Slot | undefined;
  all(): Slot[];
  /** Begins to follow elements with `data-widget`; those that are followed already stay as they are. */
  follow(elements: readonly HTMLElement[]): void;
  /** Brings a waiting slot's moment forward, and with it all that wait in its product's scope: they share their state. */
  bringForward(slot: Slot): void;
  /** Brings all slots forward that were deferred until the runtime is there. */
  mountDeferred(): void;
  /** Unmounts and forgets what has left the page. A slot that was only moved is still there. */
  forgetRemoved(): void;
  forgetAll(): void;
}

/** The moment that the slot's author chose; nothing for a slip, which the runtime reports when it mounts the slot. */
function chosenMoment({ dataset }: HTMLElement): Moment | undefined {
  const [moment] = /^(now|idle|visible|interaction|runtime|company)$/.exec(dataset.widgetWhen ?? '') ?? [];
  // What `runtime` was called in version 1.0.
  return moment === 'company' ? 'runtime' : (moment as Moment | undefined);
}

/**
 * @param due called once with each slot whose moment has come
 * @param unknown called with each element whose `data-widget` no widget has, and all names there are
 */
export function pageSlots(
  bundle: Bundle,
  due: (slot: Slot) => void,
  unknown: (element: HTMLElement, names: Iterable<string>) => void,
): PageSlots {
  const slots = new Map<Element, Slot>();
  const deferred = new Set<Slot>();
  let hasRuntime = false;
  const known = new Map<string, { group: string; moment: Moment }>();
  for (const [group, { widgets }] of Object.entries(bundle.groups)) {
    for (const [widget, moment] of Object.entries(widgets)) known.set(widget, { group, moment });
  }

  const follow = (element: HTMLElement) => {
    if (slots.has(element)) return;
    const widget = element.dataset.widget ?? '';
    const entry = known.get(widget);
    if (!entry) return unknown(element, known.keys());
    const slot: Slot = { element, widget, group: entry.group, status: 'waiting', held: [], unmount: null };
    slots.set(element, slot);
    setStatus(slot, 'waiting');
    const moment = chosenMoment(element) ?? entry.moment;
    if (moment === 'runtime') deferred.add(slot);
    else whenDue(element, moment, () => bringForward(slot));
    if (hasRuntime) mountDeferred();
  };

  const mountDeferred = () => {
    hasRuntime = true;
    deferred.forEach(bringForward);
    deferred.clear();
  };

  const bringForward = (slot: Slot) => {
    const scope = slot.element.closest('[data-product-scope]');
    const mates = scope ? findSlots(scope).map((element) => slots.get(element)) : [];
    for (const mate of new Set([slot, ...mates])) {
      if (mate?.status === 'waiting' && mate.group === slot.group) due(mate);
    }
  };

  const forget = (slot: Slot) => {
    deferred.delete(slot);
    slots.delete(slot.element);
    slot.unmount?.();
    slot.status = 'removed';
    delete slot.element.dataset.widgetStatus;
  };

  return {
    get: (element) => slots.get(element),
    all: () => [...slots.values()],
    follow: (elements) => elements.forEach(follow),
    bringForward,
    mountDeferred,
    forgetRemoved: () => {
      for (const slot of [...slots.values()]) if (!slot.element.isConnected) forget(slot);
    },
    forgetAll: () => [...slots.values()].forEach(forget),
  };
}
