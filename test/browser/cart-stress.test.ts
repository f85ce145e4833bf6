import { describe, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { clamp, mug, openCart, towels, tumblers, type Wanted } from './open-cart';
import { useShop } from './use-shop';

declare global {
  interface Window {
    /** What stood beside the lines of the cart, and since when; `''` when it was taken away. */
    told: { field: string; text: string; at: number }[];
  }
}

/** The same numbers on every machine, from 0 to 1: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}

/** How an answer fails: it never arrives, the store has a problem, or it is lost after the store has done what it should. */
const failures = ['cut', 'error', 'lost'] as const;

interface Disturbance {
  /** Writes that failed: the field of the line, and when. */
  readonly failed: { field: string; at: number }[];
  writes: number;
  /** How many writes were under way at once, at most. */
  most: number;
}

/** Delays every answer about the cart by up to two seconds, and lets every tenth fail. */
async function disturb(page: Page, random: () => number): Promise<Disturbance> {
  const seen: Disturbance = { failed: [], writes: 0, most: 0 };
  let answers = 0;
  let underWay = 0;
  const answer = async (route: Route) => {
    const write = /items\[0\]\[id\]=([\w-]+)/.exec(route.request().postData() ?? '')?.[1];
    answers += 1;
    const failure = answers % 10 === 0 ? failures[(answers / 10) % failures.length] : undefined;
    if (write) {
      seen.writes += 1;
      underWay += 1;
      seen.most = Math.max(seen.most, underWay);
    }
    await new Promise((resolve) => setTimeout(resolve, random() * 2000));
    if (failure === 'lost') await route.fetch().catch(() => undefined);
    if (write) underWay -= 1;
    if (write && failure) seen.failed.push({ field: `qty-${write}`, at: Date.now() });
    const answered = failure === 'error' ? route.fulfill({ status: 500 }) : failure ? route.abort() : route.continue();
    // What the page wants no longer can't be answered.
    await answered.catch(() => undefined);
  };
  await page.route('**/remote/v1/cart/update', answer);
  await page.route(
    (url) => url.pathname === '/cart.php',
    (route) => ('stencil-options' in route.request().headers() ? answer(route) : route.continue()),
  );
  return seen;
}

/** Notes what a shopper reads beside the lines. */
const watchLines = (page: Page) =>
  page.addInitScript(() => {
    window.told = [];
    new MutationObserver((records) => {
      for (const { target } of records) {
        if (!(target instanceof Element) || !/^qty-.+-problem$/.test(target.id)) continue;
        window.told.push({ field: target.id.replace('-problem', ''), text: target.textContent, at: Date.now() });
      }
    }).observe(document, { childList: true, subtree: true });
  });

/** Whether something stood beside a line at a moment, or soon after. */
function wasTold(told: Window['told'], { field, at }: { field: string; at: number }): boolean {
  const ofLine = told.filter((one) => one.field === field && one.at < at + 1500);
  const before = ofLine.filter((one) => one.at < at).at(-1);
  return Boolean(before?.text) || ofLine.some((one) => one.at >= at && one.text !== '');
}

const lines: readonly Wanted[] = [mug, towels, { ...clamp, quantity: 2 }, tumblers];

describe('the cart under stress', () => {
  const shop = useShop();

  it.each([1, 2, 3, 4])('survives thirty quick changes, late answers, and every tenth failing (%i)', async (seed) => {
    const random = numbersFrom(seed * 7919);
    const { page, line, field, held, sum, settle, trouble } = await openCart(shop, lines, { before: watchLines });
    trouble.expect(/Failed to load|changing line|cart page|widgets:error/);
    const seen = await disturb(page, random);

    const wishes = new Map<Wanted, { quantity: number; at: number; field: string }>();
    for (let change = 0; change < 30; change += 1) {
      const wanted = lines[Math.floor(random() * lines.length)]!;
      const button = line(wanted).getByRole('button', { name: random() < 0.6 ? 'One more' : 'One less' });
      const at = Date.now();
      // A button at its limit is a change to nothing.
      await button.click({ force: true });
      const input = await field(wanted).evaluate(({ id, value }: HTMLInputElement) => ({ id, value }));
      wishes.set(wanted, { quantity: Number(input.value), at, field: input.id });
      await page.waitForTimeout(random() * 700);
    }
    await settle();

    const told = await page.evaluate(() => window.told);
    // One write at a time; a shopper who was quicker than the store has been followed by fewer.
    expect([seen.most, seen.writes > 4 && seen.writes <= 30]).toEqual([1, true]);
    // Each failure was told.
    expect(seen.failed.filter((failure) => !wasTold(told, failure))).toEqual([]);
    // What the shopper wanted last is what the cart holds, unless the shopper was told that it is not.
    const silently = [...wishes].filter(
      ([{ name }, wish]) =>
        held()[name] !== wish.quantity &&
        !told.some(({ field: where, text, at }) => where === wish.field && text !== '' && at > wish.at),
    );
    expect(silently.map(([{ name }, { quantity }]) => `${name}: ${quantity}`)).toEqual([]);
    // The page is the server's cart: quantities, number, total.
    const shown = await Promise.all(lines.map(async (one) => [one.name, Number(await field(one).inputValue())]));
    expect(Object.fromEntries(shown)).toEqual(held());
    const count = Object.values(held()).reduce((all, quantity) => all + quantity, 0);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(`${count} items`);
    const total = await sum('Total');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    expect(await sum('Total')).toBe(total);
  });
});
