import { report } from '../errors/report';
import type { Bundle } from './bundle';
import { holdEvents } from './hold-events';
import { chunkLoader } from './load-chunk';
import { mountDue } from './mount-due';
import { findSlots, observeSlots } from './observe-slots';
import { pageSlots } from './page-slots';
import { publicHandle, type StorefrontWidgets } from './public-handle';
import type { Session } from './session';

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
  const running = window.storefrontWidgets?.version;
  if (running !== undefined) {
    const message = `widgets ${bundle.version} do nothing: this page runs ${running} already; print the bundle's tag once`;
    return report({ kind: 'chunk', message });
  }
  const loadChunk = chunkLoader();
  const session: Session = {
    version: bundle.version,
    api: () => loadChunk('api', bundle.api).then(({ createStorefrontApi }) => createStorefrontApi()),
  };
  const slots = pageSlots(bundle, mountDue(bundle, session, loadChunk));
  const stopHolding = holdEvents(slots.get, slots.bringForward);
  const stopObserving = observeSlots(slots.follow, slots.forgetRemoved);

  window.storefrontWidgets = publicHandle(bundle.version, {
    slots: slots.all,
    refresh: (scope) => {
      slots.forgetRemoved();
      slots.follow(findSlots(scope));
    },
    stop: () => {
      stopObserving();
      stopHolding();
      slots.forgetAll();
      delete window.storefrontWidgets;
    },
  });
}
