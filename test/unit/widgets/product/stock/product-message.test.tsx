import { describe, expect, it, jest } from '@jest/globals';
import { productMessage } from '../../../../../widgets/product/stock/product-message';
import { printExample } from '../../../../support/examples/mount-example';
import { turn } from '../../global/turn';
import { buyable, mountProductExample, productHtml } from '../product-page';

/** The server's message about a product that cannot be bought. */
const withMessage = (message: string) => (slot: HTMLElement) => {
  slot.querySelector<HTMLElement>('[data-part="box"]')!.hidden = !message;
  slot.querySelector('[data-part="message"]')!.textContent = message;
};

const mount = async (printed: Parameters<typeof mountProductExample>[1] = null, message = '') => {
  const mounted = await mountProductExample(productMessage, printed, { change: withMessage(message) });
  return { ...mounted, shown: () => (mounted.part('box').hidden ? null : mounted.part('message').textContent) };
};

describe('the message of a product, before its code arrives', () => {
  it('is what the server printed', () => {
    printExample(productMessage, { around: productHtml, change: withMessage('Gone') });
    expect(document.querySelector('p')?.textContent).toBe('Gone');
  });
});

describe('the message of a product, when it is mounted', () => {
  it('stays as the server printed it without an answer of the shop', async () => {
    expect((await mount(null, 'Gone')).shown()).toBe('Gone');
    expect((await mount()).shown()).toBeNull();
  });

  it('is a live region for screen readers', async () => {
    const { slot } = await mount();
    expect(slot.getAttribute('role')).toBe('status');
    expect(slot.hidden).toBe(false);
  });
});

describe('the message of a product, when the shop changes', () => {
  it('is hidden when the product can be bought', async () => {
    const { answer, shown } = await mount({ ...buyable, instock: false }, 'Gone');
    await answer({ ...buyable, purchasing_message: 'Old news' });
    expect(shown()).toBeNull();
  });

  it('is hidden when the product can be backordered', async () => {
    const { answer, shown } = await mount({ ...buyable, instock: false }, 'Gone');
    await answer({ ...buyable, instock: false, available_to_sell: 10, stock_message: 'Gone' });
    expect(shown()).toBeNull();
  });
});

describe('the message of a product, when the shop refuses or fails', () => {
  it('shows the stock message, or else the reason why it cannot be bought', async () => {
    const { answer, shown } = await mount(buyable);
    await answer({
      purchasable: true,
      instock: false,
      stock_message: 'Out of stock',
      purchasing_message: 'Unavailable',
    });
    expect(shown()).toBe('Out of stock');
    await answer({ purchasable: false, instock: true, stock_message: null, purchasing_message: 'Members only' });
    expect(shown()).toBe('Members only');
  });

  it('shows that the request for the choice failed, until the next answer', async () => {
    const { answer, fail, shown } = await mount(buyable);
    await fail();
    expect(shown()).toMatch(/^The price and availability of this choice could not be loaded/);
    await answer(buyable);
    expect(shown()).toBeNull();
  });

  it('shows after ten seconds that the answer is late, until it arrives', async () => {
    const { answer, request, shown } = await mount(buyable);
    jest.useFakeTimers();
    await request();
    jest.advanceTimersByTime(9_900);
    await turn();
    expect(shown()).toBeNull();
    jest.advanceTimersByTime(200);
    await turn();
    expect(shown()).toMatch(/^This is taking longer than usual/);
    await answer(buyable);
    expect(shown()).toBeNull();
    jest.useRealTimers();
  });

  it('has the template’s text if the shop has none', async () => {
    const { answer, shown } = await mount(buyable);
    await answer({ purchasable: true, instock: false });
    expect(shown()).toBe('Sold out');
  });

  it('shows the shop’s message as text', async () => {
    const { answer, part } = await mount(buyable);
    await answer({ purchasable: false, purchasing_message: '<img src=x onerror=alert(1)>' });
    expect(part('message').querySelector('img')).toBeNull();
  });
});
