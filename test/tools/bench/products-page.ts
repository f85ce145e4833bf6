import type { Page } from 'playwright-core';
import { slotsPath } from './slots-page';

const card = /<li\b[^>]*>\s*<article\b[^>]*data-product-scope[\s\S]*?<\/article>\s*<\/li>/g;

/**
 * Serves a category page of our theme with `count` products, each with quick view, compare and add to cart. Their slots
 * are asleep as in `serveSlotsPage`; the slots of one additional product are awake.
 */
export async function serveProductsPage(page: Page, url: string, count: number): Promise<void> {
  const rendered = await (await page.request.get(`${url}/workshop/`)).text();
  const product = rendered.match(card)?.find((one) => one.includes('data-widget="add-to-cart"'));
  if (!product?.includes('data-widget="quick-view"') || !product.includes('data-compare-id')) {
    throw new Error('the category page has no product with quick view, compare and add to cart');
  }
  const awake = product
    .replaceAll('data-widget=', 'data-widget-when="now" data-widget=')
    .replace('<li', '<li id="awake"');
  const asleep = product.replaceAll('data-widget=', 'data-widget-when="now" data-asleep=');
  let cards = 0;
  const body = rendered.replace(card, () => ((cards += 1) === 1 ? awake + asleep.repeat(count) : ''));
  await page.route(`**${slotsPath}`, (route) => route.fulfill({ contentType: 'text/html', body }));
}
