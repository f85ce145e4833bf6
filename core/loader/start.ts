import { report } from '../errors/report';
import { isSupported } from '../page/is-supported';
import type { Bundle } from './bundle';
import { holdEvents } from './hold-events';
import { chunkLoader } from './load-chunk';
import { mountDue } from './mount-due';
import { findSlots, observeSlots } from './observe-slots';
import { pagePolicy } from '../page/page-policy';
import { pageSlots, type PageSlots } from './page-slots';
import { publicHandle, type StorefrontWidgets } from './public-handle';
import { savesData } from './saves-data';
import { whenIdle } from '../page/when-idle';
import type { Group } from '../mount/define-group';
import type { Session } from '../mount/session';

/** A choice of a product that is not the printed one. Where no option is printed as chosen, the browser chooses the first. */
const EARLY_CHOICE =
  '[data-product-scope] :is(:checked:not([checked],[selected],option:first-child),:is([checked],[selected]):not(:checked))';

declare global {
  interface Window {
    storefrontWidgets?: StorefrontWidgets;
  }
}

/**
 * Mounts the slots of the page, now and as they come, and unmounts them as they go. In a browser that is too old it does
 * nothing, and so does a second call on a page, which is reported.
 */
export function start(bundle: Bundle): void {
  if (!isSupported()) return;
  const { version, smallest, ahead } = bundle;
  const running = window.storefrontWidgets?.version;
  if (running) {
    return report({
      kind: 'chunk',
      message: `widgets ${version} do nothing: this page runs ${running} already; print the bundle's tag once`,
    });
  }
  const { loadChunk, fetchRuntime, fetchAhead } = chunkLoader(bundle);
  const session: Session = {
    version,
    policy: pagePolicy,
    api: () =>
      loadChunk<typeof import('../api/storefront-api')>('api').then(({ createStorefrontApi }) => createStorefrontApi()),
    mountDeferred: () => slots.mountDeferred(),
  };
  // Any group brings the runtime, so the smallest will do.
  const smallestGroup = () => loadChunk<{ group: Group }>(smallest).then(({ group }) => group);
  const slots: PageSlots = pageSlots(
    bundle,
    mountDue(session, loadChunk, (group) => presses.replay(group)),
    // The runtime explains an author's slip, so that the loader of pages without slips stays small.
    (element, names) =>
      void smallestGroup().then(
        (group) => group.explainUnknown(element, names),
        () => {},
      ),
  );
  const presses = holdEvents(slots.get, (slot) => {
    slots.bringForward(slot);
    // What is pressed mostly asks the shop: the calls come with the widget's code, not behind it.
    loadChunk('api').catch(() => {});
  });
  // Another tab may have changed the state that the deferred slots show, and so may the pages since this one was left.
  // And a script may name the place in the page that one of them opens.
  for (const change of ['storage', 'hashchange']) addEventListener(change, slots.mountDeferred);
  addEventListener('pageshow', (event) => event.persisted && slots.mountDeferred());
  // The first touch of a page, and the first page that mounts by itself, find the runtime in the browser's cache. Nothing
  // that a page says of itself is worth a report.
  whenIdle(() => {
    if (savesData()) return;
    // The shop is asked about an early choice as soon as its product's code is there: the calls come at the same time.
    if (document.querySelector(EARLY_CHOICE)) void fetchAhead('api');
    (document.querySelector('[data-widget-vitals]') ? loadChunk('vitals', true) : fetchRuntime()).then(
      () => ahead.forEach(fetchAhead),
      () => {},
    );
  });
  // Somebody is there. On a slow line a press would wait for one file after the other, and it comes some moments later.
  const waiting = new AbortController();
  const fetchAll = ({ movementX, movementY }: MouseEventInit) => {
    // Under a pointer that rests Chromium makes up a move when a page has come. A key has no movement at all.
    if (movementX === 0 && !movementY) return;
    waiting.abort();
    // The calls first: a choice asks the shop at once. Nobody can press what is hidden: shoppers are sent no code for staff.
    const groups = slots.all().flatMap(({ element, group }) => (element.hidden ? [] : group));
    if (groups.length) void fetchAhead('api').then(() => groups.forEach(fetchAhead));
  };
  for (const sign of savesData() ? [] : ['pointermove', 'keydown']) {
    addEventListener(sign, fetchAll as EventListener, { signal: waiting.signal });
  }
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
