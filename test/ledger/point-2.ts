import type { Point } from './point';

const own = '%s has slots of its own group and of no other';
const groupOf = (template: string) => own.replace('%s', template);

/** Screens and routes. */
export const point2: Point = {
  '2.1': {
    'Each page is a page of the server, chosen by the name of its template': {
      'browser/faults/groups.test.ts': own,
    },
    'Its code comes on demand': {
      'browser/header/header.test.ts':
        'opens under a mouse and at keys, never together with the menu, and is a link for a shopper without a cart; untouched, the page runs the loader and nothing else',
      'browser/forms/forms-auth.test.ts':
        'downloads nothing but the loader until the form is touched, and then its own group',
    },
  },
  '2.2': {
    'The fourteen kinds of pages of an account share a group': {
      'browser/faults/groups.test.ts': [
        'account_orderstatus',
        'account_order',
        'account_addressbook',
        'shippingaddressform',
        'account_new_return',
        'account_recentitems',
        'account_downloaditem',
        'editaccount',
        'account_inbox',
        'account_saved_return',
        'account_returns',
        'account_paymentmethods',
        'account_addpaymentmethod',
        'account_editpaymentmethod',
      ].map(groupOf),
    },
  },
  '2.3': {
    'The five pages of the way into an account share a group': {
      'browser/faults/groups.test.ts': [
        'login',
        'createaccount',
        'createaccount_thanks',
        'getnewpassword',
        'forgotpassword',
      ].map(groupOf),
    },
  },
  '2.4': {
    'The three pages of gift certificates share a group': {
      'browser/faults/groups.test.ts': ['giftcertificates', 'giftcertificates_balance', 'giftcertificates_redeem'].map(
        groupOf,
      ),
    },
  },
  '2.5': {
    'Brands, cart, category, comparison, contact, product, search and wish lists have a group each': {
      'browser/faults/groups.test.ts': [
        'brand',
        'brands',
        'cart',
        'category',
        'compare',
        'page_contact_form',
        'product',
        'amp_product_options',
        'search',
        'wishlist',
        'wishlists',
        'add-wishlist',
      ].map(groupOf),
    },
  },
  '2.6': {
    'All other pages bring no group of their own': {
      'browser/faults/groups.test.ts': [
        'blog',
        'blog_post',
        'error',
        '404',
        'default',
        'page',
        'rss',
        'sitemap',
        'newsletter_subscribe',
      ].map(groupOf),
    },
  },
  '2.7': {
    'A product is looked at quickly from a list': {
      'browser/product/quick-view.test.ts': [
        'shows the product with all its options, keeps the focus inside, gives it back, and sells the variant',
        'leads to the product without JavaScript',
      ],
    },
    'The cart is previewed in a dialog': {
      'browser/sale/keyboard-sale.test.ts':
        'goes from the option to the preview and back, and is said once, after the focus has moved',
    },
    'A product’s page has its reviews': {
      'browser/product/reviews.test.ts': [
        'open from the stars beside the price and by their heading, by the pointer and by keys, and are turned',
        'are turned page by page without JavaScript',
      ],
    },
  },
  '2.8': {
    'An address that leads to the reviews opens them': {
      'unit/widgets/reviews/product-reviews.test.tsx': 'open when the address leads to them',
      'browser/product/reviews.test.ts': 'are led to from a quick view, on the product’s page',
    },
    'Those of a quick view stay closed': {
      'unit/widgets/reviews/product-reviews.test.tsx': 'leave the address to the page below in a quick view',
    },
  },
  '2.9': {
    'An address that leads to a tab shows it': {
      'browser/pages/page-widgets.test.ts': [
        'show the tab that the address names, and are tabs to the keyboard once they are touched',
        'show the tab that the address names without JavaScript too',
      ],
      'unit/widgets/global/tabs.test.tsx': 'follow a link from elsewhere on the page, and come into sight',
    },
  },
  '2.10': {
    'The links to the pages of a wish list name their page': {
      'unit/theme/wishlist-pages.test.ts': 'name their page, also in an address %s',
      'browser/account/wishlist-pages.test.ts': 'is turned by links that name their page',
    },
  },
  '2.11': {
    'After an add the preview opens where the theme says so': {
      'browser/cart/after-adding.test.ts':
        'opens the preview over the page that sold, and asks for it with four suggestions',
    },
    'Else the shopper comes to the cart page': {
      'browser/cart/after-adding.test.ts': 'goes to the cart page',
      'unit/core/state/product/add-to-cart.test.ts': 'what follows an add › is the cart page',
    },
    'A shop in a frame takes the whole window along': {
      'browser/cart/after-adding.test.ts': 'takes the whole window along when it is shown in a frame',
    },
  },
  '2.12': {
    'The bar’s links lead to the dashboard, to what the page is about, and to the page builder': {
      'browser/pages/admin-bar.test.ts':
        'comes with a token in the address, is remembered until the browser closes, and links to what each page is about',
      'unit/widgets/bars/manage-links.test.ts': 'lead to the product, which wins over its category',
    },
    'The page builder is told the channel and the page': {
      'unit/widgets/bars/manage-links.test.ts': [
        'lead to the dashboard and to the page builder, with the channel and the page',
        'hand the page %s to the page builder as "%s"',
      ],
    },
  },
  '2.13': {
    'The search form goes to its own address, with the words': {
      'browser/header/quick-search.test.ts': [
        'does nothing for an empty search, waits until the shopper has not typed for 1,200 ms, says how much was found, shows the last answer only, closes, and goes to the page of results at Enter',
        'is a form without JavaScript',
      ],
      'unit/widgets/header/quick-search.test.tsx': 'is a form that leads to the page of results',
    },
  },
};
