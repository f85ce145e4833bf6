import { createLocalShop } from '../shop/create-local-shop';

/** The page context of a product with options, stock and a sale, from the local shop. */
export interface ExampleContext {
  readonly settings: unknown;
  readonly theme_settings: Record<string, unknown>;
  readonly [name: string]: unknown;
}

let known: Promise<ExampleContext> | undefined;

/**
 * The context that examples are rendered over: that of a product's page, with the slides of the home page and the values
 * of a category's filter, which a product's page lacks. Asked of the shop once.
 */
export function exampleContext(): Promise<ExampleContext> {
  known ??= askForContext();
  return known;
}

async function askForContext(): Promise<ExampleContext> {
  const store = createLocalShop();
  store.world.settings.slides = 3;
  const address = await store.listen(0);
  const contextOf = async <Context>(path: string): Promise<Context> => {
    const answer = await fetch(`${address}${path}`, {
      headers: {
        'stencil-cli': '10.0.0',
        'stencil-version': '1.0',
        'stencil-options': JSON.stringify({ get_data_only: true }),
      },
    });
    return ((await answer.json()) as { context: Context }).context;
  };
  try {
    const product = store.world.catalogue.products.find(({ options }) => options.length > 1);
    const [category] = store.world.catalogue.categories;
    if (!product || !category) throw new Error('the catalogue has no product with options, or no category');
    const { carousel } = await contextOf<{ carousel: unknown }>('/');
    const { facets } = (await contextOf<CategoryContext>(`/${category.slug}/`)).category;
    const items = facets.find((facet) => facet.items.length > 1)?.items;
    return { carousel, items, ...(await contextOf<ExampleContext>(`/${product.slug}/`)) };
  } finally {
    await store.close();
  }
}

interface CategoryContext {
  readonly category: { readonly facets: readonly { readonly items: readonly unknown[] }[] };
}
