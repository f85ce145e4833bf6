import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { makeCatalogue } from '../store/catalogue/catalogue';
import { findBarriers } from './find-barriers';
import type { OpenedPage } from './open-page';
import { takeScreenshot } from './take-screenshot';
import { useShop, type Shop } from './use-shop';
import { validateMarkup } from './validate-markup';
import { buyableVariants } from './wishes';
import { untilQuiet } from './until-quiet';

const { products, categories } = makeCatalogue();
const [category] = categories;
const withOptions = products.find(({ options }) => options.length > 2);
const form = products.find(({ options }) => options.some(({ kind }) => kind === 'file'));
const plain = products.find((product) => product.options.length === 0 && buyableVariants(product).length > 0);
if (!category || !withOptions || !form || !plain) throw new Error('the catalogue lacks a kind of product');

const addPlain = async (page: Page) => {
  await page.locator('#form-action-addToCart').click();
  await page.locator('#previewModal[open] .previewCart').waitFor();
};

/** The pages that are looked at, and what a shopper has done on them. */
const scenes: Record<string, (shop: Shop, width: number) => Promise<OpenedPage>> = {
  home: (shop, width) => shop.open('/', { width, mounted: false }),
  category: (shop, width) => shop.open(`/${category.slug}/`, { width, mounted: false }),
  product: (shop, width) => shop.open(`/${withOptions.slug}/`, { width }),
  'product-form': (shop, width) => shop.open(`/${form.slug}/`, { width }),
  'cart-empty': (shop, width) => shop.open('/cart.php', { width, mounted: false }),
  'cart-preview': async (shop, width) => {
    const opened = await shop.open(`/${plain.slug}/`, { width });
    await addPlain(opened.page);
    return opened;
  },
  cart: async (shop, width) => {
    const opened = await shop.open(`/${plain.slug}/`, { width });
    await addPlain(opened.page);
    await opened.page.goto(`${shop.address}/cart.php`);
    return opened;
  },
};

describe.each([375, 1280])('at %i pixels', (width) => {
  const shop = useShop();

  it.each(Object.entries(scenes))('%s has no barriers, valid markup, and nothing beside the screen', async (name, open) => {
    const { page } = await open(shop, width);
    await untilQuiet(page);
    await takeScreenshot(page, `${name}-${width}`);
    expect(await findBarriers(page)).toEqual([]);
    expect(await validateMarkup(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
