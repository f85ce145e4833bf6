import { accountsOf } from '../accounts/accounts';
import { addToCart } from '../carts/add-to-cart';
import { readChoices } from '../choices/read-choices';
import { frontMatterQuery } from '../graphql/front-matter-query';
import { localize } from '../languages/localize';
import { findPage } from '../pages/find-page';
import { giftWrappingForm } from '../remote/gift-wrapping';
import type { RemoteError, RemoteResponse } from '../remote/remote-call';
import { shippingQuotes } from '../remote/shipping-quote';
import type { Session, Sessions } from '../sessions/sessions';
import type { Visit } from '../sessions/visit';
import { parseFields, text } from '../wire/parse-fields';
import { composeContext, type ExampleContext, exampleConfig, exampleLines, quoteDestination } from './compose-context';

/** The line id that the examples use, so that the shop accepts the widget's requests for it. */
const namedLine = 'a1b2';

/** One session for each shop, in which a customer is signed in. */
const customers = new WeakMap<Sessions, Session>();

/**
 * The context of the examples for the shopper who opens the gallery. His own cart is used, and filled if it is empty.
 */
export async function galleryContext(visit: Visit): Promise<ExampleContext> {
  const { world, url, language } = visit;
  fillCart(visit);
  const settings = { ...world.settings, slides: Math.max(3, world.settings.slides) };
  const contextOf = async (path: string, asker: 'guest' | 'customer'): Promise<unknown> => {
    const session = asker === 'customer' ? customerSession(visit) : visit.session;
    const asked = { ...visit, session, world: { ...world, settings }, method: 'GET', url: new URL(path, url.origin) };
    const page = findPage(asked);
    const context = { ...page.context(exampleConfig), ...frontMatterQuery(asked, page, exampleConfig) };
    return localize(context, url.origin, language);
  };
  return composeContext(world.catalogue, {
    contextOf,
    wrapping: async () => dataOf(giftWrappingForm(visit, visit.session.cart?.lines[0]?.id ?? '')),
    shippingQuotes: async () => dataOf(shippingQuotes({ ...visit, url: new URL(`?${quoteDestination}`, url) }, '')),
  });
}

const dataOf = (response: RemoteResponse | RemoteError): object => ('data' in response ? response.data : {});

function fillCart(visit: Visit): void {
  if (visit.session.cart?.lines.length) return;
  for (const line of exampleLines) {
    const fields = parseFields(new URLSearchParams(line));
    const product = visit.world.catalogue.findProduct(Number(text(fields, 'product_id')));
    if (product) addToCart(visit, product, readChoices(product, fields), 1);
  }
  const [first] = visit.session.cart?.lines ?? [];
  if (first) first.id = namedLine;
}

function customerSession({ world }: Visit): Session {
  const session = customers.get(world.sessions) ?? world.sessions.open();
  customers.set(world.sessions, session);
  const { signedIn, customers: known } = accountsOf(world);
  if (known[0]) signedIn.set(session, known[0]);
  return session;
}
