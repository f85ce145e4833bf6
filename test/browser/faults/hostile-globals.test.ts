import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { mountAtOnce } from '../../support/driver/mount-at-once';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { cartLines } from '../../support/shopping/read-cart';
import { everyPage, type ShopPage } from '../../support/states/every-page';
import { useShopPage } from '../../support/states/use-shop-page';
import { findPlain } from './find-plain';

const plain = findPlain();

/** Changes to a page by other scripts, or by the browser's settings, before our code runs. */
const hostile: readonly (readonly [what: string, prepare: (page: Page) => Promise<unknown>])[] = [
  [
    'forbids cookies for scripts',
    (page) =>
      page.addInitScript(() => {
        const refuse = () => {
          // Only for our code: the platform's own script reads cookies in each of its calls, and would fail.
          const [, , caller = ''] = new Error().stack?.split('\n') ?? [];
          if (!caller.includes('/widgets/')) return '';
          throw new DOMException('The document is sandboxed', 'SecurityError');
        };
        Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
      }),
  ],
  [
    'adds properties to every object and array',
    (page) =>
      page.addInitScript(() => {
        Object.assign(Object.prototype, {
          extend: () => ({}),
          isEmpty: () => false,
          theirs: { deep: {} },
          theirVersion: '1.0',
        });
        Object.assign(Array.prototype, { remove: () => [], last: () => undefined });
      }),
  ],
  [
    'adds the names of options to every object',
    (page) =>
      page.addInitScript(() => {
        // Options of `fetch`, and of our own functions.
        for (const name of [
          ...['integrity', 'mode', 'body', 'cache', 'redirect', 'credentials', 'keepalive', 'referrer', 'duplex'],
          ...['foreign', 'json', 'form', 'token', 'template', 'query', 'config', 'text', 'status', 'load', 'fresh'],
        ]) {
          (Object.prototype as Record<string, unknown>)[name] = () => 'theirs';
        }
      }),
  ],
];

/** One page of each kind with its own widgets. */
const kinds =
  /^\/(kitchen-table|search\.php\?search_query=lamp|compare|contact-us\/$|giftcertificates\.php$|login\.php\?action=create|cart\.php|blog\/$)/;
const pages: readonly ShopPage[] = everyPage.filter(
  ({ path, status, isBare }) => kinds.test(path) && !status && !isBare,
);

describe.each(hostile)('a page that %s', (_, prepare) => {
  const shop = useShop();
  const walk = useShopPage(shop, prepare);

  it('sells and counts the cart, without a report', async () => {
    const { page } = await shop.open(`/${plain.slug}/`, { before: prepare });
    await untilMounted(page, 'main .productView form[data-widget="add-to-cart"]');
    await page.locator('#form-action-addToCart').click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
    expect(cartLines(shop.server).map(({ productId, quantity }) => [productId, quantity])).toEqual([[plain.id, 1]]);
    expect(await page.locator('[data-widget="cart-badge"] [data-part="count"]').first().textContent()).toBe('1');
  });

  it('mounts every widget, for each kind of page, without a report', async () => {
    for (const one of pages) {
      const { page } = await walk.open(one);
      await untilMounted(page);
    }
    expect(pages.length).toBeGreaterThan(8);
  });
});

describe('the cookie notice', () => {
  const shop = useShop({ settings: { privacyCookie: 'We keep cookies.' } });

  it.each(hostile)('can be closed on a page that %s', async (_, prepare) => {
    const { page } = await shop.open('/', {
      before: async (one) => {
        await prepare(one);
        await mountAtOnce(one);
      },
    });
    const notice = page.locator('[data-widget="cookie-notice"]');
    await notice.getByRole('button', { name: 'Accept' }).click();
    await notice.waitFor({ state: 'hidden' });
  });
});
