import { makeCatalogue } from '../../shop/catalogue/catalogue';
import { everyPage, type ShopPage } from '../../support/states/every-page';

/**
 * A text that breaks out of a URL, a string of a script, an attribute, a script and plain text, and becomes markup
 * when it is decoded once too often. It is short, because servers refuse URLs of more than 16 kB, and browsers
 * repeat the URL in a header.
 */
export const urlText =
  'javascript:hacked(`address`)//\\"});hacked(`json`)//\'" autofocus tabindex=0 onfocus=hacked(`focus`) x="' +
  '></script></title></textarea></style>--><img src=x onerror=hacked(`markup`)>&lt;img src=x onerror=hacked(`encoded`)&gt;';

/** Every field that a page of the shop, or a script of it, may read from its URL, except `action`. */
const fields = (
  'search_query search_query_adv sort page brand min_price max_price limit from section mode list_all rating category ' +
  'code nl_email email product_id productId address_id order_id method_token wishlistid token certificate ' +
  'giftcertificatecode suggest ctk c t id name title message error success setCurrencyId redirect_to return_url'
).split(' ');

const queryOf = (names: readonly string[]) => new URLSearchParams(names.map((name) => [name, urlText])).toString();

/**
 * Queries that together have the text in every field. `action` selects the page, so a hostile value would hide the
 * effects of the other fields: it has its own query.
 */
export const hostileQueries: readonly string[] = [
  queryOf(fields.slice(0, fields.length / 2)),
  queryOf(fields.slice(fields.length / 2)),
  queryOf(['action']),
];

const isFirst = ({ path }: ShopPage, index: number, all: readonly ShopPage[]) =>
  all.findIndex((one) => one.path === path) === index;

/** All product pages read their URL in the same way, so the first is enough. */
const otherProducts = new Set(
  makeCatalogue()
    .products.slice(1)
    .map(({ slug }) => `/${slug}/`),
);

/** All fields at once: too long for a server, but a page may read it from its own URL. */
export const everyField = queryOf([...fields, 'action']);

/** Every page of the shop, by its path, while the shop is open. */
export const pagesByUrl: readonly ShopPage[] = everyPage
  .filter(({ path, settings }) => !settings?.unavailable && !otherProducts.has(path))
  .map((one) => ({ ...one, path: one.path.split('?')[0] ?? one.path }))
  .filter(isFirst);
