import { describe, expect, it } from '@jest/globals';
import { productStock } from '../../../../../widgets/product/stock/product-stock';
import { mountProduct, productHtml } from '../product-page';

const html = `<p data-widget="product-stock"><span data-product-stock data-part="level">42</span> in stock</p>`;

const mount = async (printed: Parameters<typeof mountProduct>[2] = null) => {
  const mounted = await mountProduct(productStock, html, printed);
  return { ...mounted, text: () => (mounted.slot.hidden ? 'hidden' : mounted.slot.textContent) };
};

describe('the stock, before its code arrives', () => {
  it('is what the server printed', () => {
    document.body.innerHTML = productHtml(html);
    expect(document.querySelector('p')?.textContent).toBe('42 in stock');
  });
});

describe('the stock, when it is mounted', () => {
  it('is what the server printed as long as nothing else is known', async () => {
    expect((await mount()).text()).toBe('42 in stock');
  });

  it('is what the platform printed about the chosen options', async () => {
    expect((await mount({ stock: 7 })).text()).toBe('7 in stock');
  });
});

describe('the stock, when the shop changes', () => {
  it('is shown only when it is a number', async () => {
    const { answer, text } = await mount({ stock: 7 });
    await answer({ stock: 0 });
    expect(text()).toBe('0 in stock');
    await answer({ stock: null });
    expect(text()).toBe('hidden');
    await answer({});
    expect(text()).toBe('hidden');
    await answer({ stock: 3 });
    expect(text()).toBe('3 in stock');
  });
});

describe('the stock, when the shop says no', () => {
  it('says how many are left of what nobody may buy', async () => {
    const { answer, text } = await mount();
    await answer({ stock: 2, purchasable: false });
    expect(text()).toBe('2 in stock');
  });
});
