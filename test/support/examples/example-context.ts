import { accountsOf } from '../../shop/accounts/accounts';
import { createLocalShop } from '../../shop/create-local-shop';
import {
  composeContext,
  type ExampleContext,
  exampleConfig,
  exampleLines,
  quoteDestination,
} from '../../shop/gallery/compose-context';

export type { ExampleContext } from '../../shop/gallery/compose-context';

/** The ids of the cart lines in the examples. */
const lineIds = ['a', 'b', 'c'];

let known: Promise<ExampleContext> | undefined;

/** The context for rendering examples, from a local shop of its own. It is requested once. */
export function exampleContext(): Promise<ExampleContext> {
  known ??= askForContext();
  return known;
}

async function askForContext(): Promise<ExampleContext> {
  const { world, listen, close } = createLocalShop();
  world.settings.slides = 3;
  const url = await listen(0);
  const session = world.sessions.open();
  const cookie = `SHOP_SESSION_TOKEN=${session.token}`;
  const ask = async <Result>(path: string, init: RequestInit = {}): Promise<Result> => {
    const response = await fetch(url + path, { ...init, headers: { ...init.headers, cookie } });
    return (await response.json()) as Result;
  };
  const { signedIn, customers } = accountsOf(world);
  try {
    for (const line of exampleLines) {
      await ask('/remote/v1/cart/add', { method: 'POST', body: new URLSearchParams(`${line}&qty[]=1`) });
    }
    // The shop's own ids differ in each run.
    for (const [index, line] of session.cart?.lines.entries() ?? []) line.id = lineIds[index] ?? line.id;
    return await composeContext(world.catalogue, {
      contextOf: async (path, asker) => {
        if (asker === 'customer' && customers[0]) signedIn.set(session, customers[0]);
        else signedIn.delete(session);
        const headers = {
          'stencil-cli': '10.0.0',
          'stencil-version': '1.0',
          'stencil-options': JSON.stringify({ get_data_only: true }),
          'stencil-config': JSON.stringify(exampleConfig),
        };
        return (await ask<{ context: unknown }>(path, { headers })).context;
      },
      wrapping: async () => (await ask<{ data: object }>(`/remote/v1/gift-wrapping/${lineIds[0]}`)).data,
      shippingQuotes: async () => (await ask<{ data: object }>(`/remote/v1/shipping-quote?${quoteDestination}`)).data,
    });
  } finally {
    await close();
  }
}
