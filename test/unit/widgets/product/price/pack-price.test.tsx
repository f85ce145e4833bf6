import { describe, expect, it } from '@jest/globals';
import { packPrice } from '../../../../../widgets/product/price/pack-price';
import { mountProduct, productHtml } from '../product-page';

const html = `<p data-widget="pack-price" data-pack-size="6" data-label-each="[amount] each">Pack of 6 <b data-part="each">$6.50 each</b></p>`;
const money = (value: number) => ({ formatted: `$${value.toFixed(2)}`, value });

const mount = async (printed: Parameters<typeof mountProduct>[2] = null, markup = html) => {
  const mounted = await mountProduct(packPrice, markup, printed);
  return { ...mounted, shown: () => (mounted.slot.hidden ? null : mounted.slot.textContent) };
};

describe('the price of a pack, before its code arrives', () => {
  it('is what the server printed', () => {
    document.body.innerHTML = productHtml(html);
    expect(document.querySelector('p')?.textContent).toBe('Pack of 6 $6.50 each');
  });
});

describe('the price of a pack, when it is mounted', () => {
  it('is what the server printed as long as nothing else is known', async () => {
    expect((await mount()).shown()).toBe('Pack of 6 $6.50 each');
  });
});

describe('the price of a pack, when the shop changes', () => {
  it('follows the chosen options, without tax', async () => {
    const { answer, shown } = await mount();
    await answer({ price: { with_tax: money(60), without_tax: money(48) } });
    expect(shown()).toBe('Pack of 6 $8.00 each');
  });

  it('is with tax in a shop that shows prices with tax only', async () => {
    const { answer, shown } = await mount();
    await answer({ price: { with_tax: money(60) } });
    expect(shown()).toBe('Pack of 6 $10.00 each');
  });

  it('is that of one piece where the template does not say how many a pack holds', async () => {
    const { answer, shown } = await mount(null, html.replace('data-pack-size="6" ', ''));
    await answer({ price: { without_tax: money(48) } });
    expect(shown()).toBe('Pack of 6 $48.00 each');
  });

  it('is hidden while the price is a range', async () => {
    const { answer, shown } = await mount();
    await answer({ price: { without_tax: money(48), price_range: { min: { without_tax: money(48) } } } });
    expect(shown()).toBeNull();
  });
});

describe('the price of a pack, when the shop says no', () => {
  it('leaves nothing of a price that is hidden', async () => {
    const { answer, shown, slot } = await mount({ price: { without_tax: money(39) } });
    await answer({ purchasable: false });
    expect([shown(), slot.outerHTML.includes('$')]).toEqual([null, false]);
  });
});
