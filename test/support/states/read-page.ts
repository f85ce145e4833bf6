import type { Page } from 'playwright-core';
import type { ShopPage } from './every-page';

/**
 * Requests a page's HTML as the shopper of another page.
 *
 * @param url of the shop, without a trailing slash
 * @throws when the response has another status, or the page has no slot: otherwise a test on a page that never loaded
 * would pass
 */
export async function readPage(
  page: Page,
  url: string,
  { path, status = 200, isBare = false }: ShopPage,
): Promise<string> {
  const response = await page.request.get(url + path);
  const short = path.slice(0, 160);
  if (response.status() !== status) throw new Error(`${short} was answered ${response.status()}, not ${status}`);
  const html = await response.text();
  if (html.includes('data-widget="') === isBare) throw new Error(`${short} has ${isBare ? 'slots' : 'no slots'}`);
  return html;
}
