import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CartWriteData } from '../../../../../core/api/cart';
import { ShopError } from '../../../../../core/errors/shop-error';
import { addProduct } from '../../../../../core/state/product/add-product';
import type { ProductScope } from '../../../../../core/state/product/product-scope';
import { settle } from '../../../../support/jest/settle';
import { complaints } from '../../../../support/jest/setup';
import { type Deferred, deferred, printContext, storeWithCalls } from '../store-with-calls';
import { productInPage } from './product-in-page';

const key = 'product-1';

/** A store whose adds are answered by the test. */
function slowStore() {
  const adds: Deferred<CartWriteData>[] = [];
  const add = () => {
    const turn = deferred<CartWriteData>();
    adds.push(turn);
    return turn.promise;
  };
  const store = storeWithCalls({ cart: { add } });
  return { store, adds, entry: () => store.getState().productOptions[key] };
}

let scope: ProductScope;
beforeEach(() => void (scope = productInPage('86')));
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('an add that the host answers by a challenge', () => {
  const challenge = new ShopError('http', '403', { status: 403, isChallenge: true });
  let natively: jest.SpiedFunction<HTMLFormElement['submit']>;
  beforeEach(() => void (natively = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()));
  afterEach(() => void natively.mockRestore());

  it('is posted natively, once, and without a message', async () => {
    const { store, adds, entry } = slowStore();
    const added = store.dispatch(addProduct(scope, new FormData(), 'preview'));
    await settle();
    adds[0]!.reject(challenge);
    expect(await added).toBeNull();
    expect(natively.mock.contexts).toEqual([scope.element.querySelector('form')]);
    expect(store.getState().ui.dialogs).toEqual([]);
    expect(complaints.splice(0)).toHaveLength(1);

    // While the browser loads the page, another press adds nothing.
    expect(await store.dispatch(addProduct(scope, new FormData(), 'preview'))).toBeNull();
    expect([adds.length, natively.mock.calls.length, entry()?.adding]).toEqual([1, 1, true]);
    // The browser restores the page after *Back*.
    window.dispatchEvent(new Event('pageshow'));
    await settle();
    expect(entry()?.adding).toBe(false);
  });

  it('is shown in an alert if there is no form', async () => {
    document.body.replaceChildren();
    printContext({ 'generic-error': 'Oops!', 'outdated-error': 'Too late' });
    const bare = { key, productId: '86', element: document.body, form: null };
    const { store, adds } = slowStore();
    void store.dispatch(addProduct(bare, new FormData(), 'stay'));
    await settle();
    adds[0]!.reject(challenge);
    await settle();
    expect(store.getState().ui.dialogs).toMatchObject([{ name: 'alert', text: 'Oops!' }]);
    expect(natively).not.toHaveBeenCalled();
    complaints.splice(0);
  });
});
