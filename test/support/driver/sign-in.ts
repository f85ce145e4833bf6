import type { Page } from 'playwright-core';
import type { OpenOptions } from './open-page';
import type { Shop } from './use-shop';

/** Opens a page as the customer that every shop starts with. */
export async function signIn(shop: Shop, path: string, { before, ...options }: OpenOptions = {}): Promise<Page> {
  const { page } = await shop.open(path, {
    mounted: false,
    ...options,
    before: async (opened) => {
      await opened.request.post(`${shop.url}/__shop/login`);
      await before?.(opened);
    },
  });
  return page;
}
