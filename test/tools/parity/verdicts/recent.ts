import { byTemplate, have, notOurs, type Verdicts } from '../verdict';

const orderPage = byTemplate('an order’s page is markup alone: templates render the platform’s data');
const shippingPrompt = byTemplate('components/cart/totals prints the sentence on a line of its own');
const stencilUtils = notOurs('core/api makes our calls, without stencil-utils');
const languages = have('core/api/send: each call goes to the folder of the page’s language');

/** Cornerstone 6.18 and later. */
export const recent: Verdicts = {
  // 6.21
  2695: byTemplate('components/products/promotions on cards and products, behind show_featured_promotions'),
  2702: byTemplate('the words products.more_offers have plurals in each language'),
  2683: orderPage,
  2708: have('product-backorder: the sentence marked data-is-default'),
  2701: have('product-backorder: data-show-quantity and data-show-message are two switches'),
  2699: shippingPrompt,
  // 6.20
  2692: shippingPrompt,
  2684: have('quantity: the message names the picked product that sets the limit'),
  2687: orderPage,
  2678: have('product-options: values that a rule disables are hidden, and the choice moves to the default'),
  2677: orderPage,
  2674: shippingPrompt,
  2671: have('product-backorder, quantity, add-to-cart: with unlimited_backorder a product’s own stock sets no limit'),
  2672: have(
    'quantity names the limit and keeps the typed text; product-backorder shows no later delivery for a refused quantity',
  ),
  2662: have('product-backorder: a line for each picked product'),
  2668: byTemplate('components/cart/stock-position prints nothing if the settings show nothing about the line'),
  2663: byTemplate('components/cart/stock-position, for picked products too'),
  2661: byTemplate('components/account/payment-fields has one field with this id'),
  2659: have(
    'add-to-cart, product-message and quantity follow available_to_sell; without scripts, the partial components/products/add-to-cart follows it',
  ),
  2656: have('every page and state is tested with axe; some pages also with the keyboard and in forced colours'),
  2655: byTemplate('words of the order’s page'),
  2643: have('category-listing announces what a filter has changed'),
  2640: have('onProductOptionsChanged carries content and data, each in its place'),
  2654: orderPage,
  2650: orderPage,
  // 6.19.1
  2638: stencilUtils,
  2635: languages,
  2637: stencilUtils,
  2634: languages,
  2633: byTemplate('the layout of the header is the theme’s'),
  2632: stencilUtils,
  2630: languages,
  2627: languages,
  2625: have('product-backorder: the message that backorder_message_id names'),
  2624: shippingPrompt,
  2622: shippingPrompt,
  // 6.19
  2620: byTemplate('components/cart/totals: cart.discount_limit for coupons and discounts'),
  2616: byTemplate('language-selector prints language_selector.languages'),
  2615: have(
    'a response without data, or a cart line’s dialog without wallet buttons, breaks no widget: npm run faults',
  ),
  2612: have('a page without BCData keeps its buttons: what the server rendered counts until the shop responds'),
  2611: byTemplate('components/cart/shipping-quote strikes the old cost'),
  2607: have('language-selector: names by Intl.DisplayNames where the template renders a code'),
  2606: byTemplate('account words come from lang/ in each language'),
  2601: have('product-message: one message, beside the button'),
  2598: have('video-gallery: the player gets the page’s origin by its referrer policy'),
  // 6.18
  '6.18.3/1': byTemplate('components/products/bulk-discount-rates-table prints both prices'),
  2593: have('core/forms: a field that another country no longer requires loses its message'),
  2591: have('core/forms/country-states: states of a country are a list, also where the state is optional'),
  2585: have('core/forms/country-states: state and postal code are required if the shop says so for the country'),
  2575: notOurs('the URL of Cornerstone’s documentation'),
  2576: have('product-options: swatches are radio buttons of the browser'),
  2578: have('cart-code applies a coupon, cart-remove takes each away; components/cart/totals lists them'),
  2579: byTemplate('components/cart/totals prints the name beside the code'),
  2581: have('cart-page is shown anew when a quick view has added something'),
  2582: byTemplate('components/cart/totals: a line for each coupon, and one line for all other discounts'),
  2584: byTemplate(
    'components/cart/total-removable: the link that removes a line is in its label, apart from the amount',
  ),
};
