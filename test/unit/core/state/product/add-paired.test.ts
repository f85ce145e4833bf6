import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../../core/errors/shop-error';
import { addPaired, addProduct } from '../../../../../core/state/product/add-product';
import { choosePair } from '../../../../../core/state/product/product-entry';
import { productLeft } from '../../../../../core/state/slices/product-options-slice';
import { complaints } from '../../../../support/jest/setup';
import { recordEvents, storeWithCalls } from '../store-with-calls';
import { productInPage } from './product-in-page';

const response = { cart_id: 'c-1', cart_item: { id: 'i-1' } };

beforeEach(() => void jest.useFakeTimers());

/** Awaits a promise with fake timers. */
async function soon<Value>(promise: Promise<Value>): Promise<Value> {
  await jest.runAllTimersAsync();
  return promise;
}

/** A store that records each add with its time, and refuses some products. Each add takes 20 ms. */
function recordingStore(refused: readonly string[] = []) {
  const adds: { fields: Record<string, unknown>; at: number }[] = [];
  let open = 0;
  const add = jest.fn(async (form: FormData) => {
    const fields = Object.fromEntries(form);
    adds.push({ fields, at: performance.now() });
    expect(++open).toBe(1);
    await new Promise((later) => setTimeout(later, 20));
    open -= 1;
    if (refused.includes(String(fields['product_id']))) throw new ShopError('data', 'refused', { text: 'Sold out' });
    return response;
  });
  return { adds, store: storeWithCalls({ cart: { add }, restCarts: { quantity: async () => 1 } }) };
}

describe('products that are paired with another product', () => {
  it('are added with the same quantity, one at a time, with the delays that the shop needs', async () => {
    const { store, adds } = recordingStore();
    const start = performance.now();
    await soon(store.dispatch(addPaired({ source: 'product', productIds: ['104', '115'], quantity: '3' })));
    expect(adds.map(({ fields }) => fields)).toEqual([
      { action: 'add', product_id: '104', 'qty[]': '3' },
      { action: 'add', product_id: '115', 'qty[]': '3' },
    ]);
    // The delay starts after the response to the previous add.
    expect(adds.map(({ at }) => at - start)).toEqual([200, 200 + 20 + 300]);
  });

  it('cause one report when the shop refuses some of them, and the others are added', async () => {
    const { store, adds } = recordingStore(['104']);
    const reports = recordEvents('widgets:error');
    await soon(store.dispatch(addPaired({ source: 'product', productIds: ['104', '115'], quantity: '1' })));
    expect(adds).toHaveLength(2);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({ kind: 'call', cause: [{ name: 'ShopError', text: 'Sold out' }] });
    expect(complaints.splice(0).join('\n')).toContain('adding 1 of 2 paired products failed: 104 (refused)');
    expect(store.getState().ui.dialogs).toEqual([]);
  });

  it('are all named in the report, even if no Error was thrown', async () => {
    const add = () => Promise.reject('offline');
    const pair = addPaired({ source: 'product', productIds: ['104', '115'], quantity: '1' });
    await soon(storeWithCalls({ cart: { add } }).dispatch(pair));
    expect(complaints.splice(0).join('\n')).toContain(
      'adding 2 of 2 paired products failed: 104 (offline), 115 (offline)',
    );
  });
});

describe('a product with paired products', () => {
  const key = 'product-1';
  /** Adds a product whose paired product was chosen twice. */
  const add = (refused: readonly string[], quantity = '2') => {
    const { store, adds } = recordingStore(refused);
    const scope = productInPage('122');
    for (const id of ['115', '104']) store.dispatch(choosePair(scope, 'attribute[1]', id));
    const form = new FormData();
    form.set('product_id', '122');
    if (quantity) form.set('qty[]', quantity);
    const done = store.dispatch(addProduct(scope, form, 'stay'));
    return { store, done, added: () => adds.map(({ fields }) => [fields['product_id'], fields['qty[]']]) };
  };
  const both = [
    ['122', '2'],
    ['104', '2'],
  ];

  it('is added first, and is busy until all are added', async () => {
    const { store, done, added } = add([]);
    await jest.advanceTimersByTimeAsync(100);
    expect(store.getState().productOptions[key]?.adding).toBe(true);
    await soon(done);
    expect(store.getState().productOptions[key]?.adding).toBe(false);
    expect(added()).toEqual(both);
  });

  it.each([
    ['has each paired product added once if its form has no quantity', [], '', ['104', '1']],
    ['has no paired product added when it is refused itself', ['122'], '2', undefined],
  ])('%s', async (_, refused, quantity, paired) => {
    const { done, added } = add(refused, quantity);
    await soon(done);
    expect(added()[1]).toEqual(paired);
    complaints.length = 0;
  });

  it('has them added even if the shopper closes its quick view meanwhile', async () => {
    const { store, done, added } = add([]);
    store.dispatch(productLeft({ key }));
    await soon(done);
    expect(added()).toEqual(both);
  });
});
