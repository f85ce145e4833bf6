import { describe, expect, it } from '@jest/globals';
import { productDetails } from '../../../../widgets/product/product-details';
import { mountProduct, productHtml } from './product-page';

const html = `
  <dl data-widget="product-details">
    <div data-part="sku-row"><dt>SKU</dt><dd data-product-sku data-part="sku">A-1</dd></div>
    <div data-part="upc-row" hidden><dt>UPC</dt><dd data-product-upc data-part="upc"></dd></div>
    <div data-part="weight-row"><dt>Weight</dt><dd data-product-weight data-part="weight">12 oz</dd></div>
  </dl>`;

const mount = async (printed: Parameters<typeof mountProduct>[2] = null) => {
  const mounted = await mountProduct(productDetails, html, printed);
  const shown = () =>
    [...mounted.slot.querySelectorAll('div')].filter(({ hidden }) => !hidden).map((row) => row.textContent);
  return { ...mounted, shown };
};

describe("the product's details, before their code arrives", () => {
  it('are what the server printed', () => {
    document.body.innerHTML = productHtml(html);
    expect(document.querySelector('[data-product-sku]')?.textContent).toBe('A-1');
  });
});

describe("the product's details, when they are mounted", () => {
  it('are what the server printed as long as nothing else is known', async () => {
    expect((await mount()).shown()).toEqual(['SKUA-1', 'Weight12 oz']);
  });
});

describe("the product's details, when the shop changes", () => {
  it('follow the chosen variant', async () => {
    const { answer, shown } = await mount();
    await answer({ sku: 'B-2', upc: '0123', weight: { formatted: '14 oz', value: 14 } });
    expect(shown()).toEqual(['SKUB-2', 'UPC0123', 'Weight14 oz']);
  });

  it('hide a number that there is none of, and keep the weight that nobody speaks of', async () => {
    const { answer, shown } = await mount({ sku: 'A-1', upc: '0123' });
    await answer({ sku: null, upc: '', weight: null });
    expect(shown()).toEqual(['Weight12 oz']);
  });

  it('tell observers of the SKU, as text and nothing else', async () => {
    const { answer, part } = await mount();
    const records: MutationRecord[] = [];
    const observer = new MutationObserver((seen) => void records.push(...seen));
    observer.observe(part('sku'), { childList: true, subtree: true });
    await answer({ sku: 'B-2' });
    expect(records.map(({ type, target }) => [type, target])).toEqual([['childList', part('sku')]]);
    expect(part('sku').innerHTML).toBe('B-2');
    observer.disconnect();
  });

  it('survive a page that a translator has changed', async () => {
    const { answer, part } = await mount({ sku: 'A-1' });
    part('sku').innerHTML = '<font><font>A-1</font></font>';
    await answer({ sku: 'C-3' });
    expect(part('sku').innerHTML).toBe('C-3');
  });
});

describe("the product's details, when the shop says no", () => {
  it('are shown all the same', async () => {
    const { answer, shown } = await mount();
    await answer({ sku: 'B-2', purchasable: false, instock: false });
    expect(shown()[0]).toBe('SKUB-2');
  });
});
