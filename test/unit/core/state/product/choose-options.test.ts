import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RemoteResponse } from '../../../../../core/api/wire';
import { ShopError } from '../../../../../core/errors/shop-error';
import type { ProductSelection } from '../../../../../core/events/widget-events';
import { chooseOptions } from '../../../../../core/state/product/choose-options';
import type { ProductAttributes } from '../../../../../core/state/product/product-attributes';
import { productEntry } from '../../../../../core/state/product/product-entry';
import { choiceFailed, productChanged } from '../../../../../core/state/slices/product-options-slice';
import { settle } from '../../../../support/jest/settle';
import { complaints } from '../../../../support/jest/setup';
import { type Deferred, deferred, recordEvents, storeWithCalls } from '../store-with-calls';
import { formText } from './form-text';
import { fillForm, productInPage } from './product-in-page';

type OptionsResponse = RemoteResponse<ProductAttributes>;

const key = 'product-1';
const entryOf = (store: ReturnType<typeof storeWithCalls>) => store.getState().productOptions[key];

/** A store whose option requests are answered by the test, in any order. */
function slowStore() {
  const requests: (Deferred<OptionsResponse> & { form: string; signal: AbortSignal | undefined })[] = [];
  const store = storeWithCalls({
    product: {
      options: (_id, form, options) => {
        const request = deferred<OptionsResponse>();
        requests.push({ ...request, form: formText(form), signal: options?.signal });
        return request.promise;
      },
    },
  });
  const scope = productInPage('93');
  const choose = (fields: string) => {
    fillForm(scope, fields);
    return store.dispatch(chooseOptions(scope));
  };
  const respond = (index: number, sku: string) => requests[index]!.resolve({ data: { sku }, content: '' });
  return { store, requests, choose, respond, entry: () => entryOf(store) };
}
const lost = new ShopError('network', 'Network request failed');

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the last choice', () => {
  it('aborts the earlier request, and only its own response is shown', async () => {
    const { requests, choose, respond, entry } = slowStore();
    const first = choose('attribute[1]=red');
    await settle();
    const second = choose('attribute[1]=blue');
    await settle();

    expect(requests.map(({ form, signal }) => [form, signal?.aborted])).toEqual([
      ['attribute%5B1%5D=red', true],
      ['attribute%5B1%5D=blue', false],
    ]);
    respond(1, 'BLUE');
    expect(await second).toEqual({ sku: 'BLUE' });
    // A response that arrived before the abort took effect.
    respond(0, 'RED');
    expect(await first).toBeNull();
    expect(entry()).toMatchObject({ attributes: { sku: 'BLUE' }, choosing: false });
  });

  it('is still under way, without a report, when an older request fails', async () => {
    const { requests, choose, entry } = slowStore();
    void choose('attribute[1]=red');
    await settle();
    void choose('attribute[1]=blue');
    await settle();
    requests[0]!.reject(lost);
    await settle();
    expect(entry()).toMatchObject({ attributes: null, choosing: true });
  });

  it('is the only one that is requested if several were made before the calls loaded', async () => {
    const { requests, choose } = slowStore();
    void choose('a=1');
    void choose('a=2');
    void choose('a=3');
    await settle();
    expect(requests.map(({ form }) => form)).toEqual(['a=3']);
  });

  it('calls the shop before the choice is painted', async () => {
    const options = jest.fn(() => deferred<OptionsResponse>().promise);
    const store = storeWithCalls({ product: { options } }, undefined, () => new Promise(() => {}));
    void store.dispatch(chooseOptions(productInPage('93')));
    await settle();
    expect(options).toHaveBeenCalledTimes(1);
  });

  it('does not abort the request of another product', async () => {
    const { store, requests, choose, respond, entry } = slowStore();
    void choose('a=1');
    void store.dispatch(chooseOptions(productInPage('94', 'b=1', 'product-2')));
    await settle();
    expect(requests.map(({ signal }) => signal?.aborted)).toEqual([false, false]);
    respond(1, 'OTHER');
    respond(0, 'ONE');
    await settle();
    expect(entry()?.attributes?.sku).toBe('ONE');
    expect(store.getState().productOptions['product-2']?.attributes?.sku).toBe('OTHER');
  });
});

describe('the bulk prices', () => {
  it.each<[string, ProductAttributes, string, string | null]>([
    ['stay as rendered if they are not in the response', {}, '<p>x</p>', null],
    ['are the HTML that the shop rendered', { bulk_discount_rates: [{ min: 10 }] }, '<table>', '<table>'],
    ['are removed when there are none any more', { bulk_discount_rates: [] }, '', ''],
    ['are removed when they are null', { bulk_discount_rates: null }, '', ''],
  ])('%s', async (_name, data, content, bulkPricingHtml) => {
    const store = storeWithCalls({ product: { options: () => Promise.resolve({ data, content }) } });
    await store.dispatch(chooseOptions(productInPage('93')));
    expect(entryOf(store)).toMatchObject({ bulkPricingHtml });
  });
});

describe('a failed request for a choice', () => {
  beforeEach(() => void jest.useFakeTimers());
  const advance = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

  it('is sent again after one second, and is not reported if that is answered', async () => {
    const { requests, choose, respond, entry } = slowStore();
    const chosen = choose('a=2');
    await advance();
    requests[0]!.reject(lost);
    await advance(999);
    expect(requests.length).toBe(1);
    expect(entry()?.choosing).toBe(true);
    await advance(1);
    expect(requests.map(({ form }) => form)).toEqual(['a=2', 'a=2']);
    respond(1, 'TWO');
    expect(await chosen).toEqual({ sku: 'TWO' });
    expect(entry()).toMatchObject({ attributes: { sku: 'TWO' }, choosing: false, choiceFailed: false });
  });

  it('is not sent again after a newer choice', async () => {
    const { requests, choose, entry } = slowStore();
    const older = choose('a=2');
    await advance();
    requests[0]!.reject(lost);
    await advance(500);
    void choose('a=3');
    await advance(2000);
    expect(await older).toBeNull();
    expect(requests.map(({ form }) => form)).toEqual(['a=2', 'a=3']);
    expect(entry()).toMatchObject({ choosing: true, choiceFailed: false });
  });

  it('leaves the shown attributes, marks the choice as failed, and is reported once', async () => {
    const { requests, choose, respond, entry } = slowStore();
    void choose('a=1');
    await advance();
    respond(0, 'ONE');
    await advance();
    const failed = choose('a=2');
    await advance();
    requests[1]!.reject(lost);
    await advance(1000);
    requests[2]!.reject(lost);
    expect(await failed).toBeNull();
    expect(entry()).toMatchObject({ attributes: { sku: 'ONE' }, choosing: false, choiceFailed: true });
    expect(complaints.splice(0)).toEqual([expect.stringContaining('option choice of product 93 failed')]);
  });

  it('leaves the product marked as failed until the shop has responded', async () => {
    const { store, choose, respond, entry } = slowStore();
    store.dispatch(productChanged({ key, entry: productEntry('93') }));
    store.dispatch(choiceFailed({ key }));
    void choose('a=3');
    await advance();
    expect(entry()).toMatchObject({ choosing: true, choiceFailed: true });
    respond(0, 'THREE');
    await advance();
    expect(entry()).toMatchObject({ choosing: false, choiceFailed: false });
  });
});

describe('the events of a choice for other scripts', () => {
  const data: ProductAttributes = { sku: 'S' };

  it('are sent after the page shows the new state', async () => {
    const store = storeWithCalls({ product: { options: () => Promise.resolve({ data, content: '' }) } });
    let shown = '';
    let shownAtEvent = '';
    // React flushes a change in a microtask.
    store.subscribe(() => queueMicrotask(() => (shown = store.getState().productOptions[key]?.attributes?.sku ?? '')));
    document.addEventListener('onProductOptionsChanged', () => (shownAtEvent = shown), { once: true });
    await store.dispatch(chooseOptions(productInPage('93')));
    expect(shownAtEvent).toBe('S');
  });
});

describe('a choice of options', () => {
  const wanted = 'attribute[1]=red';

  it('is sent before the response, which its promise has, on the product’s element', async () => {
    const { store, requests, choose, respond } = slowStore();
    const selections = recordEvents('widgets:product-selected') as ProductSelection[];
    const changes = recordEvents('widgets:product-changed');
    const chosen = choose(wanted);
    await settle();
    expect(selections).toMatchObject([{ productId: '93', form: [['attribute[1]', 'red']], source: 'card' }]);
    expect(changes).toEqual([]);
    respond(0, 'R');
    await chosen;
    expect(await selections[0]!.promise).toEqual({ data: { sku: 'R' }, content: '' });
    expect(changes).toHaveLength(1);
    // The same choice is requested again: the shopper has chosen nothing.
    void store.dispatch(chooseOptions(productInPage('93', wanted), { isSelection: false }));
    await settle();
    expect(requests).toHaveLength(2);
    expect(selections).toHaveLength(1);
  });

  it('rejects the promise if the shop does not respond', async () => {
    const selections = recordEvents('widgets:product-selected') as ProductSelection[];
    const options = () => Promise.reject(new ShopError('data', 'no'));
    const store = storeWithCalls({ product: { options } });
    const chosen = store.dispatch(chooseOptions(productInPage('93', wanted), { attempts: 1 }));
    await chosen;
    await expect(selections[0]!.promise).rejects.toThrow('no');
    complaints.splice(0);
  });
});
