import { describe, expect, it } from '@jest/globals';
import type { ProductPrice } from '../../../../../core/state/product/product-attributes';
import { priceLines } from '../../../../../widgets/product/price/product-price';

const money = (formatted: string) => ({ formatted, value: Number(formatted.replace(/\D/g, '')) });
const shown = (price: ProductPrice | null | undefined, range = '[min] – [max]') =>
  Object.fromEntries(Object.entries(priceLines(price, range)).filter(([, text]) => text));

describe('the lines of a price', () => {
  it('are one for each price that applies', () => {
    const price = {
      with_tax: money('$165'),
      without_tax: money('$150'),
      non_sale_price_with_tax: money('$275'),
      non_sale_price_without_tax: money('$250'),
      rrp_with_tax: money('$300'),
      rrp_without_tax: money('$280'),
      saved: money('$110'),
    };
    expect(shown(price)).toEqual({
      withTax: '$165',
      withoutTax: '$150',
      nonSaleWithTax: '$275',
      nonSaleWithoutTax: '$250',
      rrpWithTax: '$300',
      rrpWithoutTax: '$280',
      saved: '$110',
    });
  });

  it('show a range with the shop’s kind of tax, and no price of a single variant', () => {
    const price = {
      without_tax: money('$160'),
      non_sale_price_without_tax: money('$200'),
      rrp_without_tax: money('$210'),
      saved: money('$50'),
      price_range: { min: { without_tax: money('$160') }, max: { without_tax: money('$185') } },
    };
    expect(shown(price)).toEqual({ withoutTax: '$160 – $185' });
    expect(shown(price, '')).toMatchObject({ withoutTax: '$160', nonSaleWithoutTax: '$200', saved: '$50' });
    expect(
      shown({
        ...price,
        retail_price_range: { min: { without_tax: money('$190') }, max: { without_tax: money('$210') } },
      }),
    ).toEqual({ withoutTax: '$160 – $185', rrpWithoutTax: '$190 – $210' });
  });

  it('show amounts unchanged that look like replacement patterns', () => {
    const price = { price_range: { min: { with_tax: money('$&1') }, max: { with_tax: money('$$2') } } };
    expect(shown(price)).toEqual({ withTax: '$&1 – $$2' });
  });

  it.each([null, undefined, {}, { with_tax: null }, { with_tax: {} }, { price_range: { min: null } }])(
    'are empty for a hidden price: %j',
    (price) => expect(shown(price)).toEqual({}),
  );
});
