import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import { adoptedTheme } from '../../support/driver/adopted-theme';
import { buyableVariants } from '../../support/shopping/wishes';
import { authorCart } from '../../support/themes/author-cart';
import { type OpenTheme, openTheme } from '../../tools/adopt/try/open-theme';
import { tryCartForms } from '../../tools/adopt/try/try-cart-forms';
import { trySale } from '../../tools/adopt/try/try-sale';

// The test starts its own browser, and buys a product.
jest.setTimeout(60_000);

const [shown, hidden] = makeCatalogue().products.filter(
  (product) => product.options.length === 0 && buyableVariants(product).length > 0,
);

describe('a sale that npm run adopt tries', () => {
  const folder = adoptedTheme({
    'templates/pages/product.html': `{{#partial "page"}}
{{#if customer}}{{#if product.id '==' ${shown!.id}}}{{> components/products/product-view}}{{/if}}{{/if}}
{{/partial}}
{{> layout/base}}
`,
  });
  let shared: OpenTheme;
  beforeAll(async () => {
    shared = await openTheme(folder, false);
  });
  afterAll(async () => {
    await shared.close();
    rmSync(folder, { recursive: true });
  });

  /** Runs an action in another theme, and then removes the theme. */
  async function withTheme<Found>(own: string, run: (theme: OpenTheme) => Promise<Found>): Promise<Found> {
    const theme = await openTheme(own, false);
    try {
      return await run(theme);
    } finally {
      await theme.close();
      rmSync(own, { recursive: true });
    }
  }

  it('is made by a customer if the theme sells only to customers', async () => {
    expect(await trySale(shared, shown!)).toEqual([]);
  });

  it('is not made if the theme does not sell the product', async () => {
    expect(await trySale(shared, hidden!)).toBeNull();
  });

  it('presses a button that adopt did not mark, because it has its own handler', async () => {
    const own = adoptedTheme({
      'templates/components/products/product-view.html': `<div class="productView"><form action="{{product.cart_url}}" method="post" data-cart-item-add>
<input type="hidden" name="product_id" value="{{product.id}}">
<input type="submit" id="form-action-addToCart" value="Buy" onclick="document.title = 'pressed'">
</form></div>
`,
    });
    expect(await withTheme(own, (theme) => trySale(theme, shown!))).toEqual([]);
  });

  it('chooses a shipping method whose label covers its radio button', async () => {
    const path = 'templates/components/cart/shipping-quotes.html';
    const covering = '<label style="position: relative; z-index: -1">';
    const own = adoptedTheme({ ...authorCart, [path]: authorCart[path]!.replace('<label>', covering) }, ['cart']);
    expect(await withTheme(own, tryCartForms)).toEqual([]);
  });

  it('skips a cart page that is not adopted', async () => {
    expect(await tryCartForms(shared)).toEqual([]);
  });
});
