import { ShopError } from '../errors/shop-error';
import type { Send } from './send';

export interface GraphqlPrice {
  entityId: number;
  /** `''` when the shop gives only the value. */
  formatted: string;
  value: number;
  currencyCode: string;
}

export interface GraphqlCalls {
  /** Uses the page's token. Throws a ShopError without data. */
  query<Data>(query: string, variables?: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<Data>;
  /** Without tax unless `withTax`; hidden prices are left out. */
  prices(productIds: readonly number[], signal?: AbortSignal, withTax?: boolean): Promise<GraphqlPrice[]>;
}

/** The API's maximum per query. */
const PAGE = 50;

const pricesQuery = (withTax: boolean): string =>
  'query($ids:[Int!],$first:Int){site{products(entityIds:$ids,first:$first)' +
  `{edges{node{entityId,prices(includeTax:${withTax}){price{formatted,value,currencyCode}}}}}}}`;

type Maybe<Value> = Value | null | undefined;

interface PricesData {
  site?: Maybe<{
    products?: Maybe<{
      edges?: Maybe<Maybe<{ node?: Maybe<PricedProduct> }>[]>;
    }>;
  }>;
}

interface PricedProduct {
  entityId: number;
  prices?: Maybe<{
    price?: Maybe<{ formatted?: Maybe<string>; value: number; currencyCode?: Maybe<string> }>;
  }>;
}

export function createGraphqlCalls(send: Send, token: string): GraphqlCalls {
  const query: GraphqlCalls['query'] = async <Data>(text: string, variables?: object, signal?: AbortSignal) => {
    const json = { query: text, ...(variables && { variables }) };
    const response = await send({ method: 'POST', path: '/graphql', json, token, signal });
    const { data, errors } = (typeof response === 'object' && response !== null ? response : {}) as {
      data?: Data | null;
      errors?: { message?: string }[];
    };
    // Errors of some fields may come with the data of others.
    if (!data) throw new ShopError('data', errors?.[0]?.message ?? 'The response holds no data');
    return data;
  };

  return {
    query,
    async prices(productIds, signal, withTax = false) {
      const pages = Array.from({ length: Math.ceil(productIds.length / PAGE) }, (_, page) =>
        productIds.slice(page * PAGE, (page + 1) * PAGE),
      );
      const responses = await Promise.all(
        pages.map((ids) => query<PricesData>(pricesQuery(withTax), { ids, first: ids.length }, signal)),
      );
      return responses
        .flatMap(({ site }) => site?.products?.edges ?? [])
        .flatMap((edge) => (edge?.node ? priceOf(edge.node) : []));
    },
  };
}

function priceOf({ entityId, prices }: PricedProduct): GraphqlPrice[] {
  const price = prices?.price;
  if (!price) return [];
  const { formatted, value, currencyCode } = price;
  return [{ entityId, formatted: formatted ?? '', value, currencyCode: currencyCode ?? '' }];
}
