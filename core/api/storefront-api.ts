import { pageContext } from '../page/page-context';
import {
  type CartCalls,
  type CodesCalls,
  type CurrencyCalls,
  createCartCalls,
  createCodesCalls,
  createCurrencyCalls,
  createGiftWrappingCalls,
  createShippingCalls,
  type GiftWrappingCalls,
  type ShippingCalls,
} from './cart';
import { type CountriesCalls, createCountriesCalls } from './countries';
import { createGraphqlCalls, type GraphqlCalls } from './graphql';
import {
  createFragmentsCalls,
  createProductCalls,
  createSearchCalls,
  type FragmentsCalls,
  type ProductCalls,
  type SearchCalls,
} from './product';
import { createRestCartCalls, type RestCartCalls } from './rest-carts';
import { createSend, type Send } from './send';
import { createVaultCalls, type VaultCalls } from './vault';

/** All requests reject with ShopErrors; the `text` of a refusal is the shop's reason. */
export interface StorefrontApi {
  readonly product: ProductCalls;
  readonly cart: CartCalls;
  readonly restCarts: RestCartCalls;
  readonly shipping: ShippingCalls;
  readonly giftWrapping: GiftWrappingCalls;
  readonly codes: CodesCalls;
  readonly countries: CountriesCalls;
  readonly search: SearchCalls;
  /** The provider that stores the shopper's cards. */
  readonly vault: VaultCalls;
  readonly graphql: GraphqlCalls;
  readonly currency: CurrencyCalls;
  readonly fragments: FragmentsCalls;
  /** For scripts written for the platform's library. */
  readonly send: Send;
}

export function createStorefrontApi(page = pageContext()): StorefrontApi {
  const send = createSend(page);
  return {
    product: createProductCalls(send),
    cart: createCartCalls(send),
    restCarts: createRestCartCalls(send),
    shipping: createShippingCalls(send),
    giftWrapping: createGiftWrappingCalls(send),
    codes: createCodesCalls(send),
    countries: createCountriesCalls(send),
    search: createSearchCalls(send),
    vault: createVaultCalls(send),
    graphql: createGraphqlCalls(send, page.graphqlToken),
    currency: createCurrencyCalls(send),
    fragments: createFragmentsCalls(send),
    send,
  };
}
