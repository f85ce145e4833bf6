import type { Browser, Page } from 'playwright-core';
import type { ProductRecord } from '../../shop/catalogue/product-record';
import { slowLine, slowProcessor } from '../../support/driver/throttle';
import { untilQuiet } from '../../support/driver/until-quiet';
import type { Contender } from './contender';
import { type Figure, figureOf } from './figure';
import { type Found, measureInTurn } from './measure-in-turn';
import { openBenchPage } from './open-bench-page';
import { addToCart, choicesOf, firstChoice, quickView, sku } from './presses';
import { measurePress, watchPresses } from './watch-presses';

/** The paths that the shop answers only after `thinking` milliseconds. */
const calls = ['/remote/v1/*', '/api/storefront/*', '/graphql', '/cart.php', '/products.php', '/search.php'];
const thinking = 100;

declare global {
  interface Window {
    liveAt?: number;
    respondedAt?: number;
  }
}

/** Measures the waiting times of a shopper on a slow connection, with the processor slowed to a quarter. */
export async function measureSlowLine(
  browser: Browser,
  contenders: readonly Contender[],
  product: ProductRecord,
  rounds: number,
): Promise<readonly Figure[]> {
  for (const contender of contenders) await warmUp(browser, contender, product);
  for (const { shop } of contenders) {
    for (const path of calls) shop.world.faults.add({ kind: 'slow', path, ms: thinking });
  }
  const found = await measureInTurn('slow line', contenders, rounds, async (contender) => ({
    ...(await visitProduct(browser, contender, product)),
    ...(await comeFromList(browser, contender, product)),
    ...(await chooseAtOnce(browser, contender, product)),
    ...(await viewQuickly(browser, contender)),
    ...(await pressWithPointer(browser, contender, product)),
  }));
  for (const { shop } of contenders) shop.world.faults.calm();
  return Object.entries(found).map(([name, of]) =>
    figureOf(`slow 4G: ${name}`, 'ms', of, { targetRatio: name === 'page live' ? 0.85 : 1 }),
  );
}

/** Visits the pages on a fast connection first: a shop compresses its files at their first request. */
async function warmUp(browser: Browser, contender: Contender, product: ProductRecord): Promise<void> {
  for (const path of [`/${product.slug}/`, '/workshop/']) {
    const { page, context } = await openBenchPage(browser, contender, path, {});
    await untilQuiet(page);
    await context.close();
  }
}

/** The product page: the time until its scripts respond; then, at rest, the first choice and the first add. */
const visitProduct = (browser: Browser, contender: Contender, product: ProductRecord): Promise<Found> =>
  onSlowLine(
    browser,
    contender,
    `/${product.slug}/`,
    (page) => page.addInitScript(noteLive, contender.live),
    async (page) => {
      await page.waitForFunction(() => window.liveAt !== undefined, undefined, { polling: 100, timeout: 30_000 });
      const live = await page.evaluate(() => window.liveAt ?? Number.NaN);
      await untilQuiet(page);
      const choice = firstChoice(product);
      const chosen = await measurePress(page, () => choice.press(page), choice.shown);
      const added = await measurePress(page, () => addToCart.press(page), addToCart.shown);
      return {
        'page live': live,
        'first choice, press to its response in sight': chosen.shown,
        'first add, press to the preview in sight': added.shown,
      };
    },
  );

/** The product page again, after a list page at rest: the browser's cache has the files that the list loaded. */
const comeFromList = (browser: Browser, contender: Contender, product: ProductRecord): Promise<Found> =>
  onSlowLine(
    browser,
    contender,
    '/workshop/',
    () => Promise.resolve(),
    async (page) => {
      await untilQuiet(page);
      await page.goto(`${contender.url}/${product.slug}/`);
      await untilQuiet(page);
      const choice = firstChoice(product);
      const chosen = await measurePress(page, () => choice.press(page), choice.shown);
      return { 'first choice after a list, press to its response in sight': chosen.shown };
    },
  );

/** The product page again, with a press on its option in the first frame that shows it. */
const chooseAtOnce = (browser: Browser, contender: Contender, product: ProductRecord): Promise<Found> => {
  const { option, first } = choicesOf(product);
  const wanted = { field: `form[data-cart-item-add] [name="attribute[${option}]"][value="${first}"]`, sku };
  return onSlowLine(
    browser,
    contender,
    `/${product.slug}/`,
    (page) => page.addInitScript(pressAtOnce, wanted),
    async (page) => {
      await page.waitForFunction(() => window.respondedAt !== undefined, undefined, { polling: 100, timeout: 30_000 });
      const answered = await page.evaluate(() => window.respondedAt ?? Number.NaN);
      return { 'URL to the response of a choice made at first sight': answered };
    },
  );
};

/** A quick view on a page of cards at rest, which has only the code that it loads by itself. */
const viewQuickly = (browser: Browser, contender: Contender): Promise<Found> =>
  onSlowLine(
    browser,
    contender,
    '/workshop/',
    () => Promise.resolve(),
    async (page) => {
      await untilQuiet(page);
      const viewed = await measurePress(page, () => quickView.press(page), quickView.shown);
      return { 'first quick view, press to the product in sight': viewed.shown };
    },
  );

/** Milliseconds between the first pointer movement and the press. */
const onItsWay = 300;

/** The first presses again, with time between movement and press. A driver presses at the moment it moves the pointer. */
const pressWithPointer = async (browser: Browser, contender: Contender, product: ProductRecord): Promise<Found> => {
  const choice = firstChoice(product);
  const presses = { [`/${product.slug}/`]: choice, '/workshop/': quickView };
  const found: Record<string, number> = {};
  for (const [path, { name, press, shown }] of Object.entries(presses)) {
    const what = `first ${name === choice.name ? 'choice' : name} by a hand on its way for ${onItsWay} ms, to its response in sight`;
    const read = async (page: Page): Promise<Found> => {
      await untilQuiet(page);
      await page.mouse.move(300, 500);
      await page.waitForTimeout(onItsWay);
      return { [what]: (await measurePress(page, () => press(page), shown)).shown };
    };
    Object.assign(found, await onSlowLine(browser, contender, path, () => Promise.resolve(), read));
  }
  return found;
};

async function onSlowLine(
  browser: Browser,
  contender: Contender,
  path: string,
  before: (page: Page) => Promise<unknown>,
  measure: (page: Page) => Promise<Found>,
): Promise<Found> {
  const { page, context } = await openBenchPage(browser, contender, path, {
    before: async (opened) => {
      await watchPresses(opened);
      await before(opened);
      await slowLine(opened);
      await slowProcessor(opened, 4);
    },
  });
  try {
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page before any other script: records when the element becomes visible. */
function noteLive(selector: string): void {
  const look = () => {
    if (document.querySelector(selector)?.checkVisibility()) window.liveAt = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

/** Runs in the page before any other script: presses the option as soon as it is visible. */
function pressAtOnce({ field, sku: shown }: { field: string; sku: string }): void {
  const textOf = () => document.querySelector(shown)?.textContent ?? '';
  const look = () => {
    const label = document.querySelector<HTMLInputElement>(field)?.labels?.[0];
    const before = textOf();
    if (!label?.checkVisibility() || before === '') requestAnimationFrame(look);
    else {
      label.click();
      wait(before);
    }
  };
  const wait = (before: string) => {
    if (textOf() === before) requestAnimationFrame(() => wait(before));
    else requestAnimationFrame(() => (window.respondedAt = performance.now()));
  };
  look();
}
