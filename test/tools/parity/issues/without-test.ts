import type { Issue } from './issue';

/** Issues that no theme can change, or that markup and style alone decide. */
export const withoutTest: readonly Issue[] = [
  {
    number: 2114,
    title: 'A value chosen among “show more” is not listed as chosen',
    is: 'not ours',
    why: 'The platform lists the filters in force; both themes render its list.',
  },
  {
    number: 1182,
    title: 'Variants that cost more change the range of prices',
    is: 'not ours',
    why: 'The platform calculates the range.',
  },
  {
    number: 1695,
    title: 'A rule that lowers the price shows the sale badge',
    is: 'not ours',
    why: 'The platform gives such a product a price before the sale.',
  },
  {
    number: 2479,
    title: 'After a filter, cards lose their bulk prices',
    is: 'not ours',
    why: 'According to the report, the platform’s response to a filter lacks these prices. Our cards show none.',
  },
  {
    number: 1555,
    title: 'After ten thousand products, every page of a category shows the same products',
    is: 'not ours',
    why: 'The platform gives no other products after that.',
  },
  {
    number: 1489,
    title: 'Pages of a search after the two hundredth are empty',
    is: 'not ours',
    why: 'The maintainers saw it only in the local server for theme authors.',
  },
  {
    number: 1408,
    title: 'The filter by rating never appears',
    is: 'not ours',
    why: 'The platform decides which filters a shop has.',
  },
  {
    number: 2042,
    title: 'On `/categories`, the drop-down for sorting does not show the selected option',
    is: 'not ours',
    why: 'The platform decides which option is marked as selected. Both themes print what it says.',
  },
  {
    number: 1632,
    title: 'A script in the head of every page delays the first paint by 1.8 s on a phone',
    is: 'not ours',
    why: 'The platform puts this script for payment buttons into `{{{head.scripts}}}`, which both themes print.',
  },
  {
    number: 2142,
    title: 'A missing coupon is an error in the console of the checkout',
    is: 'not ours',
    why: 'The checkout is not part of a theme.',
  },
  {
    number: 2503,
    title: 'After a review, the Buyer Portal loads for ever',
    is: 'not ours',
    why: 'The platform redirects to `#reviews`, which the portal takes for one of its own pages.',
  },
  {
    number: 2534,
    title: 'Nothing says where the filters are switched on',
    is: 'not ours',
    why: 'The report is a question about the control panel.',
  },
  {
    number: 1649,
    title: 'Options fail in Internet Explorer 11',
    is: 'not ours',
    why: 'That browser gets the page without scripts, and its forms work.',
  },
  {
    number: 1920,
    title: 'The number in the header is wrong when the cart is not found',
    is: 'not ours',
    why: 'The cause was a library, stencil-utils, that our theme does not use. In our theme such a cart counts as empty.',
  },
  {
    number: 2140,
    title: 'A text can end the script that holds the data of the page',
    is: 'by template',
    why: 'Our templates print most values of widgets as attributes. The product data for search engines escape `<`.',
  },
  {
    number: 2486,
    title: 'With a price list, the product page mixes prices with and without tax',
    is: 'by template',
    why: 'Each of the two prices has an element of its own.',
  },
  {
    number: 1274,
    title: 'The background of the list of wish lists is wider than its buttons',
    is: 'by template',
    why: 'The panel of our drop-down has the background, and its buttons are as wide as the panel.',
  },
  {
    number: 1808,
    title: 'The logo is wrong on phones',
    is: 'by template',
    why: 'Our style sheet limits the height of the logo. The theme setting decides only the size of the picture that is loaded.',
  },
  {
    number: 1629,
    title: 'The menu of a tablet takes two lines',
    is: 'by template',
    why: 'Our menu is a drawer below 801 pixels; above, the number of entries decides it.',
  },
];
