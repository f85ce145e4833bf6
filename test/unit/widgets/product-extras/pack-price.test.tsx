import { describe, expect, it } from '@jest/globals';
import { packPrice } from '../../../../widgets/product-extras/pack-price';
import { mountProduct, mountProductExample, readable } from '../product/product-page';

const money = (value: number) => ({ formatted: `$${value.toFixed(2)}`, value });

const mount = async (
  rendered: Parameters<typeof mountProductExample>[1] = null,
  change?: (slot: HTMLElement) => void,
) => {
  const mounted = await mountProductExample(packPrice, rendered, change && { change });
  return { ...mounted, shown: () => (mounted.slot.hidden ? null : readable(mounted.slot)) };
};

describe('the price of a pack, when it is mounted', () => {
  it('stays as the server rendered it without a response of the shop', async () => {
    expect((await mount()).shown()).toBe('Pack of 6 $26.67 each');
  });
});

describe('the price of a pack, when the shop changes', () => {
  it('follows the chosen options, without tax', async () => {
    const { respond, shown } = await mount();
    await respond({ price: { with_tax: money(60), without_tax: money(48) } });
    expect(shown()).toBe('Pack of 6 $8.00 each');
  });

  it('includes tax in a shop that shows prices with tax only', async () => {
    const { respond, shown } = await mount();
    await respond({ price: { with_tax: money(60) } });
    expect(shown()).toBe('Pack of 6 $10.00 each');
  });

  it('is the price of one piece if the template has no pack size', async () => {
    const { respond, shown } = await mount(null, (slot) => slot.removeAttribute('data-pack-size'));
    await respond({ price: { without_tax: money(48) } });
    expect(shown()).toBe('Pack of 6 $48.00 each');
  });

  it('is hidden while the price is a range', async () => {
    const { respond, shown } = await mount();
    await respond({ price: { without_tax: money(48), price_range: { min: { without_tax: money(48) } } } });
    expect(shown()).toBeNull();
  });
});

/** A slot as the template renders it from custom fields of the product and of two of its variants. */
const contentsHtml = `
  <p data-widget="pack-price" data-tax="with" data-thousands="," data-label-each="[amount] per litre">
    <span data-part="contents" data-sku="" data-size="750" data-per="1000" data-label="[amount] per litre">750 ml</span>
    <span data-part="contents" data-sku="L" data-size="1" data-per="1" data-label="[amount] a litre" hidden>1 l</span>
    <span data-part="contents" data-sku="S" data-size="5" data-per="1000" data-label="[amount] per kg" hidden>5 g</span>
    <span data-part="each">$8.00 per litre</span>
  </p>`;

const mountContents = async (html = contentsHtml) => {
  const mounted = await mountProduct(packPrice, html);
  const shown = () => {
    const copy = mounted.slot.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove();
    return mounted.slot.hidden ? null : readable(copy);
  };
  return { ...mounted, shown };
};

describe('the price of a unit, when the shop changes', () => {
  it('uses the contents and the label of the chosen variant', async () => {
    const { respond, shown } = await mountContents();
    await respond({ sku: 'L', price: { with_tax: money(12) } });
    expect(shown()).toBe('1 l $12.00 a litre');
    await respond({ sku: 'S', price: { with_tax: money(12) } });
    expect(shown()).toBe('5 g $2,400.00 per kg');
    await respond({ sku: 'XL', price: { with_tax: money(12) } });
    expect(shown()).toBe('750 ml $16.00 per litre');
    await respond({ sku: null, price: { with_tax: money(6) } });
    expect(shown()).toBe('750 ml $8.00 per litre');
  });

  it('includes tax if the theme wants it and the shop has such a price', async () => {
    const { respond, shown } = await mountContents();
    await respond({ price: { with_tax: money(7.5), without_tax: money(6) } });
    expect(shown()).toBe('750 ml $10.00 per litre');
    await respond({ price: { without_tax: money(6) } });
    expect(shown()).toBe('750 ml $8.00 per litre');
  });

  it('is hidden while the contents of the variant are unknown', async () => {
    const { respond, shown } = await mountContents(
      contentsHtml.replace(/<span data-part="contents" data-sku="".*/, ''),
    );
    await respond({ sku: 'XL', price: { with_tax: money(12) } });
    expect(shown()).toBeNull();
    await respond({ sku: 'L', price: { with_tax: money(12) } });
    expect(shown()).toBe('1 l $12.00 a litre');
  });
});

describe('the price of a pack, when the shop refuses or fails', () => {
  it('removes a price that the shop hides', async () => {
    const { respond, shown, slot } = await mount({ price: { without_tax: money(39) } });
    await respond({ purchasable: false });
    expect(shown()).toBeNull();
    expect(slot.outerHTML.includes('$')).toBe(false);
  });
});
