import { report } from '../errors/report';
import { isSupported } from '../page/is-supported';
import type { Bundle } from './bundle';
import { holdEvents } from './hold-events';
import { chunkLoader } from './load-chunk';
import { mountDue } from './mount-due';
import { findSlots, observeSlots } from './observe-slots';
import { pagePolicy } from '../page/page-policy';
import { pageSlots, type PageSlots } from './page-slots';
import { prefetch } from './prefetch';
import { onWidgetEvent, type StorefrontWidgets } from './public-handle';
import type { OnDemand } from '../mount/on-demand';
import type { Session } from '../mount/session';
import type { Slot } from './slot';
import { whenIdle } from '../page/when-idle';

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
  // The cart, the compared products or the address may have changed, and a deferred slot shows them. A restored page also gets
  // `storage` events for the values that were stored meanwhile.
  addEventListener('hashchange', steps.bringDeferredForward);
  addEventListener('storage', bringForwardSoon);
  addEventListener('pageshow', ({ persisted }) => persisted && bringForwardSoon());
  prefetch(bundle, chunks, slots);
  const stopObserving = observeSlots(steps.follow, steps.forget, added);

  window.storefrontWidgets = {
    version,
    slots: () => [...slots.values()],
    refresh: (scope = document) => {
      steps.forget();
      steps.follow(findSlots(scope));
    },
    stop: () => {
      stopObserving();
      presses.stop();
      steps.forget(true);
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
