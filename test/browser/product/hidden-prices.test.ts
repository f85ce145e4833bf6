import { describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { painted } from '../../support/driver/watch-responses';
import { chooseValue } from '../../support/shopping/choose-option';
import { findChoosable, openSalePage } from '../sale/sale-page';

declare global {
  interface Window {
    receivedEvents: { name: string; detail: unknown }[];
  }
}

const { product, field, variants, valueOf } = findChoosable();
const amount = /\$\s?\d/;

describe('a shop that hides its prices from guests', () => {
  const shop = useShop({ settings: { hidePricesFromGuests: true } });

  it('prints no price, sends none in events after a choice, and links to the sign-in', async () => {
    const { page, responses, view, form, button } = await openSalePage(shop, product);
    const html = await page.evaluate(() => {
      const copy = document.documentElement.cloneNode(true) as Element;
      // The merchant's own description may have prices.
      for (const words of copy.querySelectorAll('.productView-description, footer')) words.remove();
      return copy.outerHTML;
    });
    expect(
      amount.exec(html)?.input.slice(Math.max(0, html.search(amount) - 80), html.search(amount) + 40),
    ).toBeUndefined();
    expect(html).toContain(product.name);
    expect(html).not.toMatch(/"price"\s*:/);
    expect(await button.count()).toBe(0);
    expect(await form.locator('a[href*="login"]').isVisible()).toBe(true);

    await page.evaluate(() => {
      window.receivedEvents = [];
      for (const name of ['bigcommerce.productpricechange', 'onProductOptionsChanged']) {
        const record = (event: Event) =>
          window.receivedEvents.push({ name, detail: (event as CustomEvent<unknown>).detail });
        window.addEventListener(name, record);
      }
    });
    await responses.after(() => chooseValue(view, field, valueOf(variants[1])));
    await page.waitForFunction(() => window.receivedEvents.length > 0);
    await painted(page, 2);
    const received = await page.evaluate(() => window.receivedEvents);
    expect(received.filter(({ name }) => name === 'bigcommerce.productpricechange')).toEqual([]);
    expect(JSON.stringify(received)).not.toMatch(/"price":|\$\d/);
    expect(await view.textContent()).not.toMatch(amount);
  });
});
