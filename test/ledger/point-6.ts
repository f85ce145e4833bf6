import type { Point } from './point';

/** Roles and permissions. */
export const point6: Point = {
  '6.1': {
    'Every shopper can buy, signed in or not': {
      'browser/sale/catalogue-sale.test.ts':
        '%s: after each choice every visible value is what the shop says, and what is chosen is bought',
      'browser/account/account-orders.test.ts':
        'is opened from the list of orders, printed in a tab of its own, and bought again in part; nobody else’s can be',
    },
  },
  '6.2': {
    'Staff are known by a cookie that a token in the address sets': {
      'browser/pages/admin-bar.test.ts': [
        'comes with a token in the address, is remembered until the browser closes, and links to what each page is about',
        'that only resemble a token and the cookie show nothing',
      ],
    },
    'They see links to the dashboard, the page builder, and the product or category of the page': {
      'browser/pages/admin-bar.test.ts':
        'comes with a token in the address, is remembered until the browser closes, and links to what each page is about',
    },
  },
  '6.3': {
    'The add-on finds its hooks for signing in and for orders': {
      'unit/widgets/business/business-buyers.test.tsx': 'finds its containers and its hooks, and comes as a script',
    },
    'Wish lists go from the narrow menu for a company’s buyer, and for nobody else': {
      'browser/business/business-buyers.test.ts': [
        'shows the company’s orders, and hides wish lists in the narrow menu',
        'leaves wish lists, menu and orders as they are',
      ],
    },
    'The company’s orders are shown': {
      'browser/business/business-buyers.test.ts': 'shows the company’s orders, and hides wish lists in the narrow menu',
    },
  },
  '6.4': {
    'What may be done is the shop’s to decide: a refusal is said, and nothing is lost': {
      'unit/core/state/failure-text.test.ts': 'is that the page is too old when the shop refuses its token',
      'browser/forms/form-rules.test.ts':
        'says beside a question what is wrong once it is left, all of it when it is sent, and is sent when all is right; what the shop refuses and forgets is told, and there again but for passwords',
      'browser/forms/forms-account.test.ts': '%s is for nobody else',
    },
  },
};
