import { describe, expect, it } from '@jest/globals';
import { packPrice } from '../../../../widgets/product-extras/pack-price';
import { printExample } from '../../mount-example';
import { mountProductExample, productHtml, readable } from '../product/product-page';

const money = (value: number) => ({ formatted: `$${value.toFixed(2)}`, value });

const mount = async (
  printed: Parameters<typeof mountProductExample>[1] = null,
  change?: (slot: HTMLElement) => void,
) => {
  const mounted = await mountProductExample(packPrice, printed, change && { change });
  return { ...mounted, shown: () => (mounted.slot.hidden ? null : readable(mounted.slot)) };
};

describe('the price of a pack, before its code arrives', () => {
  it('is what the server printed', () => {
    expect(readable(printExample(packPrice, { around: productHtml }))).toBe('Pack of 6 $26.67 each');
  });
});

describe('the price of a pack, when it is mounted', () => {
  it('is what the server printed as long as nothing else is known', async () => {
    expect((await mount()).shown()).toBe('Pack of 6 $26.67 each');
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
    const { answer, shown } = await mount(null, (slot) => slot.removeAttribute('data-pack-size'));
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
