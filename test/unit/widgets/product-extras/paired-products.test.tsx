import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { productScope } from '../../../../core/state/product/product-scope';
import { pairedProducts } from '../../../../widgets/product-extras/paired-products';
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
  const graphql = { prices: requested } as unknown as StorefrontApi['graphql'];
  const mounted = await mountProductExample(pairedProducts, buyable, { around: inForm, change, api: { graphql } });
  await settle();
  const list = mounted.part('choice') as HTMLSelectElement;
  const choose = async (value: string) => {
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
  };
  const paired = () => mounted.store.getState().productOptions[productScope(mounted.slot).key]?.paired;
  const labels = () => [...list.options].map(({ text }) => text);
  return { ...mounted, requested, list, choose, paired, labels };
};

afterEach(() => {
  window.BCData = undefined;
  document.documentElement.removeAttribute('lang');
});

describe('paired products, before their code arrives', () => {
  it('are an option of the product, which is posted with the form', () => {
    const slot = printExample(pairedProducts, { around: inForm, change: withProducts(true) });
    expect(new FormData(slot.closest('form')!).get('attribute[10101]')).toBe('901');
  });
});

describe('paired products, when they are mounted', () => {
  it('show the extra price of each, with one request to the shop', async () => {
    const { requested, labels } = await mount();
    expect(requested.mock.calls.map(([ids]) => ids)).toEqual([[104, 115]]);
    expect(labels()).toEqual(['Choose…', 'Tumblers + $39.00 per pack', 'Tea towels + $18.00 per pack']);
  });

  it.each([
    ['without', false],
    ['with', true],
  ])('request prices %s tax, as the template renders the product’s price', async (tax, isTaxed) => {
    const { requested } = await mount(undefined, (slot) => {
      slot.dataset.tax = tax;
      withProducts()(slot);
    });
    expect(requested.mock.calls.map(([, , withTax]) => withTax)).toEqual([isTaxed]);
  });

  it('keep the shopper’s choice, and post its value unchanged', async () => {
    const { list, choose, paired, labels } = await mount();
    await choose('902');
    expect(list.value).toBe('902');
    expect(paired()).toEqual({ 'attribute[10101]': '115' });
    expect(labels()).toEqual(['Choose…', 'Tumblers + $39.00 per pack', 'Tea towels + $18.00 per pack']);
    await choose('');
    expect(paired()).toEqual({});
  });

  it('use a choice that was made before they were mounted', async () => {
    const { paired } = await mount(undefined, withProducts(true));
    expect(paired()).toEqual({ 'attribute[10101]': '104' });
  });
});

describe('paired products, when one must be chosen', () => {
  it('are marked as invalid after the form was refused, until one is chosen', async () => {
    const { list, choose } = await mount();
    expect(list.hasAttribute('aria-invalid')).toBe(false);
    list.form?.reportValidity();
    await settle();
    expect(list.getAttribute('aria-invalid')).toBe('true');
    await choose('901');
    expect(list.hasAttribute('aria-invalid')).toBe(false);
    await choose('');
    expect(list.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('paired products, when the shop changes', () => {
  it('disable a product that a rule of the merchant disables', async () => {
    const { respond, list } = await mount();
    await respond({ disabled_option_values: [{ value_id: 902 }] });
    expect([...list.options].map(({ disabled }) => disabled)).toEqual([false, false, true]);
    await respond({});
    expect(list.options[2]?.disabled).toBe(false);
  });
});

describe('paired products, when the shop refuses or fails', () => {
  it('show no price that the shop hides', async () => {
    const { labels } = await mount(async () => known.slice(1));
    expect(labels()).toEqual(['Choose…', 'Tumblers', 'Tea towels + $18.00 per pack']);
  });

  it('can be chosen if the request for prices fails', async () => {
    const { labels, choose, paired } = await mount(async () => Promise.reject(new Error('no response')));
    expect(complaints.splice(0).join()).toContain('prices of paired products failed: no response');
    await choose('901');
    expect(labels()[1]).toBe('Tumblers');
    expect(paired()).toEqual({ 'attribute[10101]': '104' });
  });
});
