import { setTimeout as pause } from 'node:timers/promises';
import { expectSame } from '../expect-same';
import type { Journey, Visit } from '../journey';

/** One page of each layout. */
const guestPages = {
  home: '/',
  category: '/kitchen-table/',
  product: '/enamel-mug/',
  cart: '/cart.php',
};
const customerPages = { account: '/account.php?action=order_status' };

declare global {
  interface Window {
    /** Set when the page is left: a page that was loaded again does not have it. */
    isSame?: boolean;
  }
}

/** The `cache-control` of every page; the platform sends `no-store`. */
const caching = ['no-cache', 'no-store'] as const;
const bare = '/bare/';
const elsewhere = '/elsewhere/';

/** WebKit's driver waits forever for a response of a page that is being left. */
const rest = () => pause(700);

const untilThere = ({ tab }: Visit, path: string): Promise<void> =>
  tab.until(
    `the tab is at ${path}`,
    (to) => location.pathname + location.search === to && document.readyState === 'complete',
    path,
  );

/** Goes to a path as a link does: after a restored page, Firefox's driver never sees the end of a navigation of its own. */
async function follow(visit: Visit, path: string): Promise<void> {
  await visit.tab.read((to) => void setTimeout(() => location.assign(to)), path);
  await rest();
  await untilThere(visit, path);
}

/** Firefox restores no page that is left while a file is loading. */
async function untilNothingArrives({ tab }: Visit): Promise<void> {
  const count = () => tab.read(() => performance.getEntriesByType('resource').length, null);
  for (let before = -1, now = await count(); now !== before; now = await count()) {
    before = now;
    await rest();
  }
}

/**
 * Leaves a page and goes back to it. Returns whether the browser has restored the page, or its reasons if it names some.
 */
async function goBack(visit: Visit, path: string): Promise<string> {
  const { tab } = visit;
  await follow(visit, path);
  // The first input loads the code that waits for it.
  await tab.clickAt(640, 3);
  await tab.until('no slot is loading', () => !document.querySelector('[data-widget-status="loading"]'), null);
  await untilNothingArrives(visit);
  await tab.read(() => void (window.isSame = true), null);
  await follow(visit, elsewhere);
  await tab.back();
  await rest();
  await untilThere(visit, path);
  return tab.read(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: { reasons: { reason: string }[] } | null;
    })[];
    const reasons = entry?.notRestoredReasons?.reasons.map(({ reason }) => reason) ?? [];
    return window.isSame ? 'restored' : ['loaded again', ...reasons].join(' · ');
  }, null);
}

/** A bare page shows whether the engine restores any page with this header. Then it must restore each of ours. */
const comparePages = async (visit: Visit, header: string, pages: Readonly<Record<string, string>>): Promise<void> => {
  const { faults } = visit.shop.world;
  faults.calm();
  faults.add({ kind: 'headers', path: '*', isCall: false, headers: { 'cache-control': header } });
  for (const path of [bare, elsewhere]) {
    faults.add({ kind: 'status', path, status: 200, type: 'text/html', body: '<!doctype html><p>Bare.</p>' });
  }
  const outcome = await goBack(visit, bare);
  console.log(`         Back with ${header}: a bare page ${outcome}`);
  if (outcome !== 'restored') return;
  for (const [name, path] of Object.entries(pages)) {
    expectSame(await goBack(visit, path), outcome, `Back to the page "${name}" with ${header}`);
  }
};

/** In Chromium this needs an installed browser: npm's Chromium restores no page. */
export const restoredPages: Journey = {
  name: 'Back restores our pages if it restores a bare page, with no-store and without',
  go: async (visit) => {
    await visit.tab.open('/');
    for (const header of caching) await comparePages(visit, header, guestPages);
    await visit.tab.read(async () => (await fetch('/__shop/login', { method: 'POST' })).ok, null);
    for (const header of caching) await comparePages(visit, header, customerPages);
  },
};
