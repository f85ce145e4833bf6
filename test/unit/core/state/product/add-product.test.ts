import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CartWriteData } from '../../../../../core/api/cart';
import { ShopError } from '../../../../../core/errors/shop-error';
import { chunkLoadError } from '../../../../../core/loader/load-chunk';
import { navigation } from '../../../../../core/page/navigation';
import { makeStore } from '../../../../../core/state/make-store';
import { addProduct, canBeBought } from '../../../../../core/state/product/add-product';
import type { ProductAttributes } from '../../../../../core/state/product/product-attributes';
import { type ProductScope, productEntry } from '../../../../../core/state/product/product-entry';
import { cartQuantityReceived } from '../../../../../core/state/slices/cart-slice';
import { choiceFailed, productChanged } from '../../../../../core/state/slices/product-options-slice';
import { selectBusy } from '../../../../../core/state/slices/ui-slice';
import { settle } from '../../../../support/jest/settle';
import { complaints } from '../../../../support/jest/setup';
import { type Deferred, deferred, printContext, storeWithCalls } from '../store-with-calls';
import { productInPage } from './product-in-page';

const key = 'product-1';
let scope: ProductScope;
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
  const press = (form = formOf('86'), next: 'preview' | 'cart' | 'stay' = 'stay', of = scope) =>
    store.dispatch(addProduct(of, form, next));
  /** Adds the product, and answers the request. */
  const addWith = async (result: CartWriteData | Error, next?: 'preview' | 'cart' | 'stay', of?: ProductScope) => {
    const added = press(formOf('86'), next, of);
    await settle();
    if (result instanceof Error) adds.at(-1)!.reject(result);
    else adds.at(-1)!.resolve(result);
    const line = await added;
    await settle();
    return line;
  };
  return { store, adds, add, quantity, preview, entry, press, addWith };
}

beforeEach(() => {
  localStorage.clear();
  scope = productInPage('86');
});
afterEach(() => {
  delete window.bodlEvents;
  delete window.stencilUtils;
});

describe('adding a product', () => {
  it('marks the product as being added, and then stores the id of its cart line', async () => {
    const { store, entry, addWith } = slowStore();
    const added = addWith(response);
    expect(entry()).toMatchObject({ productId: '86', adding: true, addedItemId: null });
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

  it.each(['resolve', 'reject'] as const)(
    'makes the page busy, and ignores presses, until the response: %s',
    async (outcome) => {
      const { store, add, adds, press } = slowStore();
      const first = press();
      expect(await press()).toBeNull();
      await settle();
      expect([selectBusy(store.getState()), add.mock.calls.length]).toEqual([true, 1]);
      adds[0]![outcome](Object.assign(new ShopError('http', '422', { status: 422, text: 'No' }), response));
      await first;
      expect(selectBusy(store.getState())).toBe(false);
      void press();
      await settle();
      expect(add).toHaveBeenCalledTimes(2);
    },
  );
});

describe('the step after an add', () => {
  let goTo: jest.SpiedFunction<typeof navigation.goTo>;
  beforeEach(() => {
    goTo = jest.spyOn(navigation, 'goTo').mockReturnValue();
    document.body.insertAdjacentHTML('beforeend', '<dialog data-widget="cart-preview"></dialog>');
  });
  afterEach(() => document.body.replaceChildren());

  it('is the cart page in a theme whose preview is missing or failed', async () => {
    document.querySelector('dialog')!.dataset.widgetStatus = 'failed';
    await slowStore().addWith(response, 'preview');
    document.querySelector('dialog')!.remove();
    await slowStore().addWith(response, 'preview');
    expect(goTo.mock.calls).toEqual([['/cart.php'], ['/cart.php']]);
  });

  it('is none but the new number of items if the shopper stays', async () => {
    const { store, addWith } = slowStore(3);
    await addWith(response, 'stay');
    expect([store.getState().cart.quantity, goTo.mock.calls]).toEqual([3, []]);
  });

  it.each<[string, string | null | undefined, string]>([
    ['the cart page if the template chooses it', null, '/fr/cart.php'],
    ['the page whose URL is in the shop’s response', '/special', '/special'],
    ['the cart page if the URL in the response is not the shop’s', 'https://elsewhere.test/cart.php', '/fr/cart.php'],
  ])('is %s', async (_, url, page) => {
    printContext({ 'cart-url': '/fr/cart.php' });
    await slowStore().addWith({ cart_item: { id: 'i', cart_url: url ?? null } }, 'cart');
    expect(goTo.mock.calls).toEqual([[page]]);
  });
});

it.each([
  ["the shop's text", 'Oops!', new ShopError('data', 'x', { text: 'Only 2 left' }), 'Only 2 left', 0],
  ["the layout's text", 'Oops!', new ShopError('network', 'Network request failed'), 'Oops!', 1],
  ["the error's message in a theme without texts", '', new ShopError('timeout', 'Timed out'), 'Timed out', 1],
])('an add that fails is shown in an alert, with %s', async (_name, generic, error, text, reports) => {
  printContext({ 'generic-error': generic });
  const { store, addWith, entry } = slowStore(0);
  expect(await addWith(error, 'preview')).toBeNull();
  expect(entry()).toMatchObject({ adding: false });
  expect(store.getState()).toMatchObject({ ui: { dialogs: [{ name: 'alert', text }] }, cart: { changes: 0 } });
  expect(complaints.splice(0)).toHaveLength(reports);
});

describe('an add whose api chunk does not load', () => {
  it.each([
    ['posts the form natively', true],
    ['shows an alert and stays on the page if the shopper is offline', false],
  ])('%s', async (_, isOnLine) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
    const natively = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    const store = makeStore({
      api: () => Promise.reject(chunkLoadError('api', 'HTTP 404')),
      afterPaint: () => Promise.resolve(),
    });
    expect(await store.dispatch(addProduct(scope, formOf('86'), 'stay'))).toBeNull();
    expect(natively.mock.contexts).toEqual(isOnLine ? [scope.element.querySelector('form')] : []);
    expect(store.getState().ui.dialogs).toMatchObject(isOnLine ? [] : [{ name: 'alert' }]);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('Loading chunk api failed: HTTP 404')]);
  });
});

describe('an add that the host answers by a challenge', () => {
  const challenge = new ShopError('http', '403', { status: 403, isChallenge: true });
  let natively: jest.SpiedFunction<HTMLFormElement['submit']>;
  beforeEach(() => void (natively = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()));

  it('is posted natively, once, and without a message', async () => {
    const { store, adds, entry, press, addWith } = slowStore();
    expect(await addWith(challenge, 'preview')).toBeNull();
    expect(natively.mock.contexts).toEqual([scope.element.querySelector('form')]);
    expect(store.getState().ui.dialogs).toEqual([]);
    expect(complaints.splice(0)).toHaveLength(1);

    // While the browser loads the page, another press adds nothing.
    expect(await press()).toBeNull();
    expect([adds.length, natively.mock.calls.length, entry()?.adding]).toEqual([1, 1, true]);
    // The browser restores the page after *Back*.
    window.dispatchEvent(new Event('pageshow'));
    await settle();
    expect(entry()?.adding).toBe(false);
  });

  it('is shown in an alert if there is no form', async () => {
    printContext({ 'generic-error': 'Oops!', 'outdated-error': 'Too late' });
    const { store, addWith } = slowStore();
    await addWith(challenge, 'stay', { key, productId: '86', element: document.body, form: null });
    expect(store.getState().ui.dialogs).toMatchObject([{ name: 'alert', text: 'Oops!' }]);
    expect(natively).not.toHaveBeenCalled();
    complaints.splice(0);
  });
});

it.each<[string, ProductAttributes | null, boolean | null]>([
  ['not known yet', null, null],
  ['in stock', { purchasable: true, instock: true }, true],
  ['in stock, but not for sale', { purchasable: false, instock: true }, false],
  ['in stock, but not stated to be for sale', { instock: true }, false],
  ['out of stock', { purchasable: true, instock: false }, false],
  ['of unknown stock', { purchasable: true }, false],
  ['out of stock, but open for backorder', { purchasable: true, instock: false, unlimited_backorder: true }, true],
  ['out of stock, with some on backorder', { purchasable: true, instock: false, available_to_sell: 1 }, true],
  ['out of stock, with none on backorder', { purchasable: true, instock: false, available_to_sell: 0 }, false],
  ['open for backorder, but not for sale', { purchasable: false, unlimited_backorder: true }, false],
])('canBeBought decides for a product that is %s', (_, attributes, isBuyable) => {
  expect(canBeBought(attributes)).toBe(isBuyable);
});

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
  });

  it('adds the product even if that request fails again', async () => {
    const { store, calls, entry } = failedStore(() => Promise.reject(new ShopError('network', 'No network')));
    await store.dispatch(addProduct(productInPage('86'), new FormData(), 'stay'));
    expect(calls).toEqual(['options', 'add']);
    expect(entry()).toMatchObject({ choiceFailed: true, adding: false });
    expect(complaints.splice(0)).toHaveLength(1);
  });
});
