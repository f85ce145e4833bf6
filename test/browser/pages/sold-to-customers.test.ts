import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { openTheme } from '../../adopt/try/open-theme';
import { trySale } from '../../adopt/try/try-sale';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import type { ProductRecord } from '../../shop/catalogue/product-record';
import { buyableVariants } from '../account/wishes';
import { adoptedTheme } from '../driver/adopted-theme';

// A browser of its own is started, and a product bought.
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
  afterAll(() => rmSync(folder, { recursive: true }));

  async function tryOne(product: ProductRecord): Promise<string[] | null> {
    const theme = await openTheme(folder, false);
    try {
      return await trySale(theme, product);
    } finally {
      await theme.close();
    }
  }

  // The cart's page is still the author's own.
  it('is a customer’s where the theme sells to customers only', async () => {
    expect(await tryOne(shown!)).toEqual([]);
  });

  it('is none where the theme sells to nobody', async () => {
    expect(await tryOne(hidden!)).toBeNull();
  });
});
