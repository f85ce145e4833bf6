import { describe, expect, it } from '@jest/globals';
import type { ProductAttributes } from '../../../../../core/state/product/product-attributes';
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

/** The example's price: reduced, without tax. */
const example = ['Now $160.00', 'Was $200.00', 'RRP $210.00', 'You save $50.00'];

const mount = async (rendered: ProductAttributes | null = null, change?: (slot: HTMLElement) => void) => {
  const mounted = await mountProductExample(productPrice, rendered, change && { change });
  return { ...mounted, shown: () => linesOf(mounted.slot) };
};

describe('the price, when it is mounted', () => {
  it('stays as the server rendered it without a response of the shop', async () => {
    expect((await mount()).shown()).toEqual(example);
  });

  it('is what the platform rendered about the chosen options', async () => {
    const { shown } = await mount({ price: { without_tax: money(25) } });
    expect(shown()).toEqual(['Price $25']);
  });
});

describe('the price, when the shop changes', () => {
  it('shows prices with and without tax side by side, each with its label', async () => {
    const { respond, shown } = await mount();
    await respond({ price: { with_tax: money(22), without_tax: money(20) } });
    expect(shown()).toEqual(['Price $22 incl. Tax', 'Price $20 excl. Tax']);
  });

  it('shows the price before the sale, the recommended price and the saving', async () => {
    const { respond, shown } = await mount();
    await respond({
      price: {
        with_tax: money(15),
        non_sale_price_with_tax: money(20),
        rrp_with_tax: money(25),
        saved: money(10),
      },
    });
    expect(shown()).toEqual(['Now $15', 'Was $20', 'RRP $25', 'You save $10']);
  });

  it('shows one price when nothing else applies any more', async () => {
    const { respond, shown, part } = await mount();
    await respond({ price: { without_tax: money(15), non_sale_price_without_tax: money(20), saved: money(5) } });
    await respond({ price: { without_tax: money(21) } });
    expect(shown()).toEqual(['Price $21']);
    expect(part('saved-amount').textContent).toBe('');
  });

  it('shows a range before a variant is chosen, unless the theme wants none', async () => {
    const price = {
      without_tax: money(20),
      price_range: { min: { without_tax: money(20) }, max: { without_tax: money(30) } },
    };
    const { respond, shown } = await mount();
    await respond({ price });
    expect(shown()).toEqual(['Price $20 – $30']);
    const plain = await mount(null, ({ dataset }) => void (dataset.showRange = 'false'));
    await plain.respond({ price });
    expect(plain.shown()).toEqual(['Price $20']);
  });

  it('shows amounts as text', async () => {
    const { respond, part } = await mount();
    await respond({ price: { without_tax: { formatted: '<b>$1</b>' } } });
    expect(part('without-tax-amount').textContent).toBe('<b>$1</b>');
  });
});

describe('the price, when the shop refuses or fails', () => {
  it('removes a price that the shop hides: no line, no amount', async () => {
    const { respond, shown, slot } = await mount({ price: { without_tax: money(20) } });
    await respond({ purchasable: false, call_for_price_message: 'Call us' });
    expect(shown()).toEqual([]);
    expect(slot.outerHTML).not.toContain('$');
  });

  it('is marked as outdated and as busy from a choice until its response', async () => {
    const { respond, request, slot } = await mount({ price: { without_tax: money(20) } });
    const marks = () => [slot.classList.contains('is-old'), slot.getAttribute('aria-busy')];
    expect(marks()).toEqual([false, null]);
    await request();
    expect(marks()).toEqual([true, 'true']);
    await respond({ price: { without_tax: money(25) } });
    expect(marks()).toEqual([false, null]);
  });

  it('is marked as outdated from a failed request until the next response', async () => {
    const { respond, fail, slot } = await mount({ price: { without_tax: money(20) } });
    await fail();
    expect(slot.classList.contains('is-old')).toBe(true);
    await respond({ price: { without_tax: money(25) } });
    expect(slot.classList.contains('is-old')).toBe(false);
    await fail();
    expect(slot.classList.contains('is-old')).toBe(true);
  });
});
