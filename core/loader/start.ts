import { pagePolicy } from '../dom/page-policy';
import { setStatus } from '../dom/slot-status';
import { report } from '../errors/report';
import type { Actions } from '../mount/actions';
import type { Group } from '../mount/mount-slots';
import type { OnDemand } from '../mount/on-demand';
import type { LoadChunk, Session } from '../mount/session';
import { whenIdle } from '../timing/wait';
import type { Bundle } from './bundle';
import { holdEvents } from './hold-events';
import { chunkLoader } from './load-chunk';
import { findSlots, observeSlots } from './observe-slots';
import { type PageSlots, pageSlots } from './page-slots';
import { prefetch } from './prefetch';
import type { Slot } from './slot';

/** Popovers stand for all required features (`test/rules/browsers`). The style sheets make the same check. */
export const isSupported = (): boolean => CSS.supports('selector(:popover-open)');

/** `window.storefrontWidgets`, for operators and other scripts. */
export interface StorefrontWidgets {
  readonly version: string;
  slots(): readonly { element: HTMLElement; widget: string; status: string }[];
  /** Finds slots before the observer does. */
  refresh(scope?: ParentNode): void;
  /** Unmounts all widgets; the markup stays. */
  stop(): void;
  /**
   * @param name with or without `widgets:`
   * @returns stops listening
   */
  on(name: string, listener: (detail: unknown) => void): () => void;
  /**
   * Adds widgets of a theme or an app, which `npx storefront-widgets own` has built.
   *
   * @param table a line per chunk: its URL with its hash, then moments and names, as in `data-widgets-own`
   */
  define(table: string): void;
  /** `await` loads the runtime. */
  readonly actions: PromiseLike<Actions>;
}

/** What `components/common/widgets-script` puts in its place until the loader runs: it takes the calls of earlier scripts. */
interface Stub {
  readonly calls?: { push: (call: Call) => unknown; forEach(run: (call: Call) => unknown): void };
}

type Call = (handle: StorefrontWidgets) => unknown;

const onWidgetEvent: StorefrontWidgets['on'] = (name, listener) => {
  const forward = (event: Event) => listener((event as CustomEvent<unknown>).detail);
  const type = `widgets:${name.replace('widgets:', '')}`;
  document.addEventListener(type, forward);
  return () => document.removeEventListener(type, forward);
};

/**
 * Loads the groups of due slots, and mounts a group's slots together.
 * @param settled called with a group when its slots are mounted or failed
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
    // A widget reads typed text as final: wait for the end of the composition.
    for (const slot of slots) if (slot.isComposing) setStatus(slot, 'waiting');
    return slots.filter(({ status }) => status === 'loading');
  };

  const failAll = (error: Error, slots: readonly Slot[]) => {
    for (const slot of slots) setStatus(slot, 'failed');
    // Without the runtime, all groups fail for one reason.
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
 * Mounts the slots of the page at their moments. Does nothing in an unsupported browser; a second call is only
 * reported.
 */
export function start(bundle: Bundle): void {
  if (!isSupported()) return;
  const { version } = bundle;
  const { calls = [], version: running } = (window.storefrontWidgets ?? {}) as StorefrontWidgets & Stub;
  if (running) {
    return report({
      kind: 'chunk',
      message: `print one tag: ${running} runs already, ${version} does not`,
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
    // Most presses send a request.
    loadChunk('api').catch(() => {});
  });
  const due = mountDue(session, loadChunk, presses.replay);
  const own = document.querySelector<HTMLElement>('[data-page-context]')?.dataset.widgetsOwn;
  const steps: PageSlots = pageSlots(slots, bundle.widgets, due, (element) => {
    loadOnDemand().then(
      (code) => code.explainUnknown(element),
      () => {},
    );
  });
  if (own) steps.addWidgets(own);
  // Compiling the runtime takes longer than a frame. A hidden page never paints.
  const bringForwardSoon = () =>
    document.hidden ? steps.bringDeferredForward() : requestAnimationFrame(() => whenIdle(steps.bringDeferredForward));
  // The cart, compared products or URL may have changed. A restored page also gets missed `storage` events.
  addEventListener('hashchange', steps.bringDeferredForward);
  addEventListener('storage', bringForwardSoon);
  addEventListener('pageshow', ({ persisted }) => persisted && bringForwardSoon());
  prefetch(bundle, chunks, slots);
  const stopObserving = observeSlots(steps.follow, steps.removeGone, added);

  const handle: StorefrontWidgets = (window.storefrontWidgets = {
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
    define: (table) => {
      steps.addWidgets(table);
      handle.refresh();
    },
    actions: {
      // A real promise would start the download at once.
      // biome-ignore lint/suspicious/noThenProperty: `await storefrontWidgets.actions` calls it
      then: (done, failed) =>
        loadOnDemand()
          .then((code) => code.createActions(session))
          .then(done, failed),
    },
  });
  // A script may have kept the stub.
  calls.forEach((calls.push = (call: Call) => call(handle)));
  document.dispatchEvent(new CustomEvent('widgets:ready'));
}
