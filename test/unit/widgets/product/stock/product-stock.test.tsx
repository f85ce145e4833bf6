import { describe, expect, it } from '@jest/globals';
import { productStock } from '../../../../../widgets/product/stock/product-stock';
import { mountProductExample, readable } from '../product-page';

describe('the stock', () => {
  it('is as rendered without a response, then visible only if it is a number, also if it cannot be bought', async () => {
    const { slot, respond } = await mountProductExample(productStock);
    const shown = () => (slot.hidden ? 'hidden' : readable(slot));
    expect(shown()).toBe('14 in stock');
    for (const [attributes, expected] of [
      [{ stock: 0 }, '0 in stock'],
      [{ stock: null }, 'hidden'],
      [{}, 'hidden'],
      [{ stock: 3, purchasable: false }, '3 in stock'],
    ] as const) {
      await respond(attributes);
      expect(shown()).toBe(expected);
    }
  });
});
