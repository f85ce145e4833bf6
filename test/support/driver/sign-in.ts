import type { Page } from 'playwright-core';
import type { OpenOptions } from './open-page';
import type { Shop } from './use-shop';

/** Signs in a page's shopper as the customer that every shop starts with: by a request, not on the page. */
export async function signIn(page: Pick<Page, 'request'>, url: string): Promise<void> {
  const response = await page.request.post(`${url}/__shop/login`, { data: {} });
  if (!response.ok()) throw new Error(`nobody was signed in: ${response.status()}`);
}

/** Opens a page as that customer. */
export async function openSignedIn(shop: Shop, path: string, { before, ...options }: OpenOptions = {}): Promise<Page> {
  const { page } = await shop.open(path, {
    mounted: false,
    ...options,
    before: async (opened) => {
      await signIn(opened, shop.url);
      await before?.(opened);
    },
  });
  return page;
}
