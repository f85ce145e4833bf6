import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import { useShop } from '../../support/driver/use-shop';
import { clamp, mug, openCart, towels, tumblers, type Wanted } from '../../support/shopping/open-cart';

declare global {
  interface Window {
    /** The messages beside the cart's lines, with their times; `''` when a message was removed. */
    lineMessages: { field: string; text: string; at: number }[];
  }
}

/** Random numbers from 0 to 1 that repeat for a seed: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}

/** The kinds of failure: the request never arrives, the shop has an error, or the response is lost after the change. */
const failures = ['cut', 'error', 'lost'] as const;

/** A failed write: the field of the line, and the time. */
interface Failure {
  readonly field: string;
  readonly at: number;
}

interface Disturbance {
  /** Oldest first. */
  readonly failed: Failure[];
  writes: number;
  /** The maximum of simultaneous writes. */
  most: number;
}

/** Delays every response about the cart by up to a second, and makes every tenth fail. */
async function disturb(page: Page, random: () => number): Promise<Disturbance> {
  const disturbance: Disturbance = { failed: [], writes: 0, most: 0 };
  let responses = 0;
  let pending = 0;
  const respond = async (route: Route) => {
    const write = /items\[0\]\[id\]=([\w-]+)/.exec(route.request().postData() ?? '')?.[1];
    responses += 1;
    const failure = responses % 10 === 0 ? failures[(responses / 10) % failures.length] : undefined;
    if (write) {
      disturbance.writes += 1;
      pending += 1;
      disturbance.most = Math.max(disturbance.most, pending);
    }
    await pause(random() * 1000);
    if (failure === 'lost') await route.fetch().catch(() => undefined);
    if (write) pending -= 1;
    if (write && failure) disturbance.failed.push({ field: `qty-${write}`, at: Date.now() });
    const answered = failure === 'error' ? route.fulfill({ status: 500 }) : failure ? route.abort() : route.continue();
    // A request that the page has aborted cannot be answered.
    await answered.catch(() => undefined);
  };
  await page.route('**/remote/v1/cart/update', respond);
  await page.route(
    (url) => url.pathname === '/cart.php',
    (route) => ('stencil-options' in route.request().headers() ? respond(route) : route.continue()),
  );
  return disturbance;
}

/** Records the messages beside the lines. */
const watchLines = (page: Page) =>
  page.addInitScript(() => {
    window.lineMessages = [];
    new MutationObserver((records) => {
      for (const { target } of records) {
        if (!(target instanceof Element) || !/^qty-.+-problem$/.test(target.id)) continue;
        window.lineMessages.push({
          field: target.id.replace('-problem', ''),
          text: target.textContent,
          at: Date.now(),
        });
      }
    }).observe(document, { childList: true, subtree: true });
  });

/** Whether a message was beside a line when it failed, or appeared soon after and before the next failure. */
function wasReported(messages: Window['lineMessages'], { field, at }: Failure, failed: readonly Failure[]): boolean {
  const next = failed.find((other) => other.field === field && other.at > at)?.at ?? Infinity;
  const ofLine = messages.filter((one) => one.field === field && one.at < Math.min(at + 5_000, next));
  const before = ofLine.filter((one) => one.at < at).at(-1);
  return Boolean(before?.text) || ofLine.some((one) => one.at >= at && one.text !== '');
}

/** Presses one of the buttons beside a line's field, and reads the field. At its limit a button changes nothing. */
const step = (page: Page, { name }: Wanted, action: 'inc' | 'dec'): Promise<{ id: string; value: string }> =>
  page.evaluate(
    async ([product, kind]) => {
      const isOf = (row: Element) => row.querySelector('h1, h2, h3, h4')?.textContent?.trim() === product;
      const line = [...document.querySelectorAll('[data-item-row]')].find(isOf);
      const button = line?.querySelector<HTMLElement>(`[data-action="${kind}"]`);
      const field = line?.querySelector<HTMLInputElement>('[id^="qty-"]');
      if (!button || !field) throw new Error(`${product} has no line that can be changed`);
      button.click();
      await new Promise((rendered) => setTimeout(rendered));
      return { id: field.id, value: field.value };
    },
    [name, action] as const,
  );

const lines: readonly Wanted[] = [mug, towels, { ...clamp, quantity: 2 }, tumblers];

const productId = (wanted: Wanted) => makeCatalogue().products.find(({ name }) => name === wanted.name)?.id;

describe('the cart under stress', () => {
  const shop = useShop();
  const seeds = [1, 2];

  /** Changes a cart thirty times, and returns the result. */
  async function changeManyTimes(seed: number) {
    const random = numbersFrom(seed * 7919);
    const { page, context, field, sum, settle, trouble } = await openCart(shop, lines, { before: watchLines });
    trouble.expect(/Failed to load|changing line|cart page|widgets:error/);
    const disturbance = await disturb(page, random);

    const wishes = new Map<Wanted, { quantity: number; at: number; field: string }>();
    for (let change = 0; change < 30; change += 1) {
      const wanted = lines[Math.floor(random() * lines.length)]!;
      const at = Date.now();
      const input = await step(page, wanted, random() < 0.6 ? 'inc' : 'dec');
      wishes.set(wanted, { quantity: Number(input.value), at, field: input.id });
      await page.waitForTimeout(random() * 350);
    }
    await settle();

    const messages = await page.evaluate(() => window.lineMessages);
    const token = (await context.cookies()).find(({ name }) => name === 'SHOP_SESSION_TOKEN')?.value;
    const inCart = shop.server.world.sessions.find(token)?.cart?.lines ?? [];
    const quantityOf = (wanted: Wanted) => inCart.find((one) => one.productId === productId(wanted))?.quantity;
    const silentlyLost = [...wishes].filter(
      ([wanted, wish]) =>
        quantityOf(wanted) !== wish.quantity &&
        !messages.some(({ field: where, text, at }) => where === wish.field && text !== '' && at > wish.at),
    );
    const total = await sum('Total');
    const outcome = {
      mostAtOnce: disturbance.most,
      hasWritten: disturbance.writes > 4 && disturbance.writes <= 30,
      unreported: disturbance.failed.filter((failure) => !wasReported(messages, failure, disturbance.failed)),
      silentlyLost: silentlyLost.map(([{ name }, { quantity }]) => `${name}: ${quantity}`),
      shown: await Promise.all(lines.map(async (one) => Number(await field(one).inputValue()))),
      heading: (await page.getByRole('heading', { level: 1 }).textContent()) ?? '',
    };
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    return {
      ...outcome,
      inCart: lines.map(quantityOf),
      count: inCart.reduce((all, { quantity }) => all + quantity, 0),
      totals: [total, await sum('Total')],
    };
  }

  it('shows the server’s cart after thirty quick changes, with late and failed responses', async () => {
    // Two shoppers in parallel: most of the time is waiting.
    const outcomes = await Promise.all(seeds.map(changeManyTimes));
    for (const [index, { inCart, count, totals, ...outcome }] of outcomes.entries()) {
      expect([seeds[index], outcome]).toEqual([
        seeds[index],
        {
          // One write at a time. Several quick changes are sent as one write.
          mostAtOnce: 1,
          hasWritten: true,
          // Each failure was shown.
          unreported: [],
          // The cart has the shopper's last quantities, unless a message reported the failure.
          silentlyLost: [],
          // The page shows the server's cart: quantities, number, total.
          shown: inCart,
          heading: expect.stringContaining(`${count} items`),
        },
      ]);
      expect([seeds[index], totals[0]]).toEqual([seeds[index], totals[1]]);
    }
  }, 180_000);
});
