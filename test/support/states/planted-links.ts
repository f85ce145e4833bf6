import type { Page } from 'playwright-core';

/** A link that no browser may fetch early. */
interface PlantedLink {
  readonly href: string;
  /** More attributes of the link, as HTML. */
  readonly attributes?: string;
  /** HTML around the link; `$` is the link. Absent for the content of a page. */
  readonly around?: string;
}

const at = (...urls: readonly string[]): PlantedLink[] => urls.map((href) => ({ href }));
const marked = (attributes: string, href = '/furniture/'): PlantedLink => ({ href, attributes });

/**
 * Links as merchants, themes and apps print them: URLs that change data, URLs of files, and links that a widget or
 * a script answers.
 */
const planted: readonly PlantedLink[] = [
  // Changes by query: carts, lists, currencies, tokens.
  ...at('/furniture/?action=buy', '/furniture/?setCurrencyId=2', '/furniture/?page=2&action=add', '/furniture/?ctk=1'),
  // Programs of the platform, and the checkout.
  ...at('/cart.php', '/login.php', '/account.php', '/wishlist.php', '/giftcertificates.php', '/fr/cart.php'),
  ...at('/checkout', '/fr/checkout', '/checkout/order-confirmation/1'),
  // Sign-in by a token, sign-out, and the lists of other apps.
  ...at(
    '/login/token/abc',
    '/customer/login/abc',
    '/compare/1/2',
    '/cart/add/103',
    '/account/',
    '/logout',
    '/wishlist/1',
  ),
  // Addresses for staff and for scripts.
  ...at('/admin', '/manage/orders', '/api/storefront/carts', '/remote/v1/cart/add', '/internalapi/v1/cart', '/graphql'),
  // Files.
  ...at('/content/size-guide.html', '/product_images/x', '/download/1', '/guide.pdf', '/all.zip', '/rss.xml'),
  ...['jpg', 'jpeg', 'png', 'gif', 'webp', 'svg'].flatMap((kind) => at(`/lamp.${kind}`)),
  // Another shop.
  ...at('http://elsewhere.localhost/'),
  // Links with an attribute that excludes them.
  marked('rel="nofollow"'),
  marked('rel="noopener nofollow"'),
  marked('download'),
  marked('target="_blank"'),
  marked('aria-current="page"'),
  marked('', '#reviews'),
  marked('data-widget="quick-view"'),
  marked('data-part="link"'),
  marked('data-faceted-search-facet'),
  marked('data-reveal-id="modal"'),
  marked('class="quickview"'),
  { href: '/furniture/', around: '<ul data-widget="currency"><li>$</li></ul>' },
  { href: '/fr/furniture/', around: '<nav data-widget="language-selector">$</nav>' },
  { href: '/furniture/', around: '<nav class="navUser">$</nav>' },
  { href: '/fr/furniture/', around: '<nav class="languages">$</nav>' },
];

/** Puts the links into a page's content, each with its own fragment. Returns their URLs. */
export async function plantLinks(page: Page): Promise<string[]> {
  const links = planted.map(({ href, attributes = '', around = '$' }, index) => {
    const own = href.startsWith('#') ? `${href}-${index}` : `${href}#planted-${index}`;
    return around.replace('$', () => `<a href="${own}" ${attributes}>planted ${index}</a>`);
  });
  // One more link is outside the elements in which the rules allow links.
  const outside = '<a href="/furniture/#planted-outside">planted</a>';
  return page.evaluate(
    ({ inside, out }) => {
      // The class `body` marks a page's content.
      document.body.insertAdjacentHTML('beforeend', `<div id="planted" class="body">${inside}</div>`);
      document.documentElement.insertAdjacentHTML('beforeend', `<div id="planted-out">${out}</div>`);
      return [...document.querySelectorAll<HTMLAnchorElement>('#planted a, #planted-out a')].map(({ href }) => href);
    },
    { inside: links.join(' '), out: outside },
  );
}
