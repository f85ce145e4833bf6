import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CartWriteData } from '../../../../../core/api/cart';
import { ShopError } from '../../../../../core/errors/shop-error';
import { chunkLoadError } from '../../../../../core/loader/load-chunk';
import { navigation } from '../../../../../core/page/navigation';
import { makeStore } from '../../../../../core/state/make-store';
import { addProduct } from '../../../../../core/state/product/add-product';
import type { ProductScope } from '../../../../../core/state/product/product-scope';
import { cartQuantityReceived } from '../../../../../core/state/slices/cart-slice';
import { selectBusy } from '../../../../../core/state/slices/ui-slice';
import { settle } from '../../../../support/jest/settle';
import { complaints } from '../../../../support/jest/setup';
import { type Deferred, deferred, printContext, recordEvents, storeWithCalls } from '../store-with-calls';
import { productInPage } from './product-in-page';

const key = 'product-1';
const response: CartWriteData = {
  cart_id: 'c-1',
  cart_item: { id: 'i-1' },
  channel_id: 1,
  currency: 'USD',
  product_value: 49.5,
  line_items: [{ product_id: 86 }],
};

function formOf(productId: string): FormData {
  const form = new FormData();
  form.append('product_id', productId);
  return form;
}

/** A store whose adds are answered by the test. Its cart is known to be empty. */
function slowStore(inCart = 1) {
  const adds: Deferred<CartWriteData>[] = [];
  const add = jest.fn((_form: FormData) => {
    const turn = deferred<CartWriteData>();
    adds.push(turn);
    return turn.promise;
  });
  const quantity = jest.fn(() => Promise.resolve(inCart));
  const preview = jest.fn((_options?: { suggest?: string | null }) =>
    Promise.resolve('<p data-cart-quantity="4">4 items</p>'),
  );
  const store = storeWithCalls({ cart: { add, preview }, restCarts: { quantity } });
  store.dispatch(cartQuantityReceived(0));
  const entry = () => store.getState().productOptions[key];
  return { store, adds, add, quantity, preview, entry };
}

let scope: ProductScope;
beforeEach(() => {
  localStorage.clear();
  scope = productInPage('86');
});
afterEach(() => {
  document.head.replaceChildren();
  delete window.bodlEvents;
  delete window.stencilUtils;
});

describe('adding a product', () => {
  it('marks the product as being added, and then stores the id of its cart line', async () => {
    const { store, adds, entry } = slowStore();
    const added = store.dispatch(addProduct(scope, formOf('86'), 'stay'));
    expect(entry()).toMatchObject({ productId: '86', adding: true, addedItemId: null });
    await settle();
    adds[0]!.resolve(response);
    expect(await added).toEqual({ itemId: 'i-1', cartUrl: null });
    expect(entry()).toMatchObject({ adding: false, addedItemId: 'i-1' });
    expect(store.getState().cart).toMatchObject({ id: 'c-1', changes: 1 });
  });

  it('calls the shop before the press is painted', async () => {
    const add = jest.fn(() => deferred<CartWriteData>().promise);
    const store = storeWithCalls({ cart: { add } }, undefined, () => new Promise(() => {}));
    void store.dispatch(addProduct(scope, formOf('86'), 'stay'));
    await settle();
    expect(add).toHaveBeenCalledTimes(1);
  });

  it.each(['resolve', 'reject'] as const)('makes the page busy until the shop answers (%s)', async (outcome) => {
    const { store, adds } = slowStore();
    const added = store.dispatch(addProduct(scope, formOf('86'), 'stay'));
    await settle();
    expect(selectBusy(store.getState())).toBe(true);
    adds[0]![outcome](Object.assign(new ShopError('http', '422', { status: 422, text: 'No' }), response));
    await added;
    expect(selectBusy(store.getState())).toBe(false);
  });

  it('ignores further presses until the shop has responded', async () => {
    const { store, adds, add } = slowStore();
    const press = () => store.dispatch(addProduct(scope, formOf('86'), 'stay'));
    const first = press();
    expect(await press()).toBeNull();
    await settle();
    expect(add).toHaveBeenCalledTimes(1);
    adds[0]!.resolve(response);
    await first;
    void press();
    await settle();
    expect(add).toHaveBeenCalledTimes(2);
  });
});

describe('the step after an add', () => {
  const addWith = async (next: 'preview' | 'cart' | 'stay', cart: CartWriteData = response) => {
    const made = slowStore();
    const added = made.store.dispatch(addProduct(scope, formOf('86'), next));
    await settle();
    made.adds[0]!.resolve(cart);
    await added;
    await settle();
    return made;
  };

  beforeEach(() => void (document.body.innerHTML = '<dialog data-widget="cart-preview"></dialog>'));
  afterEach(() => document.body.replaceChildren());

  it('is the cart page in a theme whose preview is missing or failed', async () => {
    const goTo = jest.spyOn(navigation, 'goTo').mockReturnValue();
    document.querySelector('dialog')!.dataset.widgetStatus = 'failed';
    await addWith('preview');
    document.body.replaceChildren();
    await addWith('preview');
    expect(goTo.mock.calls).toEqual([['/cart.php'], ['/cart.php']]);
  });

  it('is the preview, which also gives the quantity of the cart', async () => {
    const { store, preview, quantity } = await addWith('preview');
    expect(preview).toHaveBeenCalledWith(expect.objectContaining({ suggest: 'i-1' }));
    expect(quantity).not.toHaveBeenCalled();
    expect(store.getState().cart).toMatchObject({ quantity: 4, status: 'known' });
    expect(store.getState().ui.dialogs).toMatchObject([{ name: 'cart-preview', status: 'loaded' }]);
  });

  it('is the cart page if the template chooses it', async () => {
    printContext({ 'cart-url': '/fr/cart.php' });
    const goTo = jest.spyOn(navigation, 'goTo').mockReturnValue();
    await addWith('cart');
    expect(goTo).toHaveBeenCalledWith('/fr/cart.php');
  });

  it('is the page whose URL is in the shop’s response', async () => {
    const goTo = jest.spyOn(navigation, 'goTo').mockReturnValue();
    await addWith('cart', { cart_item: { id: 'i', cart_url: '/special' } });
    expect(goTo).toHaveBeenCalledWith('/special');
  });

  it('is the cart page if the URL in the response is not the shop’s', async () => {
    const goTo = jest.spyOn(navigation, 'goTo').mockReturnValue();
    await addWith('cart', { cart_item: { id: 'i', cart_url: 'https://elsewhere.test/cart.php' } });
    expect(goTo).toHaveBeenCalledWith('/cart.php');
  });

  it('is an updated quantity of the cart if the shopper stays on the page', async () => {
    const { store } = await addWith('stay');
    expect(store.getState().cart).toMatchObject({ quantity: 1, status: 'known' });
  });
});

describe('an add that fails', () => {
  it.each([
    ["the shop's text", new ShopError('data', 'x', { text: 'Only 2 left' }), 'Only 2 left', 0],
    ["the layout's text", new ShopError('network', 'Network request failed'), 'Oops!', 1],
  ])('is shown in an alert: %s', async (_name, error, text, reports) => {
    printContext({ 'generic-error': 'Oops!' });
    const { store, adds, entry } = slowStore(0);
    const added = store.dispatch(addProduct(scope, formOf('86'), 'preview'));
    await settle();
    adds[0]!.reject(error);
    expect(await added).toBeNull();
    expect(entry()).toMatchObject({ adding: false });
    expect(store.getState().ui.dialogs).toMatchObject([{ name: 'alert', text }]);
    expect(store.getState().cart.changes).toBe(0);
    expect(complaints.splice(0)).toHaveLength(reports);
  });

  it("is shown with the error's message in a theme without texts", async () => {
    const { store, adds } = slowStore(0);
    void store.dispatch(addProduct(scope, formOf('86'), 'stay'));
    await settle();
    adds[0]!.reject(new ShopError('timeout', 'Network request timed out'));
    await settle();
    expect(store.getState().ui.dialogs).toMatchObject([{ text: 'Network request timed out' }]);
    complaints.splice(0);
  });
});

describe('an add whose api chunk does not load', () => {
  it.each([
    ['posts the form natively', true],
    ['shows an alert and stays on the page if the shopper is offline', false],
  ])('%s', async (_, isOnLine) => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
    const natively = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    const store = makeStore({
      api: () => Promise.reject(chunkLoadError('api', 'HTTP 404')),
      afterPaint: () => Promise.resolve(),
    });
    expect(await store.dispatch(addProduct(scope, formOf('86'), 'stay'))).toBeNull();
    expect(natively.mock.contexts).toEqual(isOnLine ? [scope.element.querySelector('form')] : []);
    expect(store.getState().ui.dialogs).toMatchObject(isOnLine ? [] : [{ name: 'alert' }]);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('Loading chunk api failed: HTTP 404')]);
    natively.mockRestore();
    onLine.mockRestore();
  });
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

describe('the events of an add for other scripts', () => {
  const addOnce = async (cart: CartWriteData = response) => {
    const { store, adds } = slowStore();
    const added = store.dispatch(addProduct(scope, formOf('86'), 'stay'));
    await settle();
    adds[0]!.resolve(cart);
    return added;
  };

  it('include the widget event and the hook of the platform’s library, once', async () => {
    const emit = jest.fn();
    window.stencilUtils = { hooks: { emit } };
    const added = recordEvents('widgets:item-added');
    await addOnce();
    expect(added).toEqual([{ productId: '86', itemId: 'i-1', cartId: 'c-1' }]);
    expect(emit.mock.calls).toEqual([['cart-item-add-remote', { err: null, response: { data: response } }]]);
  });

  it('do not stop the sale if a listener throws', async () => {
    const broken = (): never => {
      throw new Error('analytics broken');
    };
    window.bodlEvents = { cart: { emit: broken }, AddCartItemEvent: { CREATE: 'added' } };
    window.stencilUtils = { hooks: { emit: broken } };
    expect(await addOnce()).toEqual({ itemId: 'i-1', cartUrl: null });
    expect(complaints.splice(0)).toEqual([
      expect.stringContaining('a listener of "AddCartItemEvent" threw: analytics broken'),
      expect.stringContaining('a listener of "cart-item-add-remote" threw: analytics broken'),
    ]);
  });
});
