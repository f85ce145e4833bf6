import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';
import { cartLines } from '../../support/shopping/read-cart';
import { listPage } from '../lists/list-page';
import { openWithApp } from './sell';

const shop = useShop({ settings: { csp: false } });

/** Stars whose number is the id of the product, so that stars of another product are seen. */
const stars = `const starsOf = (card) => '★' + card.dataset.productScope;`;

/** Fills the empty boxes of the theme, and is told of a new list: the manner of Yotpo. */
const filler = `${stars}
  const initWidgets = () => {
    for (const box of document.querySelectorAll('.bottomLine:empty')) box.innerHTML = '<b class="stars">' + starsOf(box.closest('.card')) + '</b>';
  };
  initWidgets();
  document.addEventListener('widgets:listing-changed', initWidgets);`;

/** Inserts boxes of its own below the names, and looks for new cards itself: the manner of apps without a theme's help. */
const inserter = `${stars}
  const insert = () => {
    for (const card of document.querySelectorAll('.card:not(:has(.stars))')) {
      card.querySelector('.card-title').insertAdjacentHTML('afterend', '<p class="stars">' + starsOf(card) + '</p>');
    }
  };
  insert();
  new MutationObserver(insert).observe(document.body, { childList: true, subtree: true });`;

/** The stars in each card, and those that each card should have. */
const readStars = (page: Page) =>
  page.locator('main .card').evaluateAll((cards) =>
    cards.map((card) => ({
      stars: [...card.querySelectorAll('.stars')].map(({ textContent }) => textContent),
      own: [`★${(card as HTMLElement).dataset['productScope']}`],
    })),
  );

async function expectStars(page: Page): Promise<void> {
  await until('each card has stars', async () => (await readStars(page)).every(({ stars }) => stars.length > 0));
  for (const { stars: found, own } of await readStars(page)) expect(found).toEqual(own);
}

/** Adds a product from the list. */
async function expectAdded(page: Page): Promise<void> {
  await page.locator('main .card form button').first().click();
  await page.locator('#previewModal[open] .previewCart').waitFor();
  expect(cartLines(shop.server)).toHaveLength(1);
}

describe('an app for reviews', () => {
  it.each([
    ['fills boxes of the theme, and hears of each new list', filler],
    ['inserts its stars, and looks for new cards itself', inserter],
  ])('%s: each card has its own stars', async (_, code) => {
    Object.assign(shop.server.world.settings, {
      regions: { product_item_below_price: '<div class="bottomLine"></div>' },
    });
    const { page, forgetShifts, expectSteady } = await openWithApp(shop, '/workshop/', { code, until: '.stars' });
    const list = listPage(page);
    await expectStars(page);
    await list.after(() => list.sort.selectOption('pricedesc'));
    await expectStars(page);
    await list.after(() => page.goBack());
    await expectStars(page);
    await forgetShifts();
    await expectAdded(page);
    await expectSteady();
  });
});

describe('an app for wish lists', () => {
  const hearts = `
    const put = () => {
      for (const figure of document.querySelectorAll('.card-figure:not(:has(.heart))')) {
        figure.insertAdjacentHTML('beforeend', '<button type="button" class="heart" style="position:absolute;inset:0 0 auto auto">♡</button>');
      }
    };
    put();
    new MutationObserver(put).observe(document.body, { childList: true, subtree: true });
    document.addEventListener('click', ({ target }) => {
      if (target.closest('.heart')) document.body.dataset.wished = target.closest('.card').dataset.productScope;
    });`;

  it('puts a heart on the picture of each card, which can be pressed', async () => {
    const { page, forgetShifts, expectSteady } = await openWithApp(shop, '/workshop/', {
      code: hearts,
      until: '.heart',
    });
    const list = listPage(page);
    const press = async () => {
      const card = page.locator('main .card').first();
      await card.locator('.heart').click();
      // A press in a list whose code is not there yet arrives with the code.
      await page.locator(`body[data-wished="${await card.getAttribute('data-product-scope')}"]`).waitFor();
      expect(new URL(page.url()).pathname).toBe('/workshop/');
    };
    await press();
    await list.after(() => list.sort.selectOption('pricedesc'));
    await press();
    await forgetShifts();
    await expectAdded(page);
    await expectSteady();
  });
});

describe('a carousel of jQuery', () => {
  it('Slick, over the cards of a list: a card that it has moved into view adds its product', async () => {
    const { page, forgetShifts, expectSteady } = await openWithApp(shop, '/workshop/', {
      files: ['jquery/dist/jquery.js', 'slick-carousel/slick/slick.js', 'slick-carousel/slick/slick.css'],
      code: `jQuery('main .productGrid').slick({ slidesToShow: 3, infinite: true, speed: 0 });`,
      until: '.slick-initialized',
    });
    await page.locator('.slick-next').click();
    await forgetShifts();
    const card = page.locator('.slick-current .card');
    const button = card.getByRole('button', { name: /^Add to cart/ });
    while ((await button.count()) === 0) await page.locator('.slick-next').click();
    const id = Number(await card.getAttribute('data-product-scope'));
    await button.click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
    expect(cartLines(shop.server).map(({ productId }) => productId)).toEqual([id]);
    await expectSteady();
  });
});
