import { describe, expect, it } from '@jest/globals';
import { fillMessage } from '../../../../../core/contract/fill-message';
import { priceLines } from '../../../../../core/state/product/price-lines';
import type { ProductAttributes, ProductPrice } from '../../../../../core/state/product/product-attributes';
import { productPrice } from '../../../../../widgets/product/price/product-price';
import { mountProductExample, readable } from '../product-page';

const money = (value: number) => ({ formatted: `$${value}`, value });

/** The visible lines of prices, as text. */
const linesOf = (slot: HTMLElement) =>
  [...slot.querySelectorAll('.price-section:not([hidden])')].map((line) => {
    const copy = line.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove();
    return readable(copy);
  });

const mount = async (rendered: ProductAttributes | null = null, change?: (slot: HTMLElement) => void) => {
  const mounted = await mountProductExample(productPrice, rendered, change && { change });
  return { ...mounted, shown: () => linesOf(mounted.slot) };
};

describe('the price', () => {
  const reduced = {
    with_tax: money(15),
    non_sale_price_with_tax: money(20),
    rrp_with_tax: money(25),
    saved: money(10),
  };
  const range = { min: { without_tax: money(20) }, max: { without_tax: money(30) } };
  it.each<[string, ProductPrice, string[]]>([
    [
      'the prices with and without tax, each with its label',
      { with_tax: money(22), without_tax: money(20) },
      ['Price $22 incl. Tax', 'Price $20 excl. Tax'],
    ],
    [
      'the price before the sale, the recommended price and the saving',
      reduced,
      ['Now $15', 'Was $20', 'RRP $25', 'You save $10'],
    ],
    ['a range before a variant is chosen', { without_tax: money(20), price_range: range }, ['Price $20 – $30']],
    ['amounts as text', { without_tax: { formatted: '<b>$1</b>' } }, ['Price <b>$1</b>']],
  ])('shows %s, and one price when nothing else applies any more', async (_, price, expected) => {
    const { respond, shown, part } = await mount();
    await respond({ price });
    expect(shown()).toEqual(expected);
    await respond({ price: { without_tax: money(21) } });
    expect([shown(), part('saved-amount').textContent]).toEqual([['Price $21'], '']);
  });

  it('shows no range if the theme wants none', async () => {
    const { respond, shown } = await mount(null, ({ dataset }) => void (dataset.showRange = 'false'));
    await respond({ price: { without_tax: money(20), price_range: range } });
    expect(shown()).toEqual(['Price $20']);
  });

  it('is removed when the shop hides it: no line, no amount', async () => {
    const { respond, shown, slot } = await mount({ price: { without_tax: money(20) } });
    await respond({ purchasable: false, call_for_price_message: 'Call us' });
    expect([shown(), slot.outerHTML.includes('$')]).toEqual([[], false]);
  });

  it('is marked as outdated and as busy from a choice until its response, and as outdated after a failure', async () => {
    const { respond, request, fail, marks } = await mount({ price: { without_tax: money(20) } });
    expect(marks()).toEqual([false, null]);
    for (let times = 0; times < 2; times += 1) {
      await request();
      expect(marks()).toEqual([true, 'true']);
      await respond({ price: { without_tax: money(25) } });
      expect(marks()).toEqual([false, null]);
      await fail();
      expect(marks()[0]).toBe(true);
    }
  });
});

describe('the lines of a price', () => {
  const amount = (formatted: string) => ({ formatted, value: Number(formatted.replace(/\D/g, '')) });
  const shown = (price: ProductPrice | null | undefined, { hasRange = true } = {}) => {
    const writeRange = (limits: { min: string; max: string }) => fillMessage('[min] – [max]', limits);
    return Object.fromEntries(Object.entries(priceLines(price, hasRange && writeRange)).filter(([, text]) => text));
  };

  it('show a range with the shop’s kind of tax, and no price of a single variant', () => {
    const rangeOf = (min: string, max: string) => ({
      min: { without_tax: amount(min) },
      max: { without_tax: amount(max) },
    });
    const price = {
      without_tax: amount('$160'),
      non_sale_price_without_tax: amount('$200'),
      rrp_without_tax: amount('$210'),
      saved: amount('$50'),
      price_range: rangeOf('$160', '$185'),
    };
    expect(shown(price)).toEqual({ withoutTax: '$160 – $185' });
    expect(shown(price, { hasRange: false })).toMatchObject({
      withoutTax: '$160',
      nonSaleWithoutTax: '$200',
      saved: '$50',
    });
    const recommended = { ...price, retail_price_range: rangeOf('$190', '$210') };
    expect(shown(recommended)).toEqual({ withoutTax: '$160 – $185', rrpWithoutTax: '$190 – $210' });
  });

  it('show amounts unchanged that look like replacement patterns', () => {
    const price = { price_range: { min: { with_tax: amount('$&1') }, max: { with_tax: amount('$$2') } } };
    expect(shown(price)).toEqual({ withTax: '$&1 – $$2' });
  });

  it.each([null, undefined, {}, { with_tax: null }, { with_tax: {} }, { price_range: { min: null } }])(
    'are empty for a hidden price: %j',
    (price) => expect(shown(price)).toEqual({}),
  );
});
