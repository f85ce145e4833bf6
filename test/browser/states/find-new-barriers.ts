import type { Page } from 'playwright-core';
import { findBarriers, type Rules } from '../driver/find-barriers';

/** What stands around every page, and takes as long to look at as the page itself. */
const around = ['.header', '.footer'];

/** A cart's id, which is another one for each shopper. */
const cartId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

const withoutBarriers = new Set<string>();

/** What axe finds on the page, but not again in a header or footer that had no barriers when it stood there the same. */
export async function findNewBarriers(page: Page, rules: Rules): Promise<string[]> {
  const markups = await page.evaluate(
    (selectors) => selectors.map((selector) => document.querySelector(selector)?.outerHTML ?? ''),
    around,
  );
  const width = page.viewportSize()?.width;
  const prints = markups.map((markup) => JSON.stringify([markup.replace(cartId, ''), width, rules]));
  const except = around.filter((_, at) => withoutBarriers.has(prints[at] ?? ''));
  const barriers = await findBarriers(page, 'html', { ...rules, except });
  if (barriers.length === 0) for (const print of prints) withoutBarriers.add(print);
  return barriers;
}
