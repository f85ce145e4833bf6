import type { Shopper } from './shopper';

/** Products for tests' carts, each with its special property. */
export const goods = {
  /** $160, in stock, taxed. */
  lamp: 'product_id=101&attribute[10101]=1010101&attribute[10102]=1010202',
  /** $14.50, with a coupon of its own. */
  mug: 'product_id=103&attribute[10301]=1030101',
  /** Cheaper from three items on. */
  towels: 'product_id=115',
  /** A download: no tax, no weight. */
  book: 'product_id=126',
  hammer: 'product_id=107',
} as const;

/** Adds a product to a shopper's cart and returns the line's id. */
export async function addGoods(shopper: Shopper, what: keyof typeof goods, quantity = 1): Promise<string> {
  const response = await shopper.post('/remote/v1/cart/add', `${goods[what]}&qty[]=${quantity}`);
  const { data } = response.json<{ data: { error?: string; cart_item?: { id: string } } }>();
  if (!data.cart_item) throw new Error(data.error ?? response.text);
  return data.cart_item.id;
}

/** The response of a remote call; its result is under `data`. */
export interface RemoteData {
  data: { status?: string; errors?: string[] } & Record<string, unknown>;
  content?: string;
}

/** The `cart` of the template context, by the data protocol of BigCommerce's command-line tool. */
export async function cartOf<T = Record<string, unknown>>(shopper: Shopper): Promise<T> {
  const response = await shopper.get('/cart.php', { 'stencil-version': '1.0' });
  return response.json<{ context: { cart: T } }>().context.cart;
}
