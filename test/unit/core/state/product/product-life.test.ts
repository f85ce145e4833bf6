import { afterEach, describe, expect, it } from '@jest/globals';
import { chooseOptions } from '../../../../../core/state/product/choose-options';
import {
  changeQuantity,
  choosePair,
  initialEntry,
  initialProductAttributes,
  leaveProduct,
  productEntry,
} from '../../../../../core/state/product/product-entry';
import { startProduct } from '../../../../../core/state/product/use-product';
import { settle } from '../../../../support/jest/settle';
import { printContext, recordEvents, storeWithCalls } from '../store-with-calls';
import { productAt, productInPage } from './product-in-page';

const key = 'product-1';
const never = () => new Promise<never>(() => {});

afterEach(() => {
  document.body.replaceChildren();
  delete window.BCData;
});

describe('the initial state of a product', () => {
  const quantityOf = (field: string) => {
    const scope = productInPage('93');
    scope.element.innerHTML = `<form id="add">${field}</form>`;
    return initialEntry(scope).quantity;
  };

  it.each([
    ['<input name="qty[]" value="3">', 3],
    ['<input name="qty[]" value="0">', 0],
    ['<input name="qty[]" value="010">', 10],
    ['<input name="qty[]" value="">', 1],
    ['<input name="qty[]" value="-2">', 1],
    ['<textarea name="qty[]">5</textarea>', 1],
    // Outside of the form.
    ['</form><input name="qty[]" form="add" value="4">', 4],
    ['', 1],
  ])('has the quantity of its form: %s', (field, quantity) => {
    expect(quantityOf(field)).toBe(quantity);
  });

  it('has only its id, even if the page renders another product, and is read once, before the shopper types', () => {
    window.BCData = { product_attributes: { sku: 'OF THE PAGE' } };
    printContext({ 'product-id': '1' });
    const scope = productInPage('93', 'qty[]=1');
    const entry = initialEntry(scope);
    expect(entry).toEqual(productEntry('93'));
    scope.element.querySelector('input')!.value = '7';
    expect(initialEntry(scope)).toBe(entry);
  });
});

describe('a product that leaves the page', () => {
  it('is forgotten, and its request is aborted', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const store = storeWithCalls({
      product: { options: (_id, _form, options) => (signals.push(options?.signal), never()) },
    });
    const scope = productInPage('93');
    void store.dispatch(chooseOptions(scope));
    await settle();
    store.dispatch(leaveProduct(scope));
    expect(signals[0]?.aborted).toBe(false);
    expect(store.getState().productOptions[key] === undefined).toBe(false);
    scope.element.remove();
    store.dispatch(leaveProduct(scope));
    expect(signals[0]?.aborted).toBe(true);
    expect(store.getState().productOptions).toEqual({});
  });

  it('starts again when it returns', async () => {
    const store = storeWithCalls();
    const events = recordEvents('onProductUpdate');
    const scope = productInPage('93');
    await store.dispatch(startProduct(scope));
    await store.dispatch(startProduct(scope));
    expect(events).toHaveLength(1);
    scope.element.remove();
    store.dispatch(leaveProduct(scope));
    document.body.append(scope.element);
    await store.dispatch(startProduct(scope));
    expect(events).toHaveLength(2);
  });
});

describe('a product that starts', () => {
  it('sends no event without a form, as with prices for members only', async () => {
    const events = recordEvents('onProductUpdate');
    const scope = productAt(document.createElement('div'), '93');
    await storeWithCalls().dispatch(startProduct(scope));
    expect(events).toEqual([]);
    expect(initialEntry(scope).quantity).toBe(1);
  });

  it('is viewed if the shopper has opened it in a quick view, once', async () => {
    const viewed = recordEvents('widgets:product-viewed');
    const { dispatch } = storeWithCalls();
    const scope = productInPage('93');
    await dispatch(startProduct(scope));
    expect(viewed).toEqual([]);
    const quickView = productInPage('93', '', 'product-2');
    quickView.element.dataset.name = 'quick-view';
    for (let widget = 0; widget < 2; widget += 1) await dispatch(startProduct(quickView));
    expect(viewed).toEqual([{ productId: '93', source: 'quick-view' }]);
  });
});

describe('the choices of a shopper for a product', () => {
  it('include one paired product for each field, and none for an emptied field', () => {
    const store = storeWithCalls();
    const scope = productInPage('93');
    const paired = () => store.getState().productOptions[key]?.paired;
    store.dispatch(choosePair(scope, 'attribute[1]', '104'));
    store.dispatch(choosePair(scope, 'attribute[2]', '115'));
    expect(paired()).toEqual({ 'attribute[1]': '104', 'attribute[2]': '115' });
    store.dispatch(choosePair(scope, 'attribute[1]', ''));
    expect(paired()).toEqual({ 'attribute[2]': '115' });
  });

  it('include a quantity, which is sent to other scripts only if it is new and valid', async () => {
    const store = storeWithCalls();
    const events = recordEvents('onProductUpdate');
    const scope = productInPage('93', 'qty[]=2');
    const widgetEvents = recordEvents('widgets:quantity-changed', scope.element);
    const entry = () => store.getState().productOptions[key];
    await store.dispatch(changeQuantity(scope, 2));
    await store.dispatch(changeQuantity(scope, 0, 'Too few'));
    expect(entry()?.quantityError).toBe('Too few');
    expect(events).toEqual([]);
    await store.dispatch(changeQuantity(scope, 0, 'At least one, please'));
    expect(entry()?.quantityError).toBe('At least one, please');
    await store.dispatch(changeQuantity(scope, 0));
    expect(entry()?.quantityError).toBe('');
    expect(events).toEqual([]);
    await store.dispatch(changeQuantity(scope, 4));
    const before = store.getState();
    await store.dispatch(changeQuantity(scope, 4));
    expect(store.getState()).toBe(before);
    expect(events).toEqual([{ productDetails: { productId: 93, quantity: 4 } }]);
    expect(widgetEvents).toEqual([{ productId: '93', quantity: 4 }]);
  });
});

describe('the attributes that the platform renders', () => {
  it.each([
    [undefined, null],
    [{}, null],
    [{ product_attributes: null }, null],
    [{ product_attributes: [] }, null],
    [{ product_attributes: {} }, null],
    [{ product_attributes: { sku: 'S' } }, { sku: 'S' }],
  ])('are returned unchanged, or are null if there are none: %j', (data, attributes) => {
    if (data) window.BCData = data;
    expect(initialProductAttributes()).toEqual(attributes);
  });
});
