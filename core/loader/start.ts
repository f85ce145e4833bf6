import { report } from '../errors/report';
import type { Bundle } from './bundle';
import { holdEvents } from './hold-events';
import { chunkLoader } from './load-chunk';
import { mountDue } from './mount-due';
import { findSlots, observeSlots } from './observe-slots';
import { pageSlots, type PageSlots } from './page-slots';
import { publicHandle, type StorefrontWidgets } from './public-handle';
import type { Session } from '../mount/session';

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
  const { version, groups } = bundle;
  const running = window.storefrontWidgets?.version;
  if (running) {
    return report({
      kind: 'chunk',
      message: `widgets ${version} do nothing: this page runs ${running} already; print the bundle's tag once`,
    });
  }
  const loadChunk = chunkLoader();
  const session: Session = {
    version,
    api: () => loadChunk('api', bundle.api).then(({ createStorefrontApi }) => createStorefrontApi()),
  };
  const anyGroup = () => {
    const [name, { load }] = Object.entries(groups)[0]!;
    return loadChunk(name, load).then(({ group }) => group);
  };
  const slots: PageSlots = pageSlots(
    bundle,
    mountDue(bundle, session, loadChunk, () => slots.mountDeferred()),
    // An author's slip is worth a chunk; pages without slips do not carry what it takes to explain them.
    (element, names) =>
      void anyGroup().then(
        (group) => group.explainUnknown(element, names),
        () => {},
      ),
  );
  const stopHolding = holdEvents(slots.get, slots.bringForward);
  // Another tab, or the way back to this page, may have changed what the quiet slots show.
  addEventListener('storage', slots.mountDeferred, { once: true });
  addEventListener('pageshow', (event) => event.persisted && slots.mountDeferred());
  const stopObserving = observeSlots(slots.follow, slots.forgetRemoved);

  window.storefrontWidgets = publicHandle(version, {
    slots: slots.all,
    actions: () => anyGroup().then((group) => group.createActions(session)),
    refresh: (scope) => {
      slots.forgetRemoved();
      slots.follow(findSlots(scope));
    },
    stop: () => {
      stopObserving();
      stopHolding();
      slots.forgetAll();
      session.stopObserving?.();
      delete window.storefrontWidgets;
    },
  });
}
