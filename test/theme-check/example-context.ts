import { createLocalShop } from '../shop/create-local-shop';

/** The page context of a product with options, stock and a sale, from the local shop. */
export interface ExampleContext {
  readonly settings: unknown;
  readonly theme_settings: Record<string, unknown>;
  readonly [name: string]: unknown;
}

let known: Promise<ExampleContext> | undefined;

/** What a template of a product's page is rendered over; asked of the shop once. */
export function exampleContext(): Promise<ExampleContext> {
  known ??= askForContext();
  return known;
}

async function askForContext(): Promise<ExampleContext> {
  const store = createLocalShop();
  const address = await store.listen(0);
  try {
    const product = store.world.catalogue.products.find(({ options }) => options.length > 1);
    if (!product) throw new Error('the catalogue has no product with options');
    const answer = await fetch(`${address}/${product.slug}/`, {
      headers: {
        'stencil-cli': '10.0.0',
        'stencil-version': '1.0',
        'stencil-options': JSON.stringify({ get_data_only: true }),
      },
    });
    const { context } = (await answer.json()) as { context: ExampleContext };
    return context;
  } finally {
    await store.close();
  }
}
