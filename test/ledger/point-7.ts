import type { Point } from './point';

const wire = 'unit/core/api/wire.test.ts';

/** The calls it makes: their method, address, headers and body are fixed by a table of the wire. */
export const point7: Point = {
  '7.1': {
    'Calls carry the four headers': {
      [wire]: 'what a call sends, and what it makes of the answer › %s',
    },
    'The token is that of the page’s data': {
      'unit/core/api/send.test.ts': [
        'is read when a call is made, and is empty on a page that has none',
        "is the page's, not that of a cookie",
      ],
    },
  },
  '7.2': {
    'An option choice sends the form and asks for the table of bulk prices': {
      [wire]: 'an option choice',
      'unit/core/state/product/fields-changed.test.ts':
        'the text of a form has its fields, repeated ones too, and none of its files',
    },
  },
  '7.3': {
    'An item of the cart is configured': {
      [wire]: 'an item of the cart to configure',
      'browser/cart/cart-lines.test.ts': 'happens in a dialog, and the focus comes back to where it was opened',
    },
  },
  '7.4': {
    'A product is added as its form, without empty fields and empty files': {
      [wire]: 'a product for the cart goes as a form with files, without its empty fields',
      'unit/core/api/normalize-form-data.test.ts':
        'a form goes without empty fields and files in which nothing was chosen; the form itself stays',
    },
    'Paired products follow, one after the other': {
      'unit/core/state/product/add-paired.test.ts': [
        'are added as many times, one after the other, with the waits that the shop needs',
        'is added first, and busy until all are',
      ],
      'browser/product/paired-products.test.ts':
        'that must be chosen are asked for by name, and go into the cart after the product, one after another',
    },
  },
  '7.5': {
    'Lines of the cart are changed': {
      [wire]: 'a changed quantity',
      'browser/cart/cart-quantity.test.ts':
        'step at once, are sent once, and the whole page follows; they are typed, or stepped by keys',
    },
  },
  '7.6': {
    'The cart is previewed with four suggestions': {
      [wire]: 'a cart preview',
      'browser/cart/after-adding.test.ts':
        'opens the preview over the page that sold, and asks for it with four suggestions',
    },
  },
  '7.7': {
    'The session’s cart, or one by its id, with its options when they are asked for': {
      [wire]: ["the session's cart", 'no cart', 'a cart with its options'],
    },
    'The number of items, 0 where nothing is found': {
      [wire]: "the cart's quantity",
      'unit/core/api/send.test.ts': 'is read from 404',
      'browser/cart/cart-badge.test.ts':
        'is asked of the shop, kept for five minutes, and stays when the shop fails; an empty cart has none',
    },
  },
  '7.8': {
    'The summary of the cart': {
      [wire]: "the cart's quantity",
    },
  },
  '7.9': {
    'The gift wrapping of an item is shown and chosen': {
      [wire]: ['the gift wrapping of an item', 'a wrapped item'],
      'browser/cart/cart-lines.test.ts': 'is chosen for all pieces, changed and removed, or chosen for each piece',
    },
  },
  '7.10': {
    'Quotes for shipping are shown, and one is chosen by its number': {
      [wire]: ['shipping quotes', 'a chosen way of shipping'],
      'browser/cart/cart-shipping.test.ts':
        'wants a country and a state, and says so or that it failed; it shows quotes for a place, one of them counts; it lists the states of the newest country',
    },
  },
  '7.11': {
    'A coupon is sent by its code': { [wire]: 'a coupon' },
  },
  '7.12': {
    'A gift certificate is sent by its code': { [wire]: 'a gift certificate' },
  },
  '7.13': {
    'The states of a country are asked for by its name or its number': {
      [wire]: ['the states of a country', 'the states of a country by its number'],
      'unit/test-shop/shipping.test.ts': 'come by id or by name, their ids as texts',
    },
  },
  '7.14': {
    'A quick view is asked for': {
      [wire]: 'a quick view',
      'browser/product/quick-view.test.ts':
        'asks the shop once for each look, is a link everywhere else, and works in a list that came later',
    },
  },
  '7.15': {
    'Quick results are asked for': {
      [wire]: 'a quick search',
      'browser/header/quick-search.test.ts':
        'shows what the shop finds while the shopper types, on a screen of 320 pixels too, and in the page’s language',
    },
  },
  '7.16': {
    'A product is put onto a wish list': {
      'browser/product/product-wishlist.test.ts': [
        'opens and closes by the pointer and by keys, and puts the chosen variant on a list, or on a new one',
        'puts the product on the chosen list, and on a new one, without JavaScript',
      ],
    },
  },
  '7.17': {
    'A template that GraphQL fills is asked for by its name': {
      [wire]: 'a page that GraphQL fills',
      'unit/test-shop/letters.test.ts': 'is rendered with what its front matter asks for',
    },
  },
  '7.18': {
    'The prices of a list’s products, with the page’s token and the shopper’s cookies': {
      [wire]:
        'a GraphQL question carries the token of the page and the shopper’s cookies, and asks for fifty products at a time',
      'unit/test-shop/graphql.test.ts': 'come in the order asked for, without those that don’t exist',
      'browser/product/paired-products.test.ts':
        'say what each costs on top, and keep the button busy until they are there',
    },
  },
  '7.19': {
    'The currency goes as JSON to the address on its link': {
      [wire]: 'a new currency goes as JSON to the address on the link, which has the language already',
    },
    'The page is shown anew': {
      'unit/core/state/currency/switch-currency.test.ts': 'is given to the cart, and the page is shown anew',
      'browser/header/header.test.ts':
        'changes with the cart, in the tab beside too; the shopper is asked when the cart would lose something, is told what the shop refuses, and follows the link when the cart can’t be read',
    },
  },
  '7.20': {
    'Groups come from the folder of the theme’s bundle': {
      'browser/faults/groups.test.ts': '%s brings its own group and no other, from the folder of the loader',
    },
  },
  '7.21': {
    'The loader of the add-on for companies is appended to the page': {
      'unit/widgets/business/business-buyers.test.tsx': [
        'finds its containers and its hooks, and comes as a script',
        'is not loaded twice',
      ],
      'browser/business/business-buyers.test.ts': [
        'legacy is BigCommerce’s own unless the theme says another, and gets in under the strict policy',
        'of the Buyer Portal is BigCommerce’s own, too, and is told which store and channel it is for',
      ],
    },
  },
  '7.22': {
    'Whatever else the shop does is taken as it comes: other statuses, other types, other pages': {
      'unit/core/api/send.test.ts': [
        'is an error whatever its body says: %d',
        'is read as text when it has no type',
        'is an error when its JSON is none',
      ],
      'browser/faults/failures.test.ts': 'a choice that fails, whatever the way, stays chosen, and can be bought',
    },
  },
};
