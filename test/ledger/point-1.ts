import type { Point } from './point';

/** What the product does and for whom. */
export const point1: Point = {
  '1.1': {
    'The gallery shows the picture of each thumbnail, and any of them closer': {
      'browser/product/product-gallery.test.ts': [
        'are chosen by their thumbnails and by an option, and seen closer under a mouse and with keys',
        'are chosen by a finger, and seen closer at a tap, and no more at the next',
      ],
    },
    'There are options of each kind: swatch, radio, select, text, file, date, checkbox; all can be chosen and bought': {
      'unit/test-shop/catalogue.test.ts': 'has every kind of option, required and not',
      'browser/sale/catalogue-sale.test.ts':
        '%s: after each choice every visible value is what the shop says, and what is chosen is bought',
      'browser/sale/no-javascript.test.ts': [
        '%s is chosen, posted and in the cart',
        'puts %s into the cart as it stands',
      ],
    },
    'Price, stock, SKU and weight follow each choice': {
      'browser/sale/catalogue-sale.test.ts':
        '%s: after each choice every visible value is what the shop says, and what is chosen is bought',
    },
    'A quantity goes with it into the cart': {
      'browser/product/quantity.test.ts': [
        'is stepped between its limits by a finger',
        'is gone through by keys, and Enter in it sends nothing',
        'is a field of the form without JavaScript, held by the browser and by the shop',
      ],
    },
  },
  '1.2': {
    'The cart is previewed after an add': {
      'browser/cart/after-adding.test.ts':
        'opens the preview over the page that sold, and asks for it with four suggestions',
    },
    'Shoppers review products': {
      'browser/product/reviews.test.ts': [
        'open from the stars beside the price and by their heading, by the pointer and by keys, and are turned',
        'sends what was written without JavaScript, and shows it',
      ],
    },
    'Shoppers make wish lists, and put products onto them': {
      'browser/forms/forms-wishlist.test.ts':
        'are made once they have a name, named anew, and deleted only when the shopper says yes',
      'browser/product/product-wishlist.test.ts': [
        'opens and closes by the pointer and by keys, and puts the chosen variant on a list, or on a new one',
        'puts the product on the chosen list, and on a new one, without JavaScript',
      ],
    },
    'Shoppers buy gift certificates, ask for their balance and use them': {
      'browser/forms/gift-certificates.test.ts':
        'tells what is left of it, is explained, and is bought without JavaScript',
      'browser/forms/forms-certificates.test.ts': 'tells its balance',
      'browser/cart/cart-codes.test.ts':
        'are answered beside the field when they are missing or wrong, or the shop can’t be reached; they count at once, are listed, and are taken away in place',
    },
    'Shoppers have an account': {
      'browser/forms/forms-auth.test.ts': [
        'works without scripts, and comes back to where the shopper was',
        'works without scripts: what the shop refuses is there again, but for passwords',
      ],
      'browser/account/account-orders.test.ts':
        'is opened from the list of orders, printed in a tab of its own, and bought again in part; nobody else’s can be',
      'browser/account/account-addresses.test.ts': [
        'is changed by keyboard, kept by saying no, and deleted once the shopper has said yes',
        'is there again as it was typed when the shop refuses it, is added to the book, changed and deleted without JavaScript',
      ],
    },
    'Shoppers send things back': {
      'browser/account/account-returns.test.ts':
        'is asked for, is there again as it was filled in when the shop refuses it, and is in the list from then on',
    },
  },
  '1.3': {
    'A pack has its price, and that of each piece beside it': {
      'unit/widgets/product-extras/pack-price.test.tsx': 'follows the chosen options, without tax',
      'browser/product/pack-price.test.ts': [
        'is the price without tax by the pieces, printed by the template, and follows the choice',
      ],
    },
  },
  '1.4': {
    'Results come while the shopper types, as the HTML of the shop': {
      'browser/header/quick-search.test.ts':
        'shows what the shop finds while the shopper types, on a screen of 320 pixels too, and in the page’s language',
      'unit/core/api/wire.test.ts': 'a quick search',
    },
  },
  '1.5': {
    'The shopper changes the currency, and the cart goes along': {
      'browser/header/header.test.ts': [
        'changes with the cart, in the tab beside too; the shopper is asked when the cart would lose something, is told what the shop refuses, and follows the link when the cart can’t be read',
        'is a link without JavaScript, as the currencies are',
      ],
    },
  },
  '1.6': {
    'Cookies are told of': {
      'browser/pages/page-widgets.test.ts': 'shows until it is accepted, for 365 days',
    },
  },
  '1.7': {
    'Staff whose cookie is set see a bar, and nobody else does': {
      'browser/pages/admin-bar.test.ts': [
        'comes with a token in the address, is remembered until the browser closes, and links to what each page is about',
        'costs shoppers nothing but its markup: its code is never asked for',
      ],
    },
  },
  '1.8': {
    'Where the theme says so, the loader of the add-on for companies is brought in': {
      'browser/business/business-buyers.test.ts': [
        'legacy is BigCommerce’s own unless the theme says another, and gets in under the strict policy',
        'of the Buyer Portal is BigCommerce’s own, too, and is told which store and channel it is for',
        'asks for nothing of it: no code, no style, no loader',
        'harms nothing when it does not answer or throws',
      ],
    },
    'It has a place for shopping lists on the page of a product': {
      'browser/business/business-buyers.test.ts':
        'puts shopping lists in the place of wish lists, and reads what is chosen',
    },
    'It has a place in the header, to end a masquerade': {
      'browser/business/business-buyers.test.ts':
        'says in the header whom they buy for, until they end it, on any screen',
    },
  },
};
