import type { Wanted } from '../support/shopping/open-cart';
import type { Visit } from './journey';

/** A page of the shop with text only. */
const textPage = '/about-us/';

/** Adds products to the shopper's cart as another tab would. The tab stays on a page of the shop. */
export async function fillCart({ tab, shop }: Pick<Visit, 'tab' | 'shop'>, wanted: readonly Wanted[]): Promise<void> {
  await tab.open(textPage);
  for (const { name, quantity, options } of wanted) {
    const product = shop.world.catalogue.products.find((one) => one.name === name);
    if (!product) throw new Error(`the catalogue has no "${name}"`);
    const fields = { action: 'add', product_id: String(product.id), 'qty[]': String(quantity), ...options };
    const error = await tab.read(async (body) => {
      const response = await fetch('/remote/v1/cart/add', { method: 'POST', body: new URLSearchParams(body) });
      return ((await response.json()) as { data: { error?: string } }).data.error ?? null;
    }, fields);
    if (error) throw new Error(`${name}: ${error}`);
  }
}

/** Signs the shopper in as the shop's default customer. The tab stays on a page of the shop. */
export async function signIn({ tab }: Pick<Visit, 'tab'>): Promise<void> {
  await tab.open(textPage);
  await tab.read(async () => void (await fetch('/__shop/login', { method: 'POST' })), null);
}
