import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ProductAttributes } from '../../../../core/api/product-attributes';
import { sendProductChanged, sendProductShown, sendQuantityChanged } from '../../../../core/events/product-events';

const NAMES = [
  'onProductUpdate',
  'bigcommerce.productpricechange',
  'onProductOptionsChanged',
  'widgets:product-changed',
  'widgets:quantity-changed',
];

/** The events that an app receives on the window: name, detail and target. */
let received: [string, unknown, EventTarget | null][] = [];
const listen = (event: Event): void => {
  received.push([event.type, (event as CustomEvent).detail, event.target]);
};
const details = (name: string) => received.flatMap(([type, detail]) => (type === name ? [detail] : []));

beforeEach(() => {
  received = [];
  for (const name of NAMES) window.addEventListener(name, listen);
  document.body.innerHTML = '<div></div>';
});
afterEach(() => {
  for (const name of NAMES) window.removeEventListener(name, listen);
  delete window.stencilUtils;
});

const product = { productId: '77', form: [] };
const cheap = { price: { without_tax: { value: 10 } } } as ProductAttributes;
const choice = { ...product, attributes: cheap, content: '<b>bulk</b>' };

describe('the event for wallet buttons', () => {
  const wallet = () => details('onProductUpdate');

  it('has the product and its quantity', () => {
    sendQuantityChanged({ ...product, quantity: 3 });
    expect(received[0]).toEqual(['onProductUpdate', { productDetails: { productId: 77, quantity: 3 } }, document]);
  });

  it('has the quantity 1 for a product without a quantity field; no other is sent without attributes', () => {
    sendProductShown({ ...product, attributes: null });
    expect(wallet()).toEqual([{ productDetails: { productId: 77, quantity: 1 } }]);
    expect(details('bigcommerce.productpricechange')).toEqual([]);
  });

  it('has the chosen options, and no other field of the form', () => {
    const form = [
      ['action', 'add'],
      ['attribute[112]', '95'],
      ['attribute[113][month]', '4'],
      ['attribute[x]', '1'],
      ['my-attribute[114]', '2'],
    ] as const;
    sendProductShown({ ...product, form, attributes: null });
    expect(wallet()).toEqual([
      {
        productDetails: {
          productId: 77,
          quantity: 1,
          optionSelections: [
            { optionId: 112, optionValue: '95' },
            { optionId: 113, optionValue: '4' },
          ],
        },
      },
    ]);
  });
});

describe('the event for pay-later banners', () => {
  it.each<[string, object | null, number[]]>([
    ['has the price with tax', { with_tax: { value: 12 }, without_tax: { value: 10 } }, [12]],
    ['has the price without tax if the shop shows no other', { without_tax: { value: 10 } }, [10]],
    ['has a price of 0', { with_tax: { value: 0 }, without_tax: { value: 10 } }, [0]],
    ['has 0 for a range of prices', { price_range: { min: {} }, with_tax: { value: 12 } }, [0]],
    ['has 0 for a price without a value', {}, [0]],
    ['is not sent when the price is hidden', null, []],
  ])('%s', (_, price, amounts) => {
    sendProductShown({ ...product, attributes: { price } as ProductAttributes });
    expect(details('bigcommerce.productpricechange')).toEqual(amounts.map((amount) => ({ amount })));
  });
});

describe('the response to a choice of options', () => {
  it('reaches wallets, banners, scripts of themes, listeners of the product’s element and the platform’s library', () => {
    const emit = jest.fn();
    window.stencilUtils = { hooks: { emit } };
    const element = document.querySelector('div')!;
    sendProductChanged({ ...choice, element });
    expect(received.map(([name]) => name)).toEqual(NAMES.slice(0, 4));
    expect(details('onProductOptionsChanged')).toEqual([{ content: '<b>bulk</b>', data: cheap }]);
    expect(received.at(-1)).toEqual(['widgets:product-changed', { productId: '77', attributes: cheap }, element]);
    expect(emit.mock.calls).toEqual([
      ['product-options-change-remote', { err: null, response: { data: cheap, content: '<b>bulk</b>' } }],
    ]);
  });
});
