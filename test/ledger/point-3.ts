import type { Point } from './point';

/** Entities and their fields. */
export const point3: Point = {
  '3.1': {
    'An answer’s prices are shown': {
      'unit/widgets/product/price/product-price.test.tsx':
        'shows what it cost before, what is recommended and what is saved',
    },
    'Its weight, SKU and UPC are shown': {
      'unit/widgets/product/product-details.test.tsx': 'follow the chosen variant',
    },
    'Its stock is shown': {
      'unit/widgets/product/stock/product-stock.test.tsx': 'is shown only when it is a number',
    },
    'Its message about the stock is shown, else the one about buying': {
      'unit/widgets/product/stock/product-message.test.tsx': 'says what the stock is, else why it cannot be bought',
    },
    'Whether it can be bought and is in stock decides about the button': {
      'unit/widgets/product/add-to-cart.test.tsx': 'is possible only while the product is for sale and in stock',
    },
    'Its variant goes along with a wish': {
      'unit/widgets/product-extras/product-wishlist.test.tsx': 'sends the chosen variant along',
      'browser/product/product-wishlist.test.ts':
        'opens and closes by the pointer and by keys, and puts the chosen variant on a list, or on a new one',
    },
    'Its picture is shown': {
      'unit/widgets/product-extras/gallery/product-gallery.test.tsx':
        'shows the picture of the chosen option, and gives the place back',
    },
    'Its bulk rates decide whether there are prices for larger quantities': {
      'unit/core/state/product/choose-options.test.ts': 'the bulk prices › %s',
      'unit/widgets/product-extras/bulk-pricing.test.tsx': 'are empty for options that have none, whatever comes along',
    },
    'What is done about values out of stock, which are in stock, and the words for the others': {
      'unit/core/state/product/option-availability.test.ts': [
        'follows the shop’s %s when it is out of stock: %s',
        'has the shop’s words in parentheses, else the template’s',
      ],
    },
    'The local shop answers with all of these': {
      'unit/test-shop/product-attributes.test.ts': 'answers with every field that is documented or seen',
    },
  },
  '3.2': {
    'The prices for larger quantities come as the shop renders them': {
      'unit/widgets/product-extras/bulk-pricing.test.tsx': 'are what the shop renders for the chosen options',
      'browser/product/bulk-pricing.test.ts': 'are those of the chosen options, and the link goes where there are none',
    },
  },
  '3.3': {
    'Prices with and without tax, before, recommended and saved': {
      'unit/widgets/product/price/product-price.test.tsx': [
        'shows prices with and without tax side by side, and says which is which',
        'shows what it cost before, what is recommended and what is saved',
      ],
      'unit/test-shop/pricing.test.ts': ['when prices are shown both ways', 'for a sale with a retail price'],
    },
    'A range from the least to the most': {
      'unit/widgets/product/price/product-price.test.tsx':
        'shows a range before a variant is chosen, unless the theme wants none',
    },
  },
  '3.4': {
    'Shoppers read the formatted text, as text': {
      'unit/widgets/product/price/product-price.test.tsx': 'shows amounts as text',
    },
    'Scripts hear the number': {
      'unit/core/state/product/choose-options.test.ts':
        'is each event once, with the payloads that they know, when the answer is there',
    },
  },
  '3.5': {
    'The weight is shown as the shop writes it': {
      'unit/widgets/product/product-details.test.tsx': 'follow the chosen variant',
    },
  },
  '3.6': {
    'A bulk rate says what is taken off': {
      'unit/test-shop/product-attributes.test.ts': 'renders the template that is asked for',
      'browser/product/bulk-pricing.test.ts': 'are those of the chosen options, and the link goes where there are none',
    },
  },
  '3.7': {
    'The answer names the new line, which the preview then suggests for': {
      'unit/core/state/product/add-to-cart.test.ts': [
        'says that it is on its way, and which line it became',
        'is the preview, which also says how many items the cart holds',
      ],
    },
    'The answer may name where to go': {
      'unit/core/state/product/add-to-cart.test.ts': 'is where the shop wants the shopper to go',
    },
    'Or an error': {
      'unit/core/api/send.test.ts': 'is an error with its reason: a product',
    },
  },
  '3.8': {
    'Analytics hear of an add once, with every field, products named by text': {
      'unit/core/state/product/add-to-cart.test.ts': 'is the analytics event of the platform, once',
    },
  },
  '3.9': {
    'The summary says how many items there are': {
      'unit/core/api/wire.test.ts': "the cart's quantity",
      'unit/core/api/send.test.ts': 'is read from %s',
      'unit/test-shop/storefront.test.ts': 'the cart’s summary › counts',
    },
  },
  '3.10': {
    'The prices of products are read with their ids, their texts and numbers': {
      'unit/core/api/wire.test.ts':
        'a GraphQL question carries the token of the page and the shopper’s cookies, and asks for fifty products at a time',
      'unit/widgets/product-extras/paired-products.test.tsx': 'say what each costs on top, in one question to the shop',
    },
  },
  '3.11': {
    'Discounts, coupons and gift certificates of the cart are looked at': {
      'unit/core/state/currency/switch-currency.test.ts': [
        'is asked about when the cart would lose %s',
        'tolerates a cart that lists nothing',
      ],
    },
  },
  '3.12': {
    'This browser remembers the number of items, for each channel and currency': {
      'unit/core/page/page-context.test.ts': 'keeps the quantities of different carts apart: %s',
      'unit/core/state/cart/cart-quantity.test.ts': 'is what this browser remembers, until the shop has said it',
      'browser/cart/cart-badge.test.ts':
        'is asked of the shop, kept for five minutes, and stays when the shop fails; an empty cart has none',
    },
  },
  '3.13': {
    'The code of the currency is sent': {
      'unit/core/api/wire.test.ts':
        'a new currency goes as JSON to the address on the link, which has the language already',
    },
  },
  '3.14': {
    'How many pieces a pack holds': {
      'unit/widgets/product-extras/pack-price.test.tsx': 'follows the chosen options, without tax',
    },
    'The token for GraphQL and the address of the cart': {
      'unit/core/page/page-context.test.ts': 'is read from the element that carries it',
    },
    'The sizes of pictures': {
      'unit/widgets/product-extras/gallery/product-gallery.test.tsx': 'shows it in the sizes that the theme says',
    },
    'The message about a quantity': {
      'unit/widgets/product/quantity/quantity.test.tsx':
        'says that only digits count, and keeps the form from being sent',
    },
  },
  '3.15': {
    'Channel, cart, product, category, base address, template and development': {
      'unit/core/page/page-context.test.ts': 'is read from the element that carries it',
    },
    'Whether the shop is closed, and the bar’s words in the shop’s language': {
      'browser/pages/admin-bar.test.ts': [
        'is that it is closed for maintenance, and where to see what visitors see',
        'is the code for guests before it has opened',
        'stands at the root of the shop for every language, and speaks it',
      ],
    },
  },
  '3.16': {
    'The messages of a review and of a wish list are the page’s': {
      'browser/forms/form-rules.test.ts': [
        'a review › says beside a question what is wrong once it is left, all of it when it is sent, and is sent when all is right; what the shop refuses and forgets is told, and there again but for passwords',
        'a wish list › says beside a question what is wrong once it is left, all of it when it is sent, and is sent when all is right; what the shop refuses and forgets is told, and there again but for passwords',
      ],
    },
  },
  '3.17': {
    'The theme says how many links a column of the menu has': {
      'browser/header/menu.test.ts':
        'is a row of disclosures on a wide screen, in columns of as many links as the theme says, and a drawer on a narrow one',
    },
  },
  '3.18': {
    'A quantity has its least and its most': {
      'unit/core/forms/quantity-rules.test.ts': 'is wrong when it is not a number, or beyond the limits',
      'browser/product/product-rules.test.ts':
        'says the exact message, its place, role and focus, takes what is right, and is not sent by Enter',
    },
  },
  '3.19': {
    'What is put into the cart: product and quantity': {
      'unit/core/api/wire.test.ts': 'a product for the cart goes as a form with files, without its empty fields',
      'browser/sale/no-javascript.test.ts': '%s is chosen, posted and in the cart',
    },
    'What is wished for: the variant': {
      'unit/widgets/product-extras/product-wishlist.test.tsx': 'sends the chosen variant along',
    },
    'What a wish list is called': {
      'unit/widgets/wishlist/wishlist-form.test.tsx': 'takes the name %j or says why not',
    },
    'What a review says: rating, title, text and address': {
      'unit/widgets/reviews/review-form.test.tsx': 'posts the review as the browser does',
      'unit/test-shop/letters.test.ts': 'needs %s',
    },
  },
};
