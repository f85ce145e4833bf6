import type { Page } from 'puppeteer-core';
import type { LocalShop } from '../../shop/create-local-shop';
import { until } from '../../support/driver/until';
import type { Act } from './use-early-pages';

/** Products without options. */
const hammer = 107;
const tape = 128;

/** Changes that a shopper makes while another page is loaded early, with the widgets or on the shop’s own pages. */
export function changesIn(shop: () => LocalShop) {
  const cart = () =>
    shop()
      .world.sessions.all()
      .find((session) => session.cart)?.cart;
  const quantity = () => cart()?.lines.reduce((sum, line) => sum + line.quantity, 0) ?? 0;
  const untilStored = async (page: Page) => {
    const wanted = String(quantity());
    let stored = '';
    await until(
      () => `the tab has stored ${wanted} (it has "${stored}")`,
      async () => {
        stored = await page.evaluate(() => localStorage['cart-stored'] ?? '');
        return stored.split(' ')[1] === wanted;
      },
    );
  };

  const addHere = async (page: Page, product: number) => {
    await page.evaluate(async (id) => {
      const actions = await window.storefrontWidgets!.actions;
      await actions.addItem({ product_id: String(id), 'qty[]': '1' });
      await actions.refreshCart();
    }, product);
    await untilStored(page);
  };
  const post = (page: Page, path: string, body = '') =>
    page.evaluate(
      (url, fields) => fetch(url, { method: 'POST', body: new URLSearchParams(fields) }).then(({ status }) => status),
      path,
      body,
    );
  /** A tab's URL, visibility and slots in the header, and the shop's last 20 requests. */
  const stateOf = async (tab: Page) => {
    const state = await tab.evaluate(() => [
      `${location.pathname} is ${document.visibilityState}`,
      ...Array.from(document.querySelectorAll('header [data-widget]'), (slot) => {
        const { widget, widgetStatus } = (slot as HTMLElement).dataset;
        return `${widget} ${widgetStatus}${slot.matches('[open], :has([aria-busy])') ? ' open or busy' : ''}`;
      }),
    ]);
    const requests = shop()
      .world.log.all()
      .slice(-20)
      .map(({ method, path, status }) => `${method} ${path} ${status}`);
    return [...state, ...requests].join(', ');
  };
  const openHere = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);
  const chooseHere = async (page: Page, place: number) => {
    const before = await page.evaluate(() => sessionStorage['compare']);
    await page.evaluate((nth) => document.querySelectorAll<HTMLElement>('[form="compare-form"]')[nth]!.click(), place);
    await page.waitForFunction((old) => sessionStorage['compare'] !== old, {}, before);
  };

  const added: Act = ({ page }) => addHere(page, tape);
  const addedBeside: Act = ({ inOtherTab }) => inOtherTab('/', (tab) => addHere(tab, hammer));
  const emptiedBeside: Act = ({ inOtherTab }) =>
    inOtherTab('/cart.php', async (tab) => {
      await tab.locator('.cart-item .cart-remove').click();
      await tab.locator('#confirm-modal[open] [data-part="confirm"]').click();
      await until('the cart is empty', () => quantity() === 0);
      await untilStored(tab);
    });
  /** The text in the search field stops the first page from reloading itself. */
  const switchedBeside: Act = async ({ page, inOtherTab }) => {
    await page.$eval('#nav-quick-search', (field) => ((field as HTMLInputElement).value = 'mug'));
    await inOtherTab('/', async (tab) => {
      await tab.locator('[data-currency-selector-toggle]').click();
      await tab.locator('.navUser [data-currency-code="EUR"]').click();
      await tab.waitForSelector('[data-page-context][data-currency-code="EUR"]').catch(async (cause) => {
        throw new Error(`the currency stayed: ${await stateOf(tab)}`, { cause });
      });
    });
  };
  const signedInBeside: Act = ({ inOtherTab }) =>
    inOtherTab('/', async (tab) => {
      await post(tab, '/__shop/login');
      await openHere(tab, '/account.php');
    });
  const signedOutBeside: Act = ({ inOtherTab }) =>
    inOtherTab('/', async (tab) => {
      await post(tab, '/__shop/logout');
      await openHere(tab, '/');
    });
  const couponBeside: Act = ({ inOtherTab }) =>
    inOtherTab('/cart.php', async (tab) => {
      await post(tab, '/remote/v1/apply-code', 'code=TENTH');
      await until('the shop has the coupon', () => cart()?.coupons.length === 1);
    });

  return {
    added,
    addedBeside,
    emptiedBeside,
    switchedBeside,
    signedInBeside,
    signedOutBeside,
    couponBeside,
    /** Signs in and reloads the page. */
    signedIn: async ({ page }) => {
      await post(page, '/__shop/login');
      await page.reload();
    },
    /** Adds a product and reloads the page. */
    reloadedWithCart: async ({ page }) => {
      await addHere(page, tape);
      await page.reload();
      await page.waitForSelector('[data-widget="cart-page"][data-widget-status="mounted"]');
    },
    /** A real press, so that the widgets mount. */
    chosenByHand: async ({ page }) => {
      await page.locator('[form="compare-form"]').click();
      await page.waitForFunction(() => Boolean(sessionStorage['compare']));
    },
    chosen: ({ page }) => chooseHere(page, 1),
    /** Both pages list the product. */
    unchosen: ({ page }) => chooseHere(page, 0),
  } satisfies Record<string, Act>;
}
