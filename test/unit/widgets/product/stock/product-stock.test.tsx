import { describe, expect, it } from '@jest/globals';
import { productStock } from '../../../../../widgets/product/stock/product-stock';
import { mountProductExample, readable } from '../product-page';

const mount = async (rendered: Parameters<typeof mountProductExample>[1] = null) => {
  const mounted = await mountProductExample(productStock, rendered);
  return { ...mounted, text: () => (mounted.slot.hidden ? 'hidden' : readable(mounted.slot)) };
};

describe('the stock, when it is mounted', () => {
  it('stays as the server rendered it without a response of the shop', async () => {
    expect((await mount()).text()).toBe('14 in stock');
  });

  it('is what the platform rendered about the chosen options', async () => {
    expect((await mount({ stock: 7 })).text()).toBe('7 in stock');
  });
});

describe('the stock, when the shop changes', () => {
  it('is visible only if it is a number, also for a product that cannot be bought', async () => {
    const { respond, text } = await mount({ stock: 7 });
    await respond({ stock: 0 });
    expect(text()).toBe('0 in stock');
    await respond({ stock: null });
    expect(text()).toBe('hidden');
    await respond({});
    expect(text()).toBe('hidden');
    await respond({ stock: 3, purchasable: false });
    expect(text()).toBe('3 in stock');
  });
});
