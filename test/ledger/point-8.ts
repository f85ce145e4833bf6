import type { Point } from './point';

/** Error catalogue. */
export const point8: Point = {
  '8.1': {
    'Why a product was not added is said in an alert, as plain text; the overlay goes': {
      'unit/widgets/product/add-to-cart.test.tsx': 'tells why in an alert, and stays where it is',
      'unit/core/page/html-to-text.test.ts': ['%j reads %j', 'neither runs a script nor loads a picture'],
      'browser/faults/failures.test.ts': [
        'an add that the shop refuses shows the shop’s own words as plain text',
        'an add that fails, whatever the way, leaves everything as it was, says so, and works the next time',
      ],
    },
  },
  '8.2': {
    'A browser that cannot read a form posts it itself': {
      'unit/widgets/product/add-to-cart.test.tsx':
        'leaves the form to a browser that cannot send it without leaving the page',
    },
  },
  '8.3': {
    'A method that is none is refused by name': {
      'unit/core/api/send.test.ts': 'refuses a method that is none',
    },
  },
  '8.4': {
    'A network that fails': {
      'unit/core/api/send.test.ts': 'says that the network failed; what only reads was asked once more before',
    },
    'A time that is up': {
      'unit/core/api/send.test.ts': 'says that the time was up, and does not ask again',
    },
    'A call that was given up': {
      'unit/core/api/send.test.ts': 'says that it was aborted, before it was sent and after',
    },
  },
  '8.5': {
    'A paired product that is refused is told to operators alone': {
      'unit/core/state/product/add-paired.test.ts':
        'are told to operators once when the shop does not take them, and the others go on',
      'browser/product/paired-products.test.ts':
        'that the shop refuses are told to operators, once; the shopper has what was asked for',
    },
  },
  '8.6': {
    'What is wrong with an answer stands beside its question, marked and as an alert': {
      'unit/core/forms/use-form.test.ts': 'says what is wrong when the shopper leaves the field',
      'unit/widgets/reviews/review-form.test.tsx': 'says beside each question what is missing, and leads to the first',
      'browser/forms/form-rules.test.ts':
        'says beside a question what is wrong once it is left, all of it when it is sent, and is sent when all is right; what the shop refuses and forgets is told, and there again but for passwords',
    },
  },
  '8.7': {
    'The messages of a review and of a wish list are the page’s': {
      'browser/forms/form-rules.test.ts': [
        'a review › says beside a question what is wrong once it is left, all of it when it is sent, and is sent when all is right; what the shop refuses and forgets is told, and there again but for passwords',
        'a wish list › says beside a question what is wrong once it is left, all of it when it is sent, and is sent when all is right; what the shop refuses and forgets is told, and there again but for passwords',
      ],
      'rules/english.test.ts': 'that a shopper can read come from the template, never from code',
    },
  },
  '8.8': {
    'Why a currency was refused is said in the shop’s words, with a way to cancel': {
      'unit/core/state/currency/switch-currency.test.ts':
        "is refused in the shop's words, in a dialog with a cancel button",
      'unit/test-shop/storefront.test.ts': 'change their currency, or say in "error" why not',
      'browser/header/header.test.ts':
        'changes with the cart, in the tab beside too; the shopper is asked when the cart would lose something, is told what the shop refuses, and follows the link when the cart can’t be read',
    },
  },
  '8.9': {
    'Where the cart cannot be read, the link of the currency is followed': {
      'unit/core/state/currency/switch-currency.test.ts': 'is what the link leads to when the cart cannot be read',
      'browser/header/header.test.ts':
        'changes with the cart, in the tab beside too; the shopper is asked when the cart would lose something, is told what the shop refuses, and follows the link when the cart can’t be read',
    },
  },
  '8.10': {
    'A number of items that cannot be had is an error, of which the shopper sees nothing': {
      'unit/core/api/send.test.ts': 'is unknown when the shop fails',
      'unit/core/state/cart/cart-quantity.test.ts':
        'stays as it is when the shop fails; shoppers see nothing of it, operators do',
      'browser/cart/cart-badge.test.ts':
        'is asked of the shop, kept for five minutes, and stays when the shop fails; an empty cart has none',
    },
  },
  '8.11': {
    'The shopper sees nothing of a quick search that failed': {
      'unit/widgets/header/quick-search.test.tsx': 'is silent to the shopper, and reports it',
      'browser/header/quick-search.test.ts': 'is silent to the shopper when the shop fails, and told to operators',
    },
  },
  '8.12': {
    'Code that does not arrive is called by its chunk and the reason, and the page works without it': {
      'unit/core/errors/chunk-load-error.test.ts': 'is named with its reason',
      'unit/core/loader/start.test.tsx':
        'leaves the markup to work natively, does the held click natively, and reports once',
      'browser/faults/early-click.test.ts':
        'buys natively when the loader is there and its chunks never come, each reported once',
    },
    'Code that was changed on its way does not run, is called once, and the page works without it': {
      'unit/core/loader/mount-due.test.ts':
        'of several groups are reported once where they fail for the same reason, the runtime, and anew for another',
      'browser/faults/release.test.ts': [
        'in any group is refused and reported once, and its markup is native',
        'in the runtime is refused and reported once, and the shop sells',
        'in the shop’s calls is refused and reported once, and the shop sells',
      ],
    },
    'Where a channel does not say which version is live, it is the last one that was known, else none, and that is reported':
      {
        'unit/core/channel/follow-pointer.test.ts': [
          'leaves the version that was known last, with what it switched off: it %s',
          'leaves the page as it is where none was known',
        ],
        'browser/faults/channel.test.ts':
          'a shopper gets the version that was known last, a new one the page without widgets, which sells',
      },
    'What keeps code from arriving is found, with what to do about it, and is not released': {
      'unit/test-doctor/doctor.test.ts': 'is found: $name',
      'unit/test-release/find-refusals.test.ts': 'is refused: %s',
    },
  },
};
