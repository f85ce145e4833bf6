import { byTemplate, have, notOurs, type Verdicts } from '../verdict';

const tooling = notOurs('how Cornerstone is built, checked and packed');
const pageBuilder = notOurs('settings of Cornerstone’s own looks in Page Builder');
const payments = notOurs('the platform’s own script shows these ways to pay; hosted-payments makes room for it');
const wallets = byTemplate('the platform renders its wallet buttons, and styles them; our markup leaves them alone');
const orderPage = byTemplate('an order’s page is markup alone');

const named = have('every control and region has a name: axe on every page and state');
const sharing = byTemplate('icons and links of social networks are markup');
const words = byTemplate('words in lang/, which npm run check compares');
const security = notOurs('packages that Cornerstone is built with; ours are pinned, and listed in each release');

/** From 6.10 to 6.17. */
export const before: Verdicts = {
  // 6.17
  2557: orderPage,
  2561: pageBuilder,
  2568: byTemplate('components/account/order-items prints every row of total_rows'),
  2570: tooling,
  // 6.16
  2554: tooling,
  2548: security,
  2536: have('no inline handler anywhere: the local shop’s policy forbids them'),
  2533: have('product-options: any number of dates, each with its own days'),
  2532: have('add-to-cart: wallet buttons show while the choice is complete and can be bought'),
  2528: byTemplate('layout/base prints the platform’s head as it is'),
  2525: byTemplate('every script that the templates print for running has the nonce'),
  2526: byTemplate('layout/base prints the platform’s head as it is'),
  2522: pageBuilder,
  2510: byTemplate('components/faceted-search/show-more is headed by the filter’s title'),
  2509: byTemplate('the carousel’s colours are the theme’s, and held by axe'),
  2501: have('bulk-pricing belongs to its product’s scope; ids carry a prefix'),
  2475: have('review-form checks each field that must be filled in; in our form the name is optional'),
  2500: tooling,
  2489: byTemplate('components/account/payment-name names the brand of a card by a word, so no icon can be missing'),
  2491: wallets,
  2494: tooling,
  2493: notOurs('our calls are our own: core/api'),
  2495: tooling,
  2523: byTemplate('components/common/cart-preview prints the platform’s payment message'),
  2519: tooling,
  2521: have('cart-options posts by the one client of core/api'),
  2530: byTemplate('the region product_item_below_price stands in components/products/card'),
  2531: byTemplate('the region product_item_below_price stands in components/products/card'),
  // 6.15
  2486: have('product-price: both taxes, of price lists too'),
  2482: orderPage,
  2477: security,
  2473: have('product-options: a month has the days that it has'),
  2465: have('menu: the drawer keeps the focus'),
  2467: have('each event is sent once; the platform’s analytics by bodlEvents'),
  2462: byTemplate('the layout of account pages; held at 320 px with longer words'),
  2464: notOurs('a selector in Cornerstone’s script'),
  2466: notOurs('Cornerstone’s jQuery; we have none'),
  2396: pageBuilder,
  2485: have('what shoppers and staff wrote is text: planted texts in the tests'),
  2490: byTemplate('components/cart/totals prints the discounted cost'),
  // 6.14
  2457: byTemplate('components/common/paginator: each link is inside its list item; html-validate checks the pages'),
  2454: named,
  2447: have('cookie-notice stands down where the platform’s consent manager asks'),
  2453: notOurs('a selector of storefronts by country; authors print the links'),
  2441: named,
  2435: named,
  2440: words,
  2427: have('dialog: each is labelled by its heading'),
  2432: named,
  2429: named,
  2433: named,
  2424: named,
  2422: have('collapsible and facets are <details>, or say aria-expanded'),
  2438: notOurs('an entry in Cornerstone’s list of features, in its config.json'),
  2431: byTemplate('front matter of the category; npm run check reads it'),
  2434: payments,
  2455: byTemplate('stored payment methods are rows of text, as high as their text'),
  // 6.13
  2426: byTemplate('html-validate checks that tags are closed in their order'),
  2425: have('category-listing changes its own parts, and leaves regions'),
  2421: byTemplate('the layout has one <main>'),
  2415: have('category-listing follows its own links only'),
  2400: have('onProductOptionsChanged is sent on document'),
  2403: words,
  2376: byTemplate('components/cart/totals prints each fee'),
  2387: sharing,
  2389: tooling,
  2392: byTemplate('components/widgets/add-to-cart: the hidden field cart_order_source'),
  2413: have('video-gallery: pictures keep their proportions'),
  2408: have('price-range'),
  2409: have('product-options asks for a file once, and keeps what was chosen'),
  2402: byTemplate('layers are tokens of the theme: the menu is above regions'),
  2405: wallets,
  2406: wallets,
  2407: words,
  2410: tooling,
  2397: byTemplate('components/forms/input: autocomplete for each field'),
  2414: byTemplate('buttons wrap: words a third longer at 320 px in the tests'),
  2399: byTemplate(
    'Cornerstone has taken this change back, because the company’s name could run a script; pages/account/addresses escapes it',
  ),
  2391: byTemplate('components/widgets/cart-code is a <details>, which says whether it is open'),
  // 6.12
  2373: tooling,
  2371: byTemplate('pages/account/payment-methods: the name of a method is a heading, in the colour of all headings'),
  2363: byTemplate('components/products/schema'),
  2361: wallets,
  2365: notOurs('our calls are our own: core/api'),
  2368: byTemplate('components/widgets/product-reviews: the form is a <details>, and no dialog'),
  2362: payments,
  2369: byTemplate('components/products/card prints these attributes in every shop'),
  2370: have('engines: the sale is tried in WebKit'),
  2360: have('cart-page becomes the empty cart without a reload'),
  // 6.11
  2354: byTemplate('badges are markup'),
  2349: byTemplate(
    'components/cart/item: the quantity and the options of a line can be changed only if can_modify is set',
  ),
  2350: byTemplate('components/products/schema'),
  2345: tooling,
  2341: wallets,
  2344: wallets,
  2356: wallets,
  2355: byTemplate('components/forms/textarea has no white space of its own'),
  // 6.10
  2340: byTemplate('components/products/add-to-cart shows the quantity only if product.show_quantity_input is set'),
  2335: payments,
  2338: have('hosted-payments: the platform’s script speaks by the alert dialog'),
};
