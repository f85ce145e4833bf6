import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { productScope } from '../../../../core/state/product/product-entry';
import { extraPrice, pairedProducts } from '../../../../widgets/product-extras/paired-products';
import { printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';
import { buyable, mountProductExample, productHtml } from '../product/product-page';

const inForm = (inner: string) =>
  productHtml(
    `<form method="post" data-cart-item-add><input type="hidden" name="product_id" value="77">${inner}</form>`,
  );

/** Replaces the example's lamp colours by two products. The first one is selected if the test says so. */
const withProducts =
  (chosen = false) =>
  (slot: HTMLElement) => {
    const [tumblers, towels, third] = slot.querySelectorAll<HTMLOptionElement>('[data-part="product"]');
    third!.remove();
    Object.assign(tumblers!, { value: '901', textContent: 'Tumblers', defaultSelected: chosen });
    Object.assign(towels!, { value: '902', textContent: 'Tea towels' });
    tumblers!.dataset.productId = '104';
    towels!.dataset.productId = '115';
  };

const known = [
  { entityId: 104, formatted: '$39.00', value: 39, currencyCode: 'USD' },
  { entityId: 115, formatted: '', value: 18, currencyCode: 'USD' },
];

const mount = async (prices: () => Promise<typeof known> = async () => known, change = withProducts()) => {
  document.documentElement.lang = 'en';
  const requested = jest.fn((_ids: readonly number[], _signal?: AbortSignal, _withTax?: boolean) => prices());
  const api = { graphql: { prices: requested as never } };
  const mounted = await mountProductExample(pairedProducts, buyable, { around: inForm, change, api });
  await settle();
  const list = mounted.part('choice') as HTMLSelectElement;
  return {
    ...mounted,
    requests: requested.mock.calls,
    list,
    choose: (value: string) => mounted.select(list, value),
    paired: () => mounted.store.getState().productOptions[productScope(mounted.slot).key]?.paired,
    labels: () => [...list.options].map(({ text }) => text),
    isInvalid: () => list.getAttribute('aria-invalid'),
  };
};
const priced = ['Choose…', 'Tumblers + $39.00 per pack', 'Tea towels + $18.00 per pack'];

afterEach(() => document.documentElement.removeAttribute('lang'));

describe('paired products', () => {
  it('are an option of the product, which is posted with the form before their code arrives', () => {
    const slot = printExample(pairedProducts, { around: inForm, change: withProducts(true) });
    expect(new FormData(slot.closest('form')!).get('attribute[10101]')).toBe('901');
  });

  it('show the extra price of each, with one request to the shop', async () => {
    const { requests, labels } = await mount();
    expect([requests.map(([ids]) => ids), labels()]).toEqual([[[104, 115]], priced]);
  });

  it.each(['with', 'without'])('request prices %s tax, as the template renders the product’s price', async (tax) => {
    const { requests } = await mount(undefined, (slot) => {
      slot.dataset.tax = tax;
      withProducts()(slot);
    });
    expect(requests.map(([, , withTax]) => withTax)).toEqual([tax === 'with']);
  });

  it('keep the shopper’s choice, and post its value unchanged', async () => {
    const { list, choose, paired, labels } = await mount();
    await choose('902');
    expect([list.value, paired(), labels()]).toEqual(['902', { 'attribute[10101]': '115' }, priced]);
    await choose('');
    expect(paired()).toEqual({});
  });

  it('are marked as invalid after the form was refused, until one is chosen', async () => {
    const { list, choose, isInvalid } = await mount();
    expect(isInvalid()).toBeNull();
    list.form?.reportValidity();
    await settle();
    expect(isInvalid()).toBe('true');
    await choose('901');
    expect(isInvalid()).toBeNull();
    await choose('');
    expect(isInvalid()).toBe('true');
  });

  it('are disabled by a rule of the merchant', async () => {
    const { respond, list } = await mount();
    await respond({ disabled_option_values: [{ value_id: 902 }] });
    expect([...list.options].map(({ disabled }) => disabled)).toEqual([false, false, true]);
    await respond({});
    expect(list.options[2]?.disabled).toBe(false);
  });

  it('have no price, but can be chosen, if the request for prices fails', async () => {
    const { labels, paired } = await mount(() => Promise.reject(new Error('no response')), withProducts(true));
    expect(complaints.splice(0).join()).toContain('prices of paired products failed: no response');
    expect([labels()[1], paired()]).toEqual(['Tumblers', { 'attribute[10101]': '104' }]);
  });
});

it('the extra price of a product is formatted by the shop, else in the language of the page', () => {
  const price = { formatted: '', value: 1234.5, currencyCode: '' };
  document.documentElement.lang = 'en';
  expect(extraPrice({ ...price, formatted: '1.234,50 €' })).toBe('1.234,50 €');
  expect(extraPrice({ ...price, currencyCode: 'GBP' })).toBe('£1,234.50');
  // In dollars if no currency is known.
  expect(extraPrice(price)).toBe('$1234.50');
});
