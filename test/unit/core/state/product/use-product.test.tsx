import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import type { CartWriteData } from '../../../../../core/api/cart';
import type { AppStore } from '../../../../../core/state/make-store';
import type { ProductAttributes } from '../../../../../core/state/product/product-attributes';
import { fieldsChanged, type Product, useProduct } from '../../../../../core/state/product/use-product';
import type { ProductOptionsEntry } from '../../../../../core/state/slices/product-options-slice';
import { settle } from '../../../../support/jest/settle';
import { complaints } from '../../../../support/jest/setup';
import { printContext, recordEvents, storeWithCalls } from '../store-with-calls';
import { formText } from './form-text';

const productHtml = (id: string, fields = '') => `
  <div class="productView" data-product-scope="${id}">
    <form data-cart-item-add>
      <input type="hidden" name="product_id" value="${id}">
      ${fields}
      <input name="qty[]" value="2">
      <div data-widget="quantity" class="one"></div>
      <div data-widget="price" class="two"></div>
    </form>
  </div>`;
const options = '<select name="attribute[5]"><option value="">?</option><option value="7">Seven</option></select>';

const slot = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;

/** Mounts a component that only uses the product, and returns the values of its latest render. */
function use(store: AppStore, element: HTMLElement) {
  const values: (Product & Pick<ProductOptionsEntry, 'attributes' | 'quantity'>)[] = [];
  const User = (): null => (values.push(useProduct(element, 'attributes', 'quantity')), null);
  const root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(
      <Provider store={store}>
        <User />
      </Provider>,
    ),
  );
  return {
    values,
    get product() {
      return values.at(-1)!;
    },
    unmount: () => flushSync(() => root.unmount()),
  };
}

/** Opens a page of the product whose attributes the server has rendered. */
function printProduct(attributes: ProductAttributes = { sku: 'PRINTED' }) {
  printContext({ 'product-id': '93' });
  window.BCData = { product_attributes: attributes };
  document.body.innerHTML = productHtml('93', options);
}

/** Starts a product with the first widget, and selects an option before the next one mounts. */
const startThenChange = async (store: AppStore) => {
  await use(store, slot('.one')).product.start();
  document.querySelector('select')!.value = '7';
};

const responding = (data: ProductAttributes = { sku: 'A' }) => {
  const fetchOptions = jest.fn((_id: string, _form: string, _options?: object) =>
    Promise.resolve({ data, content: '' }),
  );
  return {
    fetchOptions,
    store: storeWithCalls({ product: { options: (id, form, given) => fetchOptions(id, formText(form), given) } }),
  };
};

afterEach(() => {
  document.body.replaceChildren();
  delete window.BCData;
});

describe('the product of a slot', () => {
  it('has the data that the page renders, and mounting does not change the store', async () => {
    printProduct();
    const store = storeWithCalls();
    const changed = jest.fn();
    store.subscribe(changed);
    const { product } = use(store, slot('.one'));
    expect(product.scope).toMatchObject({ productId: '93', element: slot('.productView') });
    expect(product).toMatchObject({ productId: '93', quantity: 2, attributes: { sku: 'PRINTED' } });
    expect(changed).not.toHaveBeenCalled();
  });

  it('is shared by the widgets of one product, and is forgotten when it, not only a widget, leaves the page', async () => {
    document.body.innerHTML = productHtml('93') + productHtml('93').replace('one', 'three');
    const store = storeWithCalls();
    const [one, two, other] = ['.one', '.two', '.three'].map((selector) => use(store, slot(selector)));
    one!.product.changeQuantity(5);
    await settle();
    expect([one, two, other].map((each) => each!.product.quantity)).toEqual([5, 5, 2]);
    const { key } = one!.product.scope;
    one!.unmount();
    expect(store.getState().productOptions[key]).toBeDefined();
    document.body.replaceChildren();
    two!.unmount();
    expect(store.getState().productOptions).toEqual({});
  });

  it('renders a widget again only for the values that it reads, with the same functions', async () => {
    document.body.innerHTML = productHtml('93');
    const store = storeWithCalls();
    const user = use(store, slot('.one'));
    const { choose, add, pair, changeQuantity, scope } = user.product;
    const renders = user.values.length;
    pair('pair', '901');
    await settle();
    expect(store.getState().productOptions[scope.key]?.paired).toEqual({ pair: '901' });
    expect(user.values).toHaveLength(renders);
    changeQuantity(5);
    await settle();
    expect(user.values).toHaveLength(renders + 1);
    expect([user.product.choose, user.product.add]).toEqual([choose, add]);
  });

  it('is its form when the template marks no product, which is reported', async () => {
    document.body.innerHTML = productHtml('93').replace(' data-product-scope="93"', '');
    const problems = recordEvents('widgets:error');
    const { product } = use(storeWithCalls(), slot('.one'));
    expect(product.scope).toMatchObject({ productId: '93', element: slot('form') });
    expect(complaints.splice(0)).toEqual([
      expect.stringContaining("quantity: stands in no product: mark the product's element with data-product-scope"),
    ]);
    expect(problems).toEqual([
      { kind: 'contract', element: slot('.one'), widget: 'quantity', message: expect.stringContaining('no product') },
    ]);
  });
});

describe('a product that starts', () => {
  it('sends no request if its attributes are rendered, and sends its events once', async () => {
    printProduct({ price: { without_tax: { value: 15 } } });
    const updates = recordEvents('onProductUpdate');
    const prices = recordEvents('bigcommerce.productpricechange', window);
    const { store, fetchOptions } = responding();
    const one = use(store, slot('.one'));
    const two = use(store, slot('.two'));
    await Promise.all([one.product.start(), two.product.start()]);
    expect(fetchOptions).not.toHaveBeenCalled();
    const optionSelections = [{ optionId: 5, optionValue: '' }];
    expect(updates).toEqual([{ productDetails: { productId: 93, quantity: 2, optionSelections } }]);
    expect(prices).toEqual([{ amount: 15 }]);
  });

  it.each(['before', 'between the mounts of its widgets'])('sends one request for a change %s', async (when) => {
    printProduct();
    const { store, fetchOptions } = responding({ sku: 'SEVEN' });
    if (when === 'before') document.querySelector('select')!.value = '7';
    else await startThenChange(store);
    const { product, values } = use(store, slot('.two'));
    await product.start();
    expect(fetchOptions.mock.calls.map(([id, form]) => [id, form])).toEqual([
      ['93', 'product_id=93&attribute%5B5%5D=7&qty%5B%5D=2'],
    ]);
    expect(values.at(-1)).toMatchObject({ attributes: { sku: 'SEVEN' }, quantity: 2 });
  });

  it('sends another request for a change after the first one, but none for a choice that was answered', async () => {
    document.body.innerHTML = productHtml('93', options);
    const { store, fetchOptions } = responding();
    await startThenChange(store);
    await use(store, slot('.two')).product.start();
    const forms = ['', '7'].map((value) => `product_id=93&attribute%5B5%5D=${value}&qty%5B%5D=2`);
    expect(fetchOptions.mock.calls.map(([, form]) => form)).toEqual(forms);
    document.querySelector('select')!.value = '';
    await use(store, slot('.one')).product.choose();
    await use(store, slot('.two')).product.start();
    expect(fetchOptions).toHaveBeenCalledTimes(3);
  });
});

it('a product that is added keeps its rendered attributes', async () => {
  printProduct();
  const add = jest.fn((_form: FormData): Promise<CartWriteData> => Promise.resolve({ cart_item: { id: 'i-1' } }));
  const store = storeWithCalls({ cart: { add }, restCarts: { quantity: () => Promise.resolve(1) } });
  const { product } = use(store, slot('.one'));
  await product.add(new FormData(document.querySelector('form')!));
  expect(add.mock.calls[0]![0].get('qty[]')).toBe('2');
  expect(store.getState().productOptions[product.scope.key]).toMatchObject({
    addedItemId: 'i-1',
    attributes: { sku: 'PRINTED' },
  });
});

const form = (fields: string): HTMLFormElement => {
  document.body.innerHTML = `<form>${fields}</form>`;
  return document.querySelector('form')!;
};
const select = '<select name="attribute[1]"><option value="">?</option><option value="7">Seven</option></select>';
const radios = `<input type="radio" name="attribute[2]" value="a" checked>
  <input type="radio" name="attribute[2]" value="b">`;
const several = '<select name="attribute[7]" multiple><option>a</option><option>b</option></select>';
const uploadFile = (field: HTMLInputElement) =>
  Object.defineProperty(field, 'value', { value: String.raw`C:\fakepath\logo.png` });

describe('fields that differ from what the server rendered', () => {
  it.each<[string, string, (field: HTMLInputElement & HTMLSelectElement) => void, boolean]>([
    ['a select as rendered', select, () => {}, false],
    ['another choice', select, (field) => (field.value = '7'), true],
    ['a rendered choice', select.replace('"7"', '"7" selected'), () => {}, false],
    ['a rendered choice that was removed', select.replace('"7"', '"7" selected'), (field) => (field.value = ''), true],
    ['a select whose first option is disabled', select.replace('value=""', 'value="" disabled'), () => {}, false],
    ['radios as rendered', radios, () => {}, false],
    ['another radio', radios, () => (document.querySelectorAll('input')[1]!.checked = true), true],
    ['a text as rendered', '<input name="attribute[3]" value="x">', () => {}, false],
    ['another text', '<input name="attribute[3]" value="x">', (field) => (field.value = 'y'), true],
    ['a long text', '<textarea name="attribute[3]">x</textarea>', (field) => (field.value = 'y'), true],
    ['a hidden field', '<input type="hidden" name="attribute[3]">', (field) => (field.value = 'y'), false],
    ['another field of the form', '<input name="qty[]" value="1">', (field) => (field.value = '2'), false],
    ['another list of the form', select.replace('attribute[1]', 'sort'), (field) => (field.value = '7'), false],
    ['another text area', '<textarea name="note">x</textarea>', (field) => (field.value = 'y'), false],
    ['a field without a name', '<input value="x">', (field) => (field.value = 'y'), false],
    ['a button', '<button name="attribute[4]" value="x">', (field) => (field.value = 'y'), false],
    ['a box as rendered', '<input type="checkbox" name="attribute[5]" checked>', () => {}, false],
    ['another box', '<input type="checkbox" name="attribute[5]" checked>', (field) => (field.checked = false), true],
    ['a file', '<input type="file" name="attribute[6]">', uploadFile, false],
    [
      'its disabled option',
      select.replace('value=""', 'value="" disabled'),
      (field) => (field.selectedIndex = 0),
      false,
    ],
    ['several choices as rendered', several, () => {}, false],
    ['one of several choices', several, (field) => (field.options[1]!.selected = true), true],
  ])('are found, or not, for %s', (_name, fields, change, changed) => {
    const made = form(fields);
    change(made.elements[0] as HTMLInputElement & HTMLSelectElement);
    expect(fieldsChanged(made)).toBe(changed);
  });
});
