import { accountsOf } from '../shop/accounts/accounts';
import { createLocalShop } from '../shop/create-local-shop';

/** The page context of a product with options, stock and a sale, from the local shop. */
export interface ExampleContext {
  readonly settings: unknown;
  readonly theme_settings: Record<string, unknown>;
  readonly [name: string]: unknown;
}

/** The ids of the lines of the examples' cart. */
const lineIds = ['a', 'b', 'c'];

let known: Promise<ExampleContext> | undefined;

/**
 * The context that examples are rendered over: that of a product's page, with what a product's page lacks: the slides of
 * the home page, the values of a category's filter, a cart of three lines and how they can be wrapped, a comparison, the
 * categories of the advanced search, the forms of a signed-in shopper, and another product's videos. Asked of the
 * shop once.
 */
export function exampleContext(): Promise<ExampleContext> {
  known ??= askForContext();
  return known;
}

async function askForContext(): Promise<ExampleContext> {
  const { world, listen, close } = createLocalShop();
  world.settings.slides = 3;
  const address = await listen(0);
  const session = world.sessions.open();
  const { signedIn, customers } = accountsOf(world);
  if (customers[0]) signedIn.set(session, customers[0]);
  const cookie = `SHOP_SESSION_TOKEN=${session.token}`;
  const ask = async <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => {
    const answer = await fetch(address + path, { ...init, headers: { ...init.headers, cookie } });
    return (await answer.json()) as Answer;
  };
  const contextOf = async <Context>(path: string): Promise<Context> => {
    const headers = {
      'stencil-cli': '10.0.0',
      'stencil-version': '1.0',
      'stencil-options': JSON.stringify({ get_data_only: true }),
      // What the pages' front matter asks for; one review makes pages of them.
      'stencil-config': JSON.stringify({ product: { videos: { limit: 6 }, reviews: { limit: 1 } } }),
    };
    return (await ask<{ context: Context }>(path, { headers })).context;
  };
  const { products, categories } = world.catalogue;
  const pathOf = (found: { slug: string } | undefined, what: string): string => {
    if (!found) throw new Error(`the catalogue has no ${what}`);
    return `/${found.slug}/`;
  };
  const filmed = pathOf(
    products.find(({ videos }) => videos.length > 1),
    'product with videos',
  );
  const page = pathOf(
    products.find(({ options }) => options.length > 1),
    'product with options',
  );
  try {
    for (const line of ['product_id=103&attribute[10301]=1030101', 'product_id=107', 'product_id=126']) {
      await ask('/remote/v1/cart/add', { method: 'POST', body: new URLSearchParams(`${line}&qty[]=1`) });
    }
    // The shop's own ids are others each time.
    for (const [index, line] of session.cart?.lines.entries() ?? []) line.id = lineIds[index] ?? line.id;
    const { carousel } = await contextOf<{ carousel: unknown }>('/');
    const { facets } = (await contextOf<CategoryContext>(pathOf(categories[0], 'category'))).category;
    const { cart } = await contextOf<{ cart: unknown }>('/cart.php');
    const { data: wrapping } = await ask<{ data: object }>(`/remote/v1/gift-wrapping/${lineIds[0]}`);
    const { comparisons } = await contextOf<{ comparisons: unknown }>('/compare/101/103/105');
    const { videos } = (await contextOf<ProductContext>(filmed)).product;
    const { category_options } = (await contextOf<SearchContext>('/search.php')).forms.search;
    const { order } = await contextOf<{ order: unknown }>('/account.php?action=view_order&order_id=101');
    const details = await contextOf<{ forms: object }>('/account.php?action=account_details');
    const returned = await contextOf<{ forms: object }>('/account.php?action=new_return&order_id=101');
    // The other examples are for anybody.
    signedIn.delete(session);
    const context = await contextOf<ExampleContext & ProductContext & SearchContext>(page);
    return {
      ...wrapping,
      ...context,
      carousel,
      items: facets.find((facet) => facet.items.length > 1)?.items,
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
  } finally {
    await close();
  }
}

interface CategoryContext {
  readonly category: { readonly facets: readonly { readonly items: readonly unknown[] }[] };
}

interface SearchContext {
  readonly forms: { readonly search: { readonly category_options: unknown } };
}

interface ProductContext {
  readonly product: { readonly videos: unknown };
}
