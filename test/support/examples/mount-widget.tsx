import { flushSync } from 'react-dom';
import type { StorefrontApi } from '../../../core/api/storefront-api';
import type { Widget } from '../../../core/contract/define-widget';
import { identityPolicy } from '../../../core/dom/trusted';
import { report } from '../../../core/errors/report';
import { slotParts } from '../../../core/markup/slot-parts';
import type { Unmount } from '../../../core/mount/mount-slot';
import { mountSlots } from '../../../core/mount/mount-slots';
import type { Session } from '../../../core/mount/session';
import { makeStore, type RootState } from '../../../core/state/make-store';
import { afterTest } from './after-test';

/** A mounted slot in a test: its elements by part name, its store, and the outcome. */
export interface MountedWidget {
  readonly slot: HTMLElement;
  readonly outcome: 'mounted' | 'failed';
  /** The first element of a part. Throws when there is none. */
  part(name: string): HTMLElement;
  parts(name: string): HTMLElement[];
  readonly store: ReturnType<typeof makeStore>;
  /** Unmounts the widget before the end of the test, which unmounts it otherwise. */
  unmount(): void;
}

export interface MountOptions {
  /** The initial state of the store's slices. */
  state?: Partial<RootState>;
  /** The calls that the widget may make; any other call fails the test. */
  api?: { readonly [Group in keyof StorefrontApi]?: Partial<StorefrontApi[Group]> };
  /** Shares the store of a widget that was mounted earlier. */
  store?: ReturnType<typeof makeStore>;
}

/**
 * Puts a template's HTML into the page and mounts its slot, with the real engine and a real store.
 * @param html the slot, or markup around it; without it the page is used as it is
 */
export async function mountWidget(widget: Widget, html?: string, options: MountOptions = {}): Promise<MountedWidget> {
  if (html !== undefined) document.body.innerHTML = html;
  const { name } = widget.contract;
  const slot = document.querySelector<HTMLElement>(`[data-widget="${name}"]:not([data-mounted])`);
  if (!slot) throw new Error(`the test's markup has no slot of "${name}"`);
  const session: Session = {
    version: 'test',
    loadChunk: () => Promise.reject(new Error('no chunks')),
    mountDeferred: () => {},
    policy: identityPolicy,
  };
  session.store =
    options.store ??
    makeStore({
      api: async () => refusing((options.api ?? {}) as Partial<StorefrontApi>),
      afterPaint: () => Promise.resolve(),
      preloaded: options.state,
    });
  const outcomes: { outcome: 'mounted' | 'failed'; unmount: Unmount }[] = [];
  await mountSlots(session, new Map([[name, widget]]), [slot], (_, outcome, unmount) =>
    outcomes.push({ outcome, unmount }),
  );
  const settled = () => {
    const last = outcomes.at(-1);
    if (!last) throw new Error('the slot was never settled');
    return last;
  };
  let isMounted = true;
  const unmount = () => {
    if (isMounted) flushSync(() => settled().unmount());
    isMounted = false;
  };
  afterTest(unmount);
  const parts = (part: string) =>
    slotParts(slot).filter((element): element is HTMLElement => element.getAttribute('data-part') === part);
  return {
    slot,
    get outcome() {
      return settled().outcome;
    },
    parts,
    part(wanted) {
      const [first] = parts(wanted);
      if (!first) throw new Error(`the slot of "${name}" has no part "${wanted}"`);
      return first;
    },
    store: session.store,
    unmount,
  };
}

/** Reports an unexpected call as a failure of the test, not of the shop. */
function refusing(given: Partial<StorefrontApi>): StorefrontApi {
  return new Proxy(given as StorefrontApi, {
    get(target, call) {
      if (call in target || call === 'then') return Reflect.get(target, call);
      return () => {
        report({ kind: 'call', message: `the test did not expect the call "${String(call)}"` });
        return Promise.reject(new Error(`unexpected call ${String(call)}`));
      };
    },
  });
}
