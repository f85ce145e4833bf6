import type { Actions } from '../mount/actions';
import { report } from '../errors/report';
import type { Group } from '../mount/mount-slots';
import type { LoadChunk, Session } from '../mount/session';
import { setStatus } from '../dom/slot-status';
import type { Slot } from './slot';
import type { Bundle } from './bundle';
import { holdEvents } from './hold-events';
import { chunkLoader } from './load-chunk';
import { findSlots, observeSlots } from './observe-slots';
import { pagePolicy } from '../dom/page-policy';
import { pageSlots, type PageSlots } from './page-slots';
import { prefetch } from './prefetch';
import type { OnDemand } from '../mount/on-demand';
import { whenIdle } from '../timing/wait';

/**
 * Whether the browser supports popovers. A browser with popovers also has the other required features (`test/rules/browsers`).
 * Other browsers get the shop without scripts. The theme's style sheets make the same check. The loader contains this function,
 * so the function is short.
 */
export const isSupported = (): boolean => CSS.supports('selector(:popover-open)');

/** `window.storefrontWidgets`: the interface for operators and for other scripts of the page. */
export interface StorefrontWidgets {
  readonly version: string;
  /** Every slot of the page that has a widget, with its status. */
  slots(): readonly { element: HTMLElement; widget: string; status: string }[];
  /** Looks for slots in a part of the page at once. Without it the observer finds them a moment later. */
  refresh(scope?: ParentNode): void;
  /** Unmounts every widget of the page and keeps the markup. */
  stop(): void;
  /**
   * Listens to an event of the widgets.
   * @param name with or without its prefix: `widgets:cart-changed` or `cart-changed`
   * @returns a function that stops listening
   */
  on(name: string, listener: (detail: unknown) => void): () => void;
  /** Actions for other scripts. `await` loads the runtime if it has not loaded yet. */
  readonly actions: PromiseLike<Actions>;
}

/** Listens to an event of the widgets: see `StorefrontWidgets`. */
const onWidgetEvent: StorefrontWidgets['on'] = (name, listener) => {
  const forward = (event: Event) => listener((event as CustomEvent<unknown>).detail);
  const type = `widgets:${name.replace('widgets:', '')}`;
  document.addEventListener(type, forward);
  return () => document.removeEventListener(type, forward);
};

/**
 * Loads the groups of the slots that are due, and mounts the slots. Slots of a group that become due in one turn, or while
 * the group is loading, are mounted together.
 * @param settled called with a group's name each time its slots are mounted or failed
 * @returns call it with each slot whose moment has come
 */
export function mountDue(
  session: Session,
  loadChunk: LoadChunk,
  settled: (group: string) => void,
): (slot: Slot) => void {
  const due = new Map<string, Slot[]>();
  let reportedCause: string | undefined;

  const takeDue = (name: string): Slot[] => {
    const slots = due.get(name)!;
    due.delete(name);
    // A widget reads a text that was typed before the mount as final. So its slot waits for the end of the composition.
    for (const slot of slots) if (slot.isComposing) setStatus(slot, 'waiting');
    return slots.filter(({ status }) => status === 'loading');
  };

  const failAll = (error: Error, slots: readonly Slot[]) => {
    for (const slot of slots) setStatus(slot, 'failed');
    // All groups fail for one reason when the runtime does not load.
    const cause = String(error.cause);
    if (cause === reportedCause) return;
    reportedCause = cause;
    report({ kind: 'chunk', message: error.message, element: slots[0]?.element, cause: error });
  };

  return (slot) => {
    const { group: name } = slot;
    setStatus(slot, 'loading');
    const waiting = due.get(name);
    if (waiting) {
      waiting.push(slot);
      return;
    }
    due.set(name, [slot]);
    loadChunk<{ group: Group }>(name)
      .then(
        ({ group }) => group.mount(session, takeDue(name)),
        (error: Error) => failAll(error, takeDue(name)),
      )
      .then(() => settled(name));
  };
}

declare global {
  interface Window {
    storefrontWidgets?: StorefrontWidgets;
  }
}

/**
 * Mounts the slots of the page, also those added later, each at its moment. It unmounts those that are removed. It does
 * nothing in a browser that is too old. A second call on a page does nothing either, and is reported.
 */
export function start(bundle: Bundle): void {
  if (!isSupported()) return;
  const { version } = bundle;
  const running = window.storefrontWidgets?.version;
  if (running) {
    return report({
      kind: 'chunk',
      message: `widgets ${version} do nothing: this page runs ${running} already; print the bundle's tag once`,
    });
  }
  const slots = new Map<Element, Slot>();
  const chunks = chunkLoader(bundle);
  const { loadChunk } = chunks;
  const added = new WeakSet<Node>();
  const session: Session = {
    version,
    policy: pagePolicy,
    added,
    loadChunk,
    mountDeferred: () => steps.bringDeferredForward(),
  };
  const loadOnDemand = () => loadChunk<OnDemand>('on-demand');
  const presses = holdEvents(slots, (slot) => {
    steps.bringForward(slot);
    // Most presses ask the shop: load the calls beside the widget's code.
    loadChunk('api').catch(() => {});
  });
  const due = mountDue(session, loadChunk, presses.replay);
  const steps: PageSlots = pageSlots(slots, bundle, due, (element) => {
    loadOnDemand().then(
      (code) => code.explainUnknown(element),
      () => {},
    );
  });
  // Compiling the runtime takes longer than a frame, so a visible page is painted first. A hidden page never paints.
  const bringForwardSoon = () =>
    document.hidden ? steps.bringDeferredForward() : requestAnimationFrame(() => whenIdle(steps.bringDeferredForward));
  // The cart, the compared products or the URL may have changed, and a deferred slot shows them. A restored page also gets
  // `storage` events for the values that were stored meanwhile.
  addEventListener('hashchange', steps.bringDeferredForward);
  addEventListener('storage', bringForwardSoon);
  addEventListener('pageshow', ({ persisted }) => persisted && bringForwardSoon());
  prefetch(bundle, chunks, slots);
  const stopObserving = observeSlots(steps.follow, steps.removeGone, added);

  window.storefrontWidgets = {
    version,
    slots: () => [...slots.values()],
    refresh: (scope = document) => {
      steps.removeGone();
      steps.follow(findSlots(scope));
    },
    stop: () => {
      stopObserving();
      presses.stop();
      steps.removeAll();
      session.stopObserving?.();
      delete window.storefrontWidgets;
    },
    on: onWidgetEvent,
    actions: {
      // A real promise would start the download at once, so this is an object with `then`.
      // biome-ignore lint/suspicious/noThenProperty: `await storefrontWidgets.actions` calls it
      then: (done, failed) =>
        loadOnDemand()
          .then((code) => code.createActions(session))
          .then(done, failed),
    },
  };
}
