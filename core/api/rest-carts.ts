import { ShopError } from '../errors/shop-error';
import { withoutPrototype } from '../page/without-prototype';
import type { Send } from './send';
import { readData } from './wire';

/** A cart of the REST Storefront API: https://developer.bigcommerce.com/docs/rest-storefront/carts */
export interface RestCart {
  id?: string;
  currency?: { code?: string } | null;
  /** After all discounts, in the currency's units. */
  cartAmount?: number;
  /** One entry per line, 0 without a discount. */
  discounts?: { id?: string; discountedAmount?: number }[] | null;
  coupons?: { code?: string }[] | null;
  lineItems?: {
    physicalItems?: RestCartLine[] | null;
    digitalItems?: RestCartLine[] | null;
    giftCertificates?: unknown[] | null;
    customItems?: RestCartLine[] | null;
  } | null;
}

export interface RestCartLine {
  id?: string;
  productId?: number;
  /** The line that a picked product belongs to. */
  parentId?: string | number | null;
  variantId?: number | null;
  name?: string;
  quantity?: number;
  /** Of one item after discounts, in the currency's units. */
  salePrice?: number;
  options?: { name?: string; nameId?: number; value?: string; valueId?: number }[] | null;
}

export interface RestCartCalls {
  /** The cart with this id, else the session's; null without one. */
  get(options?: {
    cartId?: string | null | undefined;
    includeOptions?: boolean;
    signal?: AbortSignal;
  }): Promise<RestCart | null>;
  /** The session's item count; 0 without a cart. */
  quantity(signal?: AbortSignal): Promise<number>;
}

const OPTIONS = 'lineItems.physicalItems.options,lineItems.digitalItems.options';

export function createRestCartCalls(send: Send): RestCartCalls {
  /** Status 404 means that there is no cart. */
  const find = async (path: string, signal?: AbortSignal): Promise<unknown> => {
    try {
      return await send({ method: 'GET', path, signal });
    } catch (error) {
      if (error instanceof ShopError && error.status === 404) return null;
      throw error;
    }
  };

  return {
    async get(given = {}) {
      const { cartId, includeOptions = false, signal } = withoutPrototype(given);
      const path = `/api/storefront/carts${cartId ? `/${encodeURIComponent(cartId)}` : ''}`;
      // The API needs plain commas, which `query` would encode.
      const response = readData(await find(includeOptions ? `${path}?include=${OPTIONS}` : path, signal));
      const cart: unknown = Array.isArray(response) ? response[0] : response;
      return typeof cart === 'object' && cart !== null ? cart : null;
    },

    async quantity(signal) {
      const response = readData(await find('/api/storefront/cart-summary', signal));
      // An empty cart is [], {} or status 204.
      const summary = typeof response === 'object' && response !== null ? response : {};
      const total = 'total_quantity' in summary ? Number(summary.total_quantity) : 0;
      return Number.isFinite(total) ? total : 0;
    },
  };
}
