import { describe, expect, it } from '@jest/globals';
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
  const sale = { without_tax: money(160), non_sale_price_without_tax: money(200), saved: money(40) };
  const taxed = {
    with_tax: money(15),
    non_sale_price_with_tax: money(20),
    rrp_with_tax: money(25),
    saved: money(10),
  };
  const ranges = {
    price_range: { min: { without_tax: money(160) }, max: { without_tax: money(185) } },
    retail_price_range: { min: { without_tax: money(190) }, max: { without_tax: money(210) } },
  };
  it.each<[string, ProductPrice, string[]]>([
    [
      'the prices with and without tax',
      { with_tax: money(22), without_tax: money(20) },
      ['Price $22 incl. Tax', 'Price $20 excl. Tax'],
    ],
    ['all lines of a sale', taxed, ['Now $15', 'Was $20', 'RRP $25', 'You save $10']],
    ['only ranges before a variant is chosen', { ...sale, ...ranges }, ['Price $160 – $185', 'RRP $190 – $210']],
    [
      'no recommended price beside a range',
      { ...sale, rrp_without_tax: money(210), price_range: ranges.price_range },
      ['Price $160 – $185'],
    ],
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
    await respond({ price: { ...sale, rrp_without_tax: money(210), ...ranges } });
    expect(shown()).toEqual(['Now $160', 'Was $200', 'RRP $210', 'You save $40']);
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
  it.each([null, undefined, {}, { with_tax: null }, { with_tax: {} }, { price_range: { min: null } }])(
    'are empty for a hidden price: %j',
    (price) => expect(Object.values(priceLines(price, ({ min, max }) => min + max)).join('')).toBe(''),
  );
});
