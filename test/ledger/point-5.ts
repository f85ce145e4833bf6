import type { Point } from './point';

const rules =
  'says beside a question what is wrong once it is left, all of it when it is sent, and is sent when all is right; what the shop refuses and forgets is told, and there again but for passwords';
const rulesOf = (form: string) => `${form} › ${rules}`;

/** Validation rules. */
export const point5: Point = {
  '5.1': {
    'An email address must look like one': {
      'unit/core/forms/find-fault.test.ts': 'an email address › takes %j or not',
      'browser/forms/form-rules.test.ts': rulesOf('signing in'),
    },
  },
  '5.2': {
    'A password must be there': {
      'browser/forms/form-rules.test.ts': rulesOf('signing in'),
    },
  },
  '5.3': {
    'The password of a new account must be there': {
      'unit/core/forms/find-fault.test.ts': 'a sign-up password › takes %j or not',
      'browser/forms/form-rules.test.ts': rulesOf('making an account'),
    },
  },
  '5.4': {
    'It has a letter and a digit': {
      'unit/core/forms/find-fault.test.ts': 'a sign-up password › takes %j or not',
      'unit/widgets/auth/auth-form.test.tsx': 'refuses %j',
    },
  },
  '5.5': {
    'It is as long as the shop’s settings ask': {
      'unit/theme/password-rules.test.ts': 'has the form that the shop’s settings ask for (%i characters): %j: %j',
    },
  },
  '5.6': {
    'It is said twice, the same': {
      'unit/core/forms/find-fault.test.ts': ['%j is confirmed by %j or not', 'must be confirmed'],
      'unit/core/forms/use-form.test.ts': 'looks at the second password when the first is changed',
    },
  },
  '5.7': {
    'Where an account is changed it may stay empty': {
      'unit/core/forms/find-fault.test.ts': 'may be empty where an account is edited',
      'unit/widgets/account/account-form.test.tsx': 'takes the passwords %j or says why not',
      'browser/forms/form-rules.test.ts': rulesOf('the shopper’s details'),
    },
  },
  '5.8': {
    'A quantity is made of digits, and the page says so': {
      'unit/core/page/read-quantity.test.ts': '%j is read as %p',
      'unit/widgets/product/quantity/quantity.test.tsx':
        'says that only digits count, and keeps the form from being sent',
      'browser/product/product-rules.test.ts':
        'says the exact message, its place, role and focus, takes what is right, and is not sent by Enter',
    },
  },
  '5.9': {
    'It grows up to its most': {
      'unit/core/forms/quantity-rules.test.ts': 'grows by one, up to the limit',
      'browser/product/product-rules.test.ts': 'goes up to the most, typed or by its button, and down to one',
    },
  },
  '5.10': {
    'It shrinks only from above 1, and not below its least': {
      'unit/core/forms/quantity-rules.test.ts': 'shrinks by one, only from above 1 and never below the limit',
      'unit/widgets/product/quantity/quantity.test.tsx': 'shrinks by one, not below 1 and not below the limit',
      'browser/product/product-rules.test.ts': 'does not go below the fewest that are sold, typed or by its button',
    },
  },
  '5.11': {
    'Enter in its field does nothing': {
      'unit/widgets/product/quantity/quantity.test.tsx': 'does not send the form with Enter',
      'browser/product/product-rules.test.ts':
        'says the exact message, its place, role and focus, takes what is right, and is not sent by Enter',
    },
  },
  '5.12': {
    'A range of prices has both ends, none below 0, the upper one above the lower': {
      'unit/core/forms/find-fault.test.ts': 'from %j to %j is taken or not',
      'unit/widgets/facets/price-range.test.tsx': 'from "%s" to "%s" it stays, and says: %s %s',
      'browser/lists/catalogue-category.test.ts':
        'says so when nothing is left, with the way out, and takes a range of prices that makes sense',
    },
  },
  '5.13': {
    'An address has a country, and a state where the country has any': {
      'unit/core/forms/use-country-states.test.ts': 'is required, and the postal code too, as the country has it',
      'unit/theme/form-questions.test.ts':
        'refuses what is wrong with each question in the theme’s words, and is sent when all is right',
    },
    'So does an estimate of shipping': {
      'unit/widgets/cart/shipping-estimator.test.tsx': ['wants a country', 'wants a state where there are any'],
      'browser/cart/cart-shipping.test.ts':
        'wants a country and a state, and says so or that it failed; it shows quotes for a place, one of them counts; it lists the states of the newest country',
    },
  },
  '5.14': {
    'A review has a rating, a title, a text and an email address that is one, and the page has the words for each': {
      'unit/widgets/reviews/review-form.test.tsx': [
        'says beside each question what is missing, and leads to the first',
        'asks for an address that is one',
      ],
      'browser/forms/form-rules.test.ts': rulesOf('a review'),
      'browser/product/reviews.test.ts':
        'says beside each question what is missing or wrong, takes the focus there, and sends what is right',
    },
  },
  '5.15': {
    'A wish list has a name, in the page’s words': {
      'unit/widgets/wishlist/wishlist-form.test.tsx': 'takes the name %j or says why not',
      'browser/forms/form-rules.test.ts': rulesOf('a wish list'),
    },
    'It is deleted only when the shopper has said yes': {
      'unit/widgets/wishlist/wishlist-form.test.tsx': 'deletes a list only when the shopper says yes',
      'browser/forms/forms-wishlist.test.ts':
        'are made once they have a name, named anew, and deleted only when the shopper says yes',
    },
  },
  '5.16': {
    'While a required option is open, the product has no name of a variant': {
      'unit/widgets/product-extras/product-variant.test.tsx': [
        'is empty while a required option has no value, in whatever language',
        'needs a required text but never repeats what the shopper wrote',
      ],
    },
  },
  '5.17': {
    'Quick search begins at three characters': {
      'unit/widgets/header/quick-search.test.tsx': 'asks for nothing under three characters',
    },
    'It asks 1,200 ms after the last of them': {
      'unit/widgets/header/quick-search.test.tsx': 'asks 1,200 ms after the last character, once',
      'browser/header/quick-search.test.ts':
        'does nothing for an empty search, waits until the shopper has not typed for 1,200 ms, says how much was found, shows the last answer only, closes, and goes to the page of results at Enter',
    },
  },
  '5.18': {
    'An empty search goes nowhere': {
      'unit/widgets/header/quick-search.test.tsx': 'does nothing for an empty search, and goes at once for any other',
      'browser/header/quick-search.test.ts':
        'does nothing for an empty search, waits until the shopper has not typed for 1,200 ms, says how much was found, shows the last answer only, closes, and goes to the page of results at Enter',
    },
  },
  '5.19': {
    'Another currency is asked about when a discount, a coupon or a gift certificate would be lost': {
      'unit/core/state/currency/switch-currency.test.ts': [
        'is asked about when the cart would lose a discount',
        'is asked about when the cart would lose a coupon',
        'is asked about when the cart would lose a gift certificate',
        'is given to the cart, and the page is shown anew',
      ],
      'browser/header/header.test.ts':
        'changes with the cart, in the tab beside too; the shopper is asked when the cart would lose something, is told what the shop refuses, and follows the link when the cart can’t be read',
    },
  },
};
