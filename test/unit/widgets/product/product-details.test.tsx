import { describe, expect, it } from '@jest/globals';
import { productDetails } from '../../../../widgets/product/product-details';
import { mountProductExample, readable } from './product-page';

const mount = async (rendered: Parameters<typeof mountProductExample>[1] = null) => {
  const mounted = await mountProductExample(productDetails, rendered);
  const shown = () =>
    ['sku-row', 'upc-row', 'weight-row']
      .map(mounted.part)
      .filter(({ hidden }) => !hidden)
      .map(readable);
  return { ...mounted, shown };
};

describe("the product's details", () => {
  it('follow the chosen variant, also one that cannot be bought', async () => {
    const { respond, shown } = await mount();
    const notForSale = { purchasable: false, instock: false };
    await respond({ sku: 'B-2', upc: '0123', weight: { formatted: '14 oz', value: 14 }, ...notForSale });
    expect(shown()).toEqual(['SKU B-2', 'UPC 0123', 'Weight 14 oz']);
  });

  it('hide missing numbers, and keep the weight if the response has none', async () => {
    const { respond, shown } = await mount({ sku: 'A-1', upc: '0123' });
    await respond({ sku: null, upc: '', weight: null });
    expect(shown()).toEqual(['Weight 92.00 oz']);
  });

  it('change only the text of the SKU, for observers of it, also on a page that a translator has changed', async () => {
    const { respond, part } = await mount();
    const records: MutationRecord[] = [];
    const observer = new MutationObserver((seen) => void records.push(...seen));
    observer.observe(part('sku'), { childList: true, subtree: true });
    await respond({ sku: 'B-2' });
    expect(records.map(({ type, target }) => [type, target])).toEqual([['childList', part('sku')]]);
    observer.disconnect();
    part('sku').innerHTML = '<font><font>B-2</font></font>';
    await respond({ sku: 'C-3' });
    expect(part('sku').innerHTML).toBe('C-3');
  });
});
