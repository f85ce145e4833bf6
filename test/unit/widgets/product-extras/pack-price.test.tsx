import { describe, expect, it } from '@jest/globals';
import type { ProductAttributes } from '../../../../core/state/product/product-attributes';
import { packPrice } from '../../../../widgets/product-extras/pack-price';
import { mountProduct, mountProductExample, readable } from '../product/product-page';

const money = (value: number) => ({ formatted: `$${value.toFixed(2)}`, value });
const withTax = (value: number) => ({ with_tax: money(value) });
const withoutTax = (value: number) => ({ without_tax: money(value) });

/** The visible text of a slot; null if it is hidden. */
const shownIn = (slot: HTMLElement) => {
  const copy = slot.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove();
  return slot.hidden ? null : readable(copy);
};

/** Mounts a slot, and returns what it shows after each response. */
const shownAfter = async (mounted: ReturnType<typeof mountProduct>, ...responses: ProductAttributes[]) => {
  const { respond, slot } = await mounted;
  const shown: (string | null)[] = [];
  for (const attributes of responses) {
    await respond(attributes);
    shown.push(shownIn(slot));
  }
  return shown;
};

describe('the price of a pack', () => {
  it.each<[string, ProductAttributes, string | null]>([
    ['is without tax if there are both', { price: { ...withTax(60), ...withoutTax(48) } }, 'Pack of 6 $8.00 each'],
    ['includes tax in a shop that shows only such prices', { price: withTax(60) }, 'Pack of 6 $10.00 each'],
    ['is hidden for a range', { price: { ...withoutTax(48), price_range: { min: withoutTax(48) } } }, null],
  ])('%s', async (_, attributes, expected) => {
    expect(await shownAfter(mountProductExample(packPrice), attributes)).toEqual([expected]);
  });

  it('is the price of one piece if the template has no pack size', async () => {
    const change = (slot: HTMLElement) => slot.removeAttribute('data-pack-size');
    const mounted = mountProductExample(packPrice, null, { change });
    expect(await shownAfter(mounted, { price: withoutTax(48) })).toEqual(['Pack of 6 $48.00 each']);
  });

  it('is removed when the shop hides the price', async () => {
    const mounted = mountProductExample(packPrice, { price: withoutTax(39) });
    expect(await shownAfter(mounted, { purchasable: false })).toEqual([null]);
    expect((await mounted).slot.outerHTML.includes('$')).toBe(false);
  });
});

/** A slot as the template renders it from custom fields of the product and of two of its variants. */
const contents = `
  <p data-widget="pack-price" data-tax="with" data-thousands="," data-label-each="[amount] per litre">
    <span data-part="contents" data-sku="" data-size="750" data-per="1000" data-label="[amount] per litre">750 ml</span>
    <span data-part="contents" data-sku="L" data-size="1" data-per="1" data-label="[amount] a litre" hidden>1 l</span>
    <span data-part="contents" data-sku="S" data-size="5" data-per="1000" data-label="[amount] per kg" hidden>5 g</span>
    <span data-part="each">$8.00 per litre</span>
  </p>`;
const price = withTax(12);

describe('the price of a unit', () => {
  it('uses the contents and the label of the chosen variant', async () => {
    const skus = ['L', 'S', 'XL', null].map((sku) => ({ sku, price }));
    expect(await shownAfter(mountProduct(packPrice, contents), ...skus)).toEqual([
      '1 l $12.00 a litre',
      '5 g $2,400.00 per kg',
      '750 ml $16.00 per litre',
      '750 ml $16.00 per litre',
    ]);
  });

  it('includes tax if the theme wants it and the shop has such a price', async () => {
    const prices = [{ price: { ...withTax(7.5), ...withoutTax(6) } }, { price: withoutTax(6) }];
    const shown = await shownAfter(mountProduct(packPrice, contents), ...prices);
    expect(shown).toEqual(['750 ml $10.00 per litre', '750 ml $8.00 per litre']);
  });

  it('is hidden while the contents of the variant are unknown', async () => {
    const withoutDefault = contents.replace(/<span data-part="contents" data-sku="".*/, '');
    const skus = ['XL', 'L'].map((sku) => ({ sku, price }));
    expect(await shownAfter(mountProduct(packPrice, withoutDefault), ...skus)).toEqual([null, '1 l $12.00 a litre']);
  });
});
