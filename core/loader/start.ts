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
import { publicHandle, type StorefrontWidgets } from './public-handle';
import type { OnDemand } from '../mount/on-demand';
import type { Session } from '../mount/session';

declare global {
  interface Window {
    storefrontWidgets?: StorefrontWidgets;
  }
}

/**
 * Mounts the slots of the page, now and as they are added, and unmounts those that are removed. It does nothing in a browser that
 * is too old. A second call on a page does nothing either, and is reported.
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
  const chunks = chunkLoader(bundle);
  const { loadChunk } = chunks;
  const session: Session = {
    version,
    policy: pagePolicy,
    api: () =>
      loadChunk<typeof import('../api/storefront-api')>('api').then(({ createStorefrontApi }) => createStorefrontApi()),
    mountDeferred: () => slots.mountDeferred(),
    explainUnknown: (element) =>
      loadOnDemand().then(
        (code) => code.explainUnknown(element),
        () => {},
      ),
  };
  const loadOnDemand = () => loadChunk<OnDemand>('on-demand');
  const slotOf = (element: Element) => slots.get(element);
  const presses = holdEvents(slotOf, (slot) => {
    slots.bringForward(slot);
    // Most presses ask the shop: load the calls beside the widget's code.
    loadChunk('api').catch(() => {});
  });
  const due = mountDue(session, loadChunk, slotOf, presses.replay);
  const slots: PageSlots = pageSlots(bundle, due, session.explainUnknown);
  // The cart, the compared products or the address may have changed, and a deferred slot shows them.
  for (const change of ['storage', 'hashchange']) addEventListener(change, slots.mountDeferred);
  addEventListener('pageshow', (event) => event.persisted && slots.mountDeferred());
  prefetch(bundle, chunks, slots);
  const stopObserving = observeSlots(slots.follow, slots.forgetRemoved);

  window.storefrontWidgets = {
    version,
    slots: slots.all,
    refresh: (scope = document) => {
      slots.forgetRemoved();
      slots.follow(findSlots(scope));
    },
    stop: () => {
      stopObserving();
      presses.stop();
      slots.forgetAll();
      session.stopObserving?.();
      delete window.storefrontWidgets;
    },
    ...publicHandle(() => loadOnDemand().then(({ createActions }) => createActions(session))),
  };
}
