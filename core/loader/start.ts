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
import type { Group } from '../mount/define-group';
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
  const { version, smallest } = bundle;
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
  };
  // For the runtime alone any group will do.
  const smallestGroup = () => loadChunk<{ group: Group }>(smallest).then(({ group }) => group);
  /** The runtime has the code that explains the mistake, so that the loader stays small. */
  const explainUnknown = (element: HTMLElement, names: Iterable<string>) =>
    void smallestGroup().then(
      (group) => group.explainUnknown(element, names),
      () => {},
    );
  const slots: PageSlots = pageSlots(
    bundle,
    mountDue(session, loadChunk, (group) => presses.replay(group)),
    explainUnknown,
  );
  const presses = holdEvents(slots.get, (slot) => {
    slots.bringForward(slot);
    // Most presses ask the shop: load the calls beside the widget's code.
    loadChunk('api').catch(() => {});
  });
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
    ...publicHandle(() => smallestGroup().then((group) => group.createActions(session))),
  };
}
