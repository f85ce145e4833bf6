import type { Page } from 'playwright-core';
import type { ShopPage } from './every-page';

/**
 * What the shop prints for a page, as the shopper gets it to whom another page belongs.
 *
 * @param address where the shop answers, without a slash at the end
 * @throws when the answer has another status, or the page has no slot: a test on a page that never came would pass
 * without its subject
 */
export async function readPage(
  page: Page,
  address: string,
  { path, status = 200, isBare = false }: ShopPage,
): Promise<string> {
  const answer = await page.request.get(address + path);
  const short = path.slice(0, 160);
  if (answer.status() !== status) throw new Error(`${short} was answered ${answer.status()}, not ${status}`);
  const html = await answer.text();
  if (html.includes('data-widget="') === isBare) throw new Error(`${short} has ${isBare ? 'slots' : 'no slots'}`);
  return html;
}
