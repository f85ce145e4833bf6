import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { mountAtOnce } from '../../support/driver/mount-at-once';
import { until } from '../../support/driver/until';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { fillCart, mug } from '../../support/shopping/open-cart';

const KEY = 'cart-stored';

declare global {
  interface Window {
    /** The keys that other tabs have written, oldest first. */
    writtenElsewhere: (string | null)[];
  }
}

/** Dispatches these quantities as another script of the page would, each in its own task. */
const dispatchQuantities = (page: Page, quantities: readonly number[]) =>
  page.evaluate(async (all) => {
    for (const detail of all) {
      document.body.dispatchEvent(new CustomEvent('cart-quantity-update', { detail }));
      await new Promise((later) => setTimeout(later));
    }
  }, quantities);

const shown = (page: Page) => page.locator('.cart-quantity').first().innerText();
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key)?.split(' ')[1], KEY);
const count = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('the number of items in the cart, in several tabs', () => {
  const shop = useShop();

  async function openTabs(number: number): Promise<Page[]> {
    const watch = async (page: Page) => {
      await mountAtOnce(page);
      await page.addInitScript(() => {
        window.writtenElsewhere = [];
        addEventListener('storage', ({ key }) => window.writtenElsewhere.push(key));
      });
    };
    const before = async (page: Page) => {
      await fillCart(page, shop.url, [mug]);
      await watch(page);
    };
    const first = await shop.open('/furniture/', { before, mounted: false });
    const others: Page[] = [];
    while (others.length < number - 1) {
      others.push((await shop.openBeside(first, '/furniture/', { before: watch, mounted: false })).page);
    }
    const pages = [first.page, ...others];
    for (const page of pages) {
      await untilMounted(page, '[data-widget="cart-badge"]');
      await page.waitForFunction(() => document.querySelector('.cart-quantity')?.textContent === '2');
      await page.evaluate(() => void (window.writtenElsewhere = []));
    }
    return pages;
  }

  it('is the last written number in every tab, even if two tabs write at once', async () => {
    const [first, second, third] = (await openTabs(3)) as [Page, Page, Page];
    await Promise.all([dispatchQuantities(first, count(10, 49)), dispatchQuantities(second, count(50, 89))]);
    await until('all tabs show the stored number', async () => {
      const newest = await stored(third);
      return (await Promise.all([first, second, third].map(shown))).every((text) => text === newest);
    });
    expect(['49', '89']).toContain(await stored(third));
  });

  it('never blocks a tab, however often another tab writes it', async () => {
    const [first, second] = (await openTabs(2)) as [Page, Page];
    const storm = second.evaluate(async (key) => {
      const end = performance.now() + 4_000;
      for (let quantity = 1; performance.now() < end; quantity += 1) {
        for (let times = 0; times < 20; times += 1) {
          localStorage.setItem(key, `c-1 ${quantity * 20 + times} ${Date.now()} 0 1:USD`);
        }
        await new Promise((later) => setTimeout(later));
      }
    }, KEY);
    await first.waitForFunction(() => window.writtenElsewhere.length > 100);
    const waits: number[] = [];
    for (let times = 0; times < 5; times += 1) {
      const before = Date.now();
      await first.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
      waits.push(Date.now() - before);
      await first.waitForTimeout(100);
    }
    await storm;
    expect(Math.max(...waits)).toBeLessThan(1_000);
    await until('the tab shows the stored number', async () => (await shown(first)) === (await stored(first)));
  });
});
