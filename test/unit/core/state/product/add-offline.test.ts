import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { chunkLoadError } from '../../../../../core/loader/load-chunk';
import { makeStore } from '../../../../../core/state/make-store';
import { addProduct } from '../../../../../core/state/product/add-product';
import { complaints } from '../../../../support/jest/setup';
import { productInPage } from './product-in-page';

afterEach(() => document.body.replaceChildren());

describe('a shopper who is offline before the api chunk has loaded', () => {
  it('gets an alert and stays on the page: the form is not posted', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const natively = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    const store = makeStore({
      api: () => Promise.reject(chunkLoadError('api', 'Failed to fetch')),
      afterPaint: () => Promise.resolve(),
    });
    expect(await store.dispatch(addProduct(productInPage('86'), new FormData(), 'stay'))).toBeNull();
    expect([natively.mock.calls, store.getState().ui.dialogs]).toMatchObject([[], [{ name: 'alert' }]]);
    expect(complaints.splice(0)).toHaveLength(1);
  });
});
