import { makeCatalogue } from '../../shop/catalogue/catalogue';
import { everyPage, type ShopPage } from '../driver/every-page';

/**
 * One text that leaves an address, a string of a script, an attribute, a script and plain text, and is markup when it
 * is decoded once too often. It is short, because servers refuse addresses of more than 16 kB, and browsers repeat the
 * address in a header.
 */
export const addressText =
  'javascript:hacked(`address`)//\\"});hacked(`json`)//\'" autofocus tabindex=0 onfocus=hacked(`focus`) x="' +
  '></script></title></textarea></style>--><img src=x onerror=hacked(`markup`)>&lt;img src=x onerror=hacked(`encoded`)&gt;';

/** Every field that a page of the shop, or a script of it, may read from its address; but for `action`. */
const fields = (
  'search_query search_query_adv sort page brand min_price max_price limit from section mode list_all rating category ' +
  'code nl_email email product_id productId address_id order_id method_token wishlistid token certificate ' +
  'giftcertificatecode suggest ctk c t id name title message error success setCurrencyId redirect_to return_url'
).split(' ');

const queryOf = (names: readonly string[]) => new URLSearchParams(names.map((name) => [name, addressText])).toString();

/**
 * Queries that between them have the text in every field. Where `action` chooses the page, a hostile one would hide what
 * the other fields do: it stands alone.
 */
export const hostileQueries: readonly string[] = [
  queryOf(fields.slice(0, fields.length / 2)),
  queryOf(fields.slice(fields.length / 2)),
  queryOf(['action']),
];

const isFirst = ({ path }: ShopPage, index: number, all: readonly ShopPage[]) =>
  all.findIndex((one) => one.path === path) === index;

/** Of products, which read one address alike, the first is enough. */
const otherProducts = new Set(
  makeCatalogue()
    .products.slice(1)
    .map(({ slug }) => `/${slug}/`),
);

/** Every field at once: more than a server takes, but not than a page may read of its own address. */
export const everyField = queryOf([...fields, 'action']);

/** Every page of the shop by its path, while the shop is open. */
export const addressedPages: readonly ShopPage[] = everyPage
  .filter(({ path, settings }) => !settings?.unavailable && !otherProducts.has(path))
  .map((one) => ({ ...one, path: one.path.split('?')[0] ?? one.path }))
  .filter(isFirst);
