import { describe, expect, it } from '@jest/globals';
import { productPrice } from '../../../../../widgets/product/price/product-price';
import { mountProduct, productHtml } from '../product-page';

const line = (part: string, label: string, amount = '') =>
  `<div data-part="${part}"${amount ? '' : ' hidden'}>${label} <b data-part="${part}-amount">${amount}</b></div>`;

const html = (showRange = true) => `
  <div data-widget="product-price" data-show-range="${showRange}" data-range="[min] – [max]">
    <i data-part="price-label">Price</i><i data-part="now-label" hidden>Now</i>
    ${line('with-tax', 'incl.')}${line('without-tax', 'excl.', '$20')}<i data-part="tax-words" hidden>tax</i>
    ${line('non-sale-with-tax', 'was incl.')}${line('non-sale-without-tax', 'was excl.')}
    ${line('rrp-with-tax', 'rrp incl.')}${line('rrp-without-tax', 'rrp excl.')}${line('saved', 'save')}
  </div>`;

const money = (value: number) => ({ formatted: `$${value}`, value });

const mount = async (printed: Parameters<typeof mountProduct>[2] = null, markup = html()) => {
  const mounted = await mountProduct(productPrice, markup, printed);
  const shown = () =>
    [...mounted.slot.children]
      .filter((child) => !(child as HTMLElement).hidden)
      .map((child) => child.textContent?.replace(/\s+/g, ' ').trim());
  return { ...mounted, shown };
};

describe('the price, before its code arrives', () => {
  it('is what the server printed', () => {
    document.body.innerHTML = productHtml(html());
    expect(document.querySelector('[data-part="without-tax"]')?.textContent).toBe('excl. $20');
  });
});

describe('the price, when it is mounted', () => {
  it('is what the server printed as long as nothing else is known', async () => {
    expect((await mount()).shown()).toEqual(['Price', 'excl. $20']);
  });

  it('is what the platform printed about the chosen options', async () => {
    const { shown } = await mount({ price: { without_tax: money(25) } });
    expect(shown()).toEqual(['Price', 'excl. $25']);
  });
});

describe('the price, when the shop changes', () => {
  it('shows prices with and without tax side by side, and says which is which', async () => {
    const { answer, shown } = await mount();
    await answer({ price: { with_tax: money(22), without_tax: money(20) } });
    expect(shown()).toEqual(['Price', 'incl. $22', 'excl. $20', 'tax']);
  });

  it('shows what it cost before, what is recommended and what is saved', async () => {
    const { answer, shown } = await mount();
    await answer({
      price: {
        with_tax: money(15),
        non_sale_price_with_tax: money(20),
        rrp_with_tax: money(25),
        saved: money(10),
      },
    });
    expect(shown()).toEqual(['Now', 'incl. $15', 'was incl. $20', 'rrp incl. $25', 'save $10']);
  });

  it('goes back to one price when nothing else applies any more', async () => {
    const { answer, shown, part } = await mount();
    await answer({ price: { without_tax: money(15), non_sale_price_without_tax: money(20), saved: money(5) } });
    await answer({ price: { without_tax: money(21) } });
    expect(shown()).toEqual(['Price', 'excl. $21']);
    expect(part('saved-amount').textContent).toBe('');
  });

  it('shows a range before a variant is chosen, unless the theme wants none', async () => {
    const price = {
      without_tax: money(20),
      price_range: { min: { without_tax: money(20) }, max: { without_tax: money(30) } },
    };
    const { answer, shown } = await mount();
    await answer({ price });
    expect(shown()).toEqual(['Price', 'excl. $20 – $30']);
    const plain = await mount(null, html(false));
    await plain.answer({ price });
    expect(plain.shown()).toEqual(['Price', 'excl. $20']);
  });

  it('shows amounts as text', async () => {
    const { answer, part } = await mount();
    await answer({ price: { without_tax: { formatted: '<b>$1</b>' } } });
    expect(part('without-tax-amount').textContent).toBe('<b>$1</b>');
  });
});

describe('the price, when the shop says no', () => {
  it('leaves nothing of a price that is hidden: no line, no amount', async () => {
    const { answer, shown, slot } = await mount({ price: { without_tax: money(20) } });
    await answer({ purchasable: false, call_for_price_message: 'Call us' });
    expect(shown()).toEqual(['Price']);
    expect(slot.outerHTML).not.toContain('$20');
  });

  it('is marked as old when the shop gives no answer about the choice, until it gives one', async () => {
    const { answer, fail, slot } = await mount({ price: { without_tax: money(20) } });
    await fail();
    expect(slot.classList.contains('is-old')).toBe(true);
    await answer({ price: { without_tax: money(25) } });
    expect(slot.classList.contains('is-old')).toBe(false);
    await fail();
    expect(slot.classList.contains('is-old')).toBe(true);
  });
});
