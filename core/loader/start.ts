import { closestName } from '../errors/closest-name';
import { report } from '../errors/report';
import type { Bundle, Moment } from './bundle';
import { holdEvents } from './hold-events';
import { loadChunk } from './load-chunk';
import { observeSlots, findSlots } from './observe-slots';
import { publicHandle, type StorefrontWidgets } from './public-handle';
import type { Session } from './session';
import { replay, setStatus, type Slot } from './slot';
import { whenDue } from './when-due';

declare global {
  interface Window {
    storefrontWidgets?: StorefrontWidgets;
  }
}

/**
 * Brings a page's slots to life, now and as they come and go. Idempotent per page: a second bundle is reported and
 * does nothing.
 */
export function start(bundle: Bundle): void {
  if (window.storefrontWidgets) {
    const { version } = window.storefrontWidgets;
    report({ kind: 'chunk', message: `widgets ${bundle.version} do nothing: ${version} are on this page already` });
    return;
  }
  const slots = new Map<HTMLElement, Slot>();
  const due = new Map<string, Set<Slot>>();
  const session: Session = {
    version: bundle.version,
    api: () => loadChunk('api', bundle.api).then(({ createStorefrontApi }) => createStorefrontApi()),
  };
  const entries = new Map(
    Object.entries(bundle.groups).flatMap(([group, { widgets }]) =>
      Object.entries(widgets).map(([widget, moment]): [string, { group: string; moment: Moment }] => [widget, { group, moment }]),
    ),
  );

  const follow = (element: HTMLElement) => {
    if (slots.has(element)) return;
    const widget = element.dataset.widget ?? '';
    const entry = entries.get(widget);
    if (!entry) {
      const near = closestName(widget, entries.keys());
      const message = `${widget}: no widget has this name${near ? `; did you mean "${near}"?` : ''}`;
      return report({ kind: 'contract', message, element, widget });
    }
    const slot: Slot = {
      element,
      widget,
      group: entry.group,
      status: 'waiting',
      held: [],
      cancel: () => undefined,
      unmount: null,
    };
    slots.set(element, slot);
    setStatus(slot, 'waiting');
    slot.cancel = whenDue(element, (element.dataset.widgetWhen as Moment | undefined) ?? entry.moment, () => bringForward(slot));
  };

  /** A product's slots share their state: when one is due, so are all that wait in its scope. */
  const bringForward = (slot: Slot) => {
    const scope = slot.element.closest('[data-product-scope]');
    const together = scope ? findSlots(scope).map((element) => slots.get(element)) : [];
    for (const one of [slot, ...together]) if (one?.status === 'waiting' && (one === slot || one.group === slot.group)) load(one);
  };

  const load = (slot: Slot) => {
    slot.cancel();
    setStatus(slot, 'loading');
    const waiting = due.get(slot.group);
    if (waiting) return void waiting.add(slot);
    due.set(slot.group, new Set([slot]));
    // What is found or comes into sight in the same turn is mounted in the same slices.
    queueMicrotask(() => void mountGroup(slot.group));
  };

  const mountGroup = async (name: string) => {
    const take = (): Slot[] => {
      const taken = [...(due.get(name) ?? [])];
      due.delete(name);
      return taken;
    };
    let taken: Slot[] = [];
    try {
      const { group } = await loadChunk(name, bundle.groups[name]!.load);
      taken = take();
      await group.mount(session, taken.map(({ element }) => element), (element, outcome, unmount) => {
        const slot = slots.get(element);
        if (!slot) return unmount();
        slot.unmount = unmount;
        setStatus(slot, outcome);
      });
    } catch (cause) {
      taken = taken.length > 0 ? taken : take();
      report({ kind: 'chunk', message: String((cause as Error).message ?? cause), cause, element: taken[0]?.element });
      for (const slot of taken) if (slot.status === 'loading') setStatus(slot, 'failed');
    }
    taken.forEach(replay);
  };

  const forget = (slot: Slot) => {
    slot.cancel();
    slots.delete(slot.element);
    due.get(slot.group)?.delete(slot);
    slot.unmount?.();
    delete slot.element.dataset.widgetStatus;
  };
  const forgetRemoved = () => {
    for (const slot of [...slots.values()]) if (!slot.element.isConnected) forget(slot);
  };

  const stopHolding = holdEvents((element) => slots.get(element as HTMLElement), bringForward);
  const found = (elements: HTMLElement[]) => elements.forEach(follow);
  let stopObserving = () => {};

  window.storefrontWidgets = publicHandle(session, {
    slots: () => [...slots.values()],
    refresh: (scope) => {
      forgetRemoved();
      found(findSlots(scope));
    },
    stop: () => {
      stopObserving();
      stopHolding();
      [...slots.values()].forEach(forget);
      delete window.storefrontWidgets;
    },
  });
  stopObserving = observeSlots(found, forgetRemoved);
}
