import type { Catalogue } from '../catalogue/catalogue';

/** The context of a product with options, stock and a sale, plus the data that the examples of other pages need. */
export interface ExampleContext {
  readonly settings: unknown;
  readonly theme_settings: Record<string, unknown>;
  readonly [name: string]: unknown;
}

/** Returns the contexts of pages, and data of the cart. */
export interface PageAsker {
  /** The context of the page at a URL, for a guest or a customer. */
  contextOf(path: string, asker: 'guest' | 'customer'): Promise<unknown>;
  /** The wrapping options of the cart's first line. */
  wrapping(): Promise<object>;
  /** The shop's shipping quotes for `quoteDestination`, as `quotes`. */
  shippingQuotes(): Promise<object>;
}

/** The destination of the shipping quotes, as their call names its fields: Los Angeles. */
export const quoteDestination = 'country_id=226&state_id=12&zip_code=90001';

/** The front matter of the example page. One review per page makes several pages of reviews. */
export const exampleConfig = {
  product: { videos: { limit: 6 }, reviews: { limit: 1 } },
  gql: `query ($productId: Int!) { site { product(entityId: $productId) {
    productOptions(first: 1) { edges { node { displayName ... on MultipleChoiceOption { values(first: 10) {
      pageInfo { hasNextPage }
      edges { node { entityId label ... on SwatchOptionValue { hexColors imageUrl(width: 64) } } }
    } } } } }
    variants(first: 12) { edges { node {
      sku defaultImage { urlTemplate } inventory { isInStock }
      options(first: 1) { edges { node { values(first: 1) { edges { node { entityId } } } } } }
    } } }
  } } }`,
};

/** The cart lines of the examples, as form data. */
export const exampleLines: readonly string[] = [
  'product_id=103&attribute[10301]=1030101',
  'product_id=107',
  'product_id=126',
];

/**
 * The context for rendering examples: a product page's context, and the data that it lacks. That is the home page's
 * slides, the values of a category's filter and its pages, a cart, its wrapping options and shipping quotes, a comparison, the categories
 * of the advanced search, the forms of a signed-in shopper, and another product's videos.
 */
export async function composeContext({ products, categories }: Catalogue, asker: PageAsker): Promise<ExampleContext> {
  const ask = async <Context>(path: string, who: 'guest' | 'customer' = 'guest') =>
    (await asker.contextOf(path, who)) as Context;
  const filmed = pathOf(
    products.find(({ videos }) => videos.length > 1),
    'product with videos',
  );
  const page = pathOf(
    products.find(({ options }) => options.length > 1),
    'product with options',
  );
  const { carousel } = await ask<{ carousel: unknown }>('/');
  const { category, pagination } = await ask<CategoryContext>(`${pathOf(categories[0], 'category')}?limit=4`);
  const { cart } = await ask<{ cart: unknown }>('/cart.php');
  const { comparisons } = await ask<{ comparisons: unknown }>('/compare/101/103/105');
  const { videos } = (await ask<ProductContext>(filmed)).product;
  const { category_options } = (await ask<SearchContext>('/search.php')).forms.search;
  const { order } = await ask<{ order: unknown }>('/account.php?action=view_order&order_id=101', 'customer');
  const details = await ask<{ forms: object }>('/account.php?action=account_details', 'customer');
  const returned = await ask<{ forms: object }>('/account.php?action=new_return&order_id=101', 'customer');
  const context = await ask<ExampleContext & ProductContext & SearchContext>(page);
  return {
    ...(await asker.wrapping()),
    ...(await asker.shippingQuotes()),
    ...context,
    carousel,
    pagination,
    items: category.facets.find((facet) => facet.items.length > 1)?.items,
    cart,
    comparisons,
    order,
    forms: {
      ...context.forms,
      ...details.forms,
      ...returned.forms,
      search: { ...context.forms.search, category_options },
    },
    product: { ...context.product, videos },
  };
}

function pathOf(found: { slug: string } | undefined, what: string): string {
  if (!found) throw new Error(`the catalogue has no ${what}`);
  return `/${found.slug}/`;
}

interface CategoryContext {
  readonly category: { readonly facets: readonly { readonly items: readonly unknown[] }[] };
  readonly pagination: unknown;
}

interface SearchContext {
  readonly forms: { readonly search: { readonly category_options: unknown } };
}

interface ProductContext {
  readonly product: { readonly videos: unknown };
}
