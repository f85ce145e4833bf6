import { join } from 'node:path';
import { makeCatalogue } from '../../../shop/catalogue/catalogue';
import { buyableVariants } from '../../../support/shopping/wishes';
import type { OpenTheme } from './open-theme';

/** Milliseconds in which a page or a dialog comes to rest. */
const REST = 2_000;

/**
 * Takes pictures of a product, of the page after an add, of the cart and of a category, on a phone and on a desktop.
 *
 * @param folder gets `<page>-<width>-<when>.png`
 * @param when `before` or `after` the changes
 */
export async function takePictures(theme: OpenTheme, folder: string, when: 'before' | 'after'): Promise<void> {
  const plain = makeCatalogue().products.find(
    (product) => product.options.length === 0 && buyableVariants(product).length > 0,
  );
  if (!plain) throw new Error('the local shop has no product without options that can be bought');
  for (const width of [375, 1280]) {
    const { page, context } = await theme.open(`/${plain.slug}/`, { signedIn: true, mayBeBare: true });
    await page.setViewportSize({ width, height: 900 });
    const take = async (name: string): Promise<void> => {
      await page.waitForTimeout(REST);
      await page.screenshot({ path: join(folder, `${name}-${width}-${when}.png`) });
    };
    await take('product');
    await page.locator('form[data-cart-item-add] [type="submit"]').first().click({ force: true });
    await take('added');
    for (const [name, path] of [
      ['cart', '/cart.php'],
      ['category', '/lighting/'],
    ] as const) {
      await page.goto(new URL(path, page.url()).href);
      await take(name);
    }
    await context.close();
  }
  theme.shop.reset();
}
