import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { weighPage } from '../../support/driver/page-weight';
import { replayResponses } from '../../support/driver/replay-responses';
import { useShop } from '../../support/driver/use-shop';

/** Repeats these steps as fast as the page can: a filter, a quick view with another image, and the next page. */
const browse = (page: Page, times: number): Promise<void> =>
  page.evaluate(async (rounds) => {
    const press = (selector: string) => {
      const control = document.querySelector<HTMLElement>(selector);
      if (!control) throw new Error(`there is no ${selector}`);
      control.click();
    };
    const list = async (selector: string) => {
      const listed = new Promise((done) => document.addEventListener('widgets:listing-changed', done, { once: true }));
      press(selector);
      await listed;
    };
    const until = async (condition: () => boolean) => {
      for (let turns = 0; !condition(); turns += 1) {
        if (turns > 2_000) throw new Error(`timeout: ${condition}`);
        await new Promise((later) => setTimeout(later, 2));
      }
    };
    const modal = document.querySelector<HTMLDialogElement>('#modal');
    const isLive = () =>
      modal?.querySelector('[data-widget="add-to-cart"]')?.getAttribute('data-widget-status') === 'mounted';
    for (let round = 0; round < rounds; round += 1) {
      await list('#facet-brand-32');
      press('.quickview[data-product-id="108"]');
      await until(isLive);
      press('#modal [data-image-gallery-item]:not([aria-current="true"])');
      modal?.close();
      await until(() => !modal?.open && modal?.querySelector('.productView') === null);
      await list('a[rel="next"]');
    }
  }, times);

describe('a page that is used for a long time', () => {
  // Repeated requests are answered by a script in the page, which a strict policy forbids. Chromium would throttle a
  // shopper who turns so many pages in a minute.
  const shop = useShop({ settings: { csp: false, themeSettings: { categorypage_products_per_page: 4 } } }, [
    '--disable-ipc-flooding-protection',
  ]);

  it('needs no more memory after 15 filters, pages and quick views', async () => {
    const { page } = await shop.open('/workshop/', {
      mounted: false,
      before: async (opened) => {
        await opened.clock.install();
        await replayResponses(opened);
      },
    });
    // The control of a replaced list stays in memory as long as a press on it can be delayed.
    const measure = () => page.clock.fastForward(5_000).then(() => weighPage(page));
    // Warms up, until the engine has compiled the repeated code.
    await browse(page, 10);
    const before = await measure();
    await browse(page, 15);
    const after = await measure();

    expect(after.slots).toBe(before.slots);
    // A quick view has 340 listeners, 600 nodes and 110 kB, so none of the fifteen is left.
    expect(after.listeners - before.listeners).toBeLessThan(100);
    expect(after.nodes - before.nodes).toBeLessThan(300);
    // The engine compiles frequent code during the whole test.
    expect(after.heap - before.heap).toBeLessThan(500_000);
  }, 300_000);
});
