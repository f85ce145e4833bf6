import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { cartLines } from '../cart/read-cart';
import { everyPage, type ShopPage } from '../driver/every-page';
import { mountAtOnce } from '../driver/mount-at-once';
import { untilMounted } from '../driver/until-mounted';
import { useShop } from '../driver/use-shop';
import { useShopPage } from '../driver/use-shop-page';
import { findPlain } from './find-plain';

const plain = findPlain();

/** What other scripts, or the browser's settings, do to a page before ours runs. */
const hostile: readonly (readonly [what: string, prepare: (page: Page) => Promise<unknown>])[] = [
  [
    'forbids cookies to scripts',
    (page) =>
      page.addInitScript(() => {
        const refuse = () => {
          // Only ours: the platform's own script reads cookies in every call, and each call would fail with it.
          const [, , caller = ''] = new Error().stack?.split('\n') ?? [];
          if (!caller.includes('/widgets/')) return '';
          throw new DOMException('The document is sandboxed', 'SecurityError');
        };
        Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
      }),
  ],
  [
    'adds methods, settings and words to every object and list',
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
];

/** One page of each kind that has widgets of its own. */
const kinds =
  /^\/(kitchen-table|search\.php\?search_query=lamp|compare|contact-us\/$|giftcertificates\.php$|login\.php\?action=create|cart\.php|blog\/$)/;
const pages: readonly ShopPage[] = everyPage.filter(
  ({ path, status, isBare }) => kinds.test(path) && !status && !isBare,
);

describe.each(hostile)('a page whose browser or scripts: %s', (_, prepare) => {
  const shop = useShop();
  const walk = useShopPage(shop, prepare);

  it('sells and remembers, without a report', async () => {
    const { page } = await shop.open(`/${plain.slug}/`, { before: prepare });
    await untilMounted(page, 'main .productView form[data-widget="add-to-cart"]');
    await page.locator('#form-action-addToCart').click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
    expect(cartLines(shop.server).map(({ productId, quantity }) => [productId, quantity])).toEqual([[plain.id, 1]]);
    expect(await page.locator('[data-widget="cart-badge"] [data-part="count"]').first().textContent()).toBe('1');
  });

  it('mounts every widget of pages of all kinds, without a report', async () => {
    for (const one of pages) {
      const { page } = await walk.open(one);
      await untilMounted(page);
    }
    expect(pages.length).toBeGreaterThan(8);
  });
});

describe('the notice of cookies', () => {
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
