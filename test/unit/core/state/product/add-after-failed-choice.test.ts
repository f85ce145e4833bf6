import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../../core/errors/shop-error';
import { addProduct } from '../../../../../core/state/product/add-product';
import type { ProductAttributes } from '../../../../../core/state/product/product-attributes';
import { productEntry } from '../../../../../core/state/product/product-entry';
import { choiceFailed, productChanged } from '../../../../../core/state/slices/product-options-slice';
import { complaints } from '../../../../support/jest/setup';
import { storeWithCalls } from '../store-with-calls';
import { productInPage } from './product-in-page';

afterEach(() => document.body.replaceChildren());

describe('adding a product whose option choice got no response', () => {
  const failedStore = (options: () => Promise<{ data: ProductAttributes; content: string }>) => {
    const calls: string[] = [];
    const store = storeWithCalls({
      cart: { add: async () => (calls.push('add'), {}) },
      restCarts: { quantity: async () => 1 },
      product: { options: () => (calls.push('options'), options()) },
    });
    store.dispatch(productChanged({ key: 'product-1', entry: { ...productEntry('86'), choosing: true } }));
    store.dispatch(choiceFailed({ key: 'product-1' }));
    return { store, calls, entry: () => store.getState().productOptions['product-1'] };
  };

  it('requests the options first, so that the page shows what is added to the cart', async () => {
    const { store, calls, entry } = failedStore(async () => ({ data: { sku: 'RED' }, content: '' }));
    await store.dispatch(addProduct(productInPage('86'), new FormData(), 'stay'));
    expect(calls).toEqual(['options', 'add']);
    expect(entry()).toMatchObject({ attributes: { sku: 'RED' }, choiceFailed: false, adding: false });
  });

  it('adds the product after three seconds if the shop does not answer that request', async () => {
    jest.useFakeTimers();
    const { store, calls } = failedStore(() => new Promise(() => {}));
    const added = store.dispatch(addProduct(productInPage('86'), new FormData(), 'stay'));
    await jest.advanceTimersByTimeAsync(2_900);
    expect(calls).toEqual(['options']);
    await jest.advanceTimersByTimeAsync(100);
    expect(calls).toEqual(['options', 'add']);
    await added;
    jest.useRealTimers();
  });

  it('adds the product even if that request fails again', async () => {
    const { store, calls, entry } = failedStore(() => Promise.reject(new ShopError('network', 'No network')));
    await store.dispatch(addProduct(productInPage('86'), new FormData(), 'stay'));
    expect(calls).toEqual(['options', 'add']);
    expect(entry()).toMatchObject({ choiceFailed: true, adding: false });
    expect(complaints.splice(0)).toHaveLength(1);
  });
});
