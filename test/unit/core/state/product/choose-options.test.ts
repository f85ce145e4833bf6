import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RemoteAnswer } from '../../../../../core/api/remote-answer';
import { ShopError } from '../../../../../core/errors/shop-error';
import { chooseOptions } from '../../../../../core/state/product/choose-options';
import type { ProductAttributes } from '../../../../../core/state/product/product-attributes';
import { complaints } from '../../../../support/jest/setup';
import { formText } from './form-text';
import { fillForm, productInPage } from './product-in-page';
import { deferred, storeWithCalls, hear, settle, type Deferred } from '../store-with-calls';

type Answer = RemoteAnswer<ProductAttributes>;

const key = 'product-1';
const entryOf = (store: ReturnType<typeof storeWithCalls>) => store.getState().productOptions[key];

/** A store whose option requests are answered by the test, in any order. */
function slowStore() {
  const questions: (Deferred<Answer> & { form: string; signal: AbortSignal | undefined })[] = [];
  const store = storeWithCalls({
    product: {
      options: (_id, form, options) => {
        const question = deferred<Answer>();
        questions.push({
          ...question,
          form: formText(form),
          signal: options?.signal,
        });
        return question.promise;
      },
    },
  });
  const scope = productInPage('93');
  const choose = (fields: string) => {
    fillForm(scope, fields);
    return store.dispatch(chooseOptions(scope));
  };
  return { store, questions, choose };
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the last choice wins', () => {
  it('aborts the question before, and shows the answer to the last one', async () => {
    const { store, questions, choose } = slowStore();
    const first = choose('attribute[1]=red');
    await settle();
    const second = choose('attribute[1]=blue');
    await settle();

    expect(questions.map(({ form, signal }) => [form, signal?.aborted])).toEqual([
      ['attribute%5B1%5D=red', true],
      ['attribute%5B1%5D=blue', false],
    ]);
    questions[1]!.resolve({ data: { sku: 'BLUE' }, content: '' });
    expect(await second).toEqual({ sku: 'BLUE' });
    // A response that arrived before the abort took effect.
    questions[0]!.resolve({ data: { sku: 'RED' }, content: '' });
    expect(await first).toBeNull();
    expect(entryOf(store)).toMatchObject({ attributes: { sku: 'BLUE' }, choosing: false });
  });

  it('stays awaited when the old answer comes first', async () => {
    const { store, questions, choose } = slowStore();
    void choose('attribute[1]=red');
    await settle();
    void choose('attribute[1]=blue');
    await settle();
    questions[0]!.resolve({ data: { sku: 'RED' }, content: '' });
    await settle();
    expect(entryOf(store)).toMatchObject({ attributes: null, choosing: true });
  });

  it('keeps silent about the failure of an old question', async () => {
    const { store, questions, choose } = slowStore();
    void choose('attribute[1]=red');
    await settle();
    void choose('attribute[1]=blue');
    await settle();
    questions[0]!.reject(new ShopError('aborted', 'Aborted'));
    await settle();
    expect(entryOf(store)).toMatchObject({ choosing: true });
  });

  it('never asks about a choice that was overtaken before the calls had loaded', async () => {
    const { questions, choose } = slowStore();
    void choose('a=1');
    void choose('a=2');
    void choose('a=3');
    await settle();
    expect(questions.map(({ form }) => form)).toEqual(['a=3']);
  });

  it('asks the shop before the choice is painted', async () => {
    const options = jest.fn(() => deferred<Answer>().promise);
    const store = storeWithCalls({ product: { options } }, undefined, () => new Promise(() => {}));
    void store.dispatch(chooseOptions(productInPage('93')));
    await settle();
    expect(options).toHaveBeenCalledTimes(1);
  });

  it('does not matter to another product', async () => {
    const { store, questions, choose } = slowStore();
    void choose('a=1');
    void store.dispatch(chooseOptions(productInPage('94', 'b=1', 'product-2')));
    await settle();
    expect(questions.map(({ signal }) => signal?.aborted)).toEqual([false, false]);
    questions[1]!.resolve({ data: { sku: 'OTHER' }, content: '' });
    questions[0]!.resolve({ data: { sku: 'ONE' }, content: '' });
    await settle();
    expect(entryOf(store)?.attributes?.sku).toBe('ONE');
    expect(store.getState().productOptions['product-2']?.attributes?.sku).toBe('OTHER');
  });
});

describe('the bulk prices', () => {
  it.each<[string, ProductAttributes, string, string | null]>([
    ['stand as printed when the answer says nothing of them', {}, '<p>x</p>', null],
    ['are what the store rendered', { bulk_discount_rates: [{ min: 10 }] }, '<table></table>', '<table></table>'],
    ['are taken away when there are none any more', { bulk_discount_rates: [] }, '', ''],
    ['are taken away when they are null', { bulk_discount_rates: null }, '', ''],
  ])('%s', async (_name, data, content, bulkPricingHtml) => {
    const store = storeWithCalls({ product: { options: () => Promise.resolve({ data, content }) } });
    await store.dispatch(chooseOptions(productInPage('93')));
    expect(entryOf(store)).toMatchObject({ bulkPricingHtml });
  });
});

describe('a question that fails', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

  it('is asked once more after a second, and nobody knows if that is answered', async () => {
    const { store, questions, choose } = slowStore();
    const chosen = choose('a=2');
    await pass();
    questions[0]!.reject(new ShopError('network', 'Network request failed'));
    await pass(999);
    expect(questions.length).toBe(1);
    expect(entryOf(store)?.choosing).toBe(true);
    await pass(1);
    expect(questions.map(({ form }) => form)).toEqual(['a=2', 'a=2']);
    questions[1]!.resolve({ data: { sku: 'TWO' }, content: '' });
    expect(await chosen).toEqual({ sku: 'TWO' });
    expect(entryOf(store)).toMatchObject({ attributes: { sku: 'TWO' }, choosing: false, choiceFailed: false });
  });

  it('is not asked again once a newer choice was made', async () => {
    const { store, questions, choose } = slowStore();
    const overtaken = choose('a=2');
    await pass();
    questions[0]!.reject(new ShopError('network', 'Network request failed'));
    await pass(500);
    void choose('a=3');
    await pass(2000);
    expect(await overtaken).toBeNull();
    expect(questions.map(({ form }) => form)).toEqual(['a=2', 'a=3']);
    expect(entryOf(store)).toMatchObject({ choosing: true, choiceFailed: false });
  });

  it.each([
    ['network', new ShopError('network', 'Network request failed')],
    ['status', new ShopError('http', 'POST … 500', { status: 500 })],
    ['no attributes', new ShopError('data', 'no attributes')],
    ['chunk', new Error('Loading chunk api failed')],
  ])('leaves what is shown, marks it as not of this choice, and is reported once: %s', async (_name, error) => {
    const { store, questions, choose } = slowStore();
    void choose('a=1');
    await pass();
    questions[0]!.resolve({ data: { sku: 'ONE' }, content: '' });
    await pass();
    const failed = choose('a=2');
    await pass();
    questions[1]!.reject(error);
    await pass(1000);
    questions[2]!.reject(error);
    expect(await failed).toBeNull();
    expect(entryOf(store)).toMatchObject({ attributes: { sku: 'ONE' }, choosing: false, choiceFailed: true });
    expect(complaints.splice(0)).toEqual([expect.stringContaining('option choice of product 93 failed')]);
  });

  it('stays marked until the shop has answered', async () => {
    const { store, questions, choose } = slowStore();
    void choose('a=2');
    await pass();
    questions[0]!.reject(new ShopError('network', 'Network request failed'));
    await pass(1000);
    questions[1]!.reject(new ShopError('network', 'Network request failed'));
    await pass();
    void choose('a=3');
    await pass();
    expect(entryOf(store)).toMatchObject({ choosing: true, choiceFailed: true });
    questions[2]!.resolve({ data: { sku: 'THREE' }, content: '' });
    await pass();
    expect(entryOf(store)).toMatchObject({ choosing: false, choiceFailed: false });
    complaints.length = 0;
  });
});

describe('what other scripts hear of a choice', () => {
  const data: ProductAttributes = {
    sku: 'S',
    price: { with_tax: { value: 12, formatted: '$12' }, without_tax: { value: 10 } },
  };

  it('is each event once, with the payloads that they know, when the answer is there', async () => {
    const form = 'action=add&product_id=93&attribute%5B118%5D%5Bday%5D=3&attribute%5B5%5D=a+b&qty%5B%5D=1';
    const scope = productInPage('93', form);
    const updates = hear('onProductUpdate');
    const changes = hear('onProductOptionsChanged');
    const prices = hear('bigcommerce.productpricechange', window);
    const own = hear('widgets:product-changed', scope.element);
    const emit = jest.fn();
    window.stencilUtils = { hooks: { emit } };
    const store = storeWithCalls({ product: { options: () => Promise.resolve({ data, content: '<p></p>' }) } });

    await store.dispatch(chooseOptions(scope));
    delete window.stencilUtils;

    const optionSelections = [
      { optionId: 118, optionValue: '3' },
      { optionId: 5, optionValue: 'a b' },
    ];
    expect(updates).toEqual([{ productDetails: { productId: 93, quantity: 1, optionSelections } }]);
    expect(changes).toEqual([{ content: '<p></p>', data }]);
    expect(prices).toEqual([{ amount: 12 }]);
    expect(own).toEqual([{ productId: '93', attributes: data }]);
    expect(emit.mock.calls).toEqual([
      ['product-options-change-remote', { err: null, response: { data, content: '<p></p>' } }],
    ]);
  });

  it.each<[string, ProductAttributes, unknown[]]>([
    ['no price that is hidden', { price: null }, []],
    ['0 for a range', { price: { with_tax: { value: 5 }, price_range: {} } }, [{ amount: 0 }]],
    ['the price without tax where it is the only one', { price: { without_tax: { value: 4 } } }, [{ amount: 4 }]],
    ['0 for a price that is empty', { price: {} }, [{ amount: 0 }]],
  ])('is %s', async (_name, attributes, amounts) => {
    const prices = hear('bigcommerce.productpricechange', window);
    const store = storeWithCalls({
      product: { options: () => Promise.resolve({ data: attributes, content: '' }) },
    });
    await store.dispatch(chooseOptions(productInPage('93')));
    expect(prices).toEqual(amounts);
  });

  it('finds the page as the store says it is', async () => {
    const store = storeWithCalls({ product: { options: () => Promise.resolve({ data, content: '' }) } });
    let shown = '';
    let heard = '';
    // React flushes a change in a microtask.
    store.subscribe(() => queueMicrotask(() => (shown = store.getState().productOptions[key]?.attributes?.sku ?? '')));
    document.addEventListener('onProductOptionsChanged', () => (heard = shown), { once: true });
    await store.dispatch(chooseOptions(productInPage('93')));
    expect(heard).toBe('S');
  });

  it('goes on when one of them throws, and says so', async () => {
    const store = storeWithCalls({ product: { options: () => Promise.resolve({ data, content: '' }) } });
    const throwing = (): never => {
      throw new Error('app broken');
    };
    document.addEventListener('onProductUpdate', throwing, { once: true });
    const changes = hear('onProductOptionsChanged');
    expect(await store.dispatch(chooseOptions(productInPage('93')))).toEqual(data);
    expect(changes).toHaveLength(1);
    expect(complaints.splice(0)).toEqual([
      expect.stringContaining('a listener of "onProductUpdate" threw: app broken'),
    ]);
  });
});
