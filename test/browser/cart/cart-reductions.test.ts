import { describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { mug, openCart, type Wanted } from '../../support/shopping/open-cart';

const knife: Wanted = { name: 'Knife & Board “Tea <for> Two” 8"', quantity: 2 };
const lantern: Wanted = { name: 'Storm Lantern', quantity: 1 };
const hammer: Wanted = { name: 'Claw Hammer, 16 oz', quantity: 1 };

describe('a cart line with a reduced price', () => {
  const shop = useShop();

  it('shows the prices now and before, also in words', async () => {
    const { line } = await openCart(shop, [knife, lantern, hammer]);
    const price = async (wanted: Wanted) =>
      (await line(wanted).locator('.cart-item-price').textContent())?.trim().replace(/\s+/g, ' ');
    expect(await price(knife)).toBe('Price each Now $54.40 Was $68.00');
    expect(await line(knife).locator('s').first().textContent()).toContain('$68.00');
    // The shop's own former price is lower than the recommended price.
    expect(await price(lantern)).toBe('Price each Now $49.00 Was $58.00');
    expect(await price(hammer)).toBe('Price each $42.00');
  });
});

describe('the suggestions below the cart', () => {
  const shop = useShop();

  it.each([
    ['several products', [hammer, mug]],
    ['two products', [lantern]],
  ])('can all be bought, and fill their row: %s', async (_, wanted) => {
    const { page } = await openCart(shop, wanted);
    const cards = page.getByRole('region', { name: 'Goes well with this' }).getByRole('article');
    const names = (await cards.getByRole('heading').allTextContents()).map((name) => name.trim());
    expect(names).not.toContain('Dovetail Saw');
    expect(names.length).toBeGreaterThan(1);
    expect(await cards.locator('.card-action :is(a, button)').count()).toBe(names.length);
    const [tops, list, last] = await cards.evaluateAll((all) => [
      new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size,
      all[0]!.closest('ul')!.getBoundingClientRect().right,
      all.at(-1)!.getBoundingClientRect().right,
    ]);
    expect(tops).toBe(1);
    expect(Math.abs(list! - last!) < 2).toBe(true);
  });
});
