// npx tsx test/engines/sell-on-theme.ts <theme folder>: on a theme that is adopted, a shopper adds a product to the cart,
// changes the quantity and goes to the checkout, in every engine that this machine has. The pages must load no script of
// the theme, and so no jQuery.
import { resolve } from 'node:path';
import { createLocalShop } from '../shop/create-local-shop';
import { buildIfStale } from '../support/build/build-if-stale';
import { Run } from '../support/runs/run-cases';
import { clamp } from '../support/shopping/open-cart';
import { cartLines } from '../support/shopping/read-cart';
import type { FoundEngine } from './engine';
import { expectSame } from './expect-same';
import type { Journey, Visit } from './journey';
import { launchRunner } from './journey-runner';
import { findChromiumEngine, findFirefoxEngine } from './puppeteer-engines';
import { watchScript } from './watch-page';
import { findWebKitEngine } from './webkit-engine';

const [given] = process.argv.slice(2);
if (given === undefined) throw new Error('name the theme: npx tsx test/engines/sell-on-theme.ts <theme folder>');
const theme = resolve(given);

const form = '.productView form[data-cart-item-add]';

/** The theme's own scripts on the page, and whether there is jQuery. */
const scriptsOfTheme = ({ tab }: Visit) =>
  tab.read(
    () => ({
      jQuery: 'jQuery' in window || '$' in window,
      tags: [...document.scripts].filter(({ src }) => /theme-bundle|\/dist\//.test(src)).map(({ src }) => src),
    }),
    null,
  );

const sale: Journey = {
  name: 'a shopper buys without the script of the theme',
  go: async (visit) => {
    const { tab, shop } = visit;
    const quantities = () => cartLines(shop).map(({ quantity }) => quantity);
    const product = shop.world.catalogue.products.find(({ name }) => name === clamp.name);
    await tab.open(`/${product?.slug}/`);
    expectSame(await scriptsOfTheme(visit), { jQuery: false, tags: [] }, 'the scripts of the product page');
    await tab.click(`${form} #form-action-addToCart`);
    await tab.untilShown(`dialog[open] * >> ${clamp.name}`);
    expectSame(quantities(), [1], 'the cart after the add');

    await tab.open('/cart.php');
    expectSame(await scriptsOfTheme(visit), { jQuery: false, tags: [] }, 'the scripts of the cart page');
    await tab.untilMounted('[data-widget="cart-page"], [data-widget="cart-quantity"]');
    await tab.click('[data-part="increase"]');
    await tab.until(
      'the field has 2',
      () => document.querySelector<HTMLInputElement>('.cart-item-qty-input')?.value === '2',
      null,
    );
    await tab.untilShown('.cart-quantity >> =2');
    expectSame(quantities(), [2], 'the cart after the change');
    await tab.click('.cart-actions a[href*="checkout"]');
    await tab.untilAt('/checkout');
  },
};

async function sell(found: FoundEngine): Promise<void> {
  if ('absent' in found) return console.log(`${found.name}: not tried, because ${found.absent}`);
  const runner = await launchRunner(found);
  // Only a theme that was written for a content security policy works with one.
  const shop = createLocalShop({ theme, settings: { csp: false, headScript: watchScript } });
  try {
    await run.runCase(`${found.name} ${runner.version}`, () => runner.run(shop, sale));
  } finally {
    await runner.close();
  }
}

buildIfStale();
const run = new Run();
for (const found of [findChromiumEngine(), findFirefoxEngine(), findWebKitEngine()]) await sell(found);
run.end();
