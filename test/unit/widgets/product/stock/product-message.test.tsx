import { describe, expect, it, jest } from '@jest/globals';
import { productMessage } from '../../../../../widgets/product/stock/product-message';
import { printExample } from '../../../../support/examples/mount-example';
import { turn } from '../../global/turn';
import { buyable, mountProductExample, productHtml } from '../product-page';

/** The server's message about a product that cannot be bought. */
const saying = (message: string) => (slot: HTMLElement) => {
  slot.querySelector<HTMLElement>('[data-part="box"]')!.hidden = !message;
  slot.querySelector('[data-part="message"]')!.textContent = message;
};

const mount = async (printed: Parameters<typeof mountProductExample>[1] = null, message = '') => {
  const mounted = await mountProductExample(productMessage, printed, { change: saying(message) });
  return { ...mounted, said: () => (mounted.part('box').hidden ? null : mounted.part('message').textContent) };
};

describe('the message of a product, before its code arrives', () => {
  it('is what the server printed', () => {
    printExample(productMessage, { around: productHtml, change: saying('Gone') });
    expect(document.querySelector('p')?.textContent).toBe('Gone');
  });
});

describe('the message of a product, when it is mounted', () => {
  it('is what the server printed as long as nothing else is known', async () => {
    expect((await mount(null, 'Gone')).said()).toBe('Gone');
    expect((await mount()).said()).toBeNull();
  });

  it('keeps a place in which screen readers hear it', async () => {
    const { slot } = await mount();
    expect(slot.getAttribute('role')).toBe('status');
    expect(slot.hidden).toBe(false);
  });
});

describe('the message of a product, when the shop changes', () => {
  it('goes when the product can be bought', async () => {
    const { answer, said } = await mount({ ...buyable, instock: false }, 'Gone');
    await answer({ ...buyable, purchasing_message: 'Old news' });
    expect(said()).toBeNull();
  });

  it('goes when more of it can be ordered than is in stock', async () => {
    const { answer, said } = await mount({ ...buyable, instock: false }, 'Gone');
    await answer({ ...buyable, instock: false, available_to_sell: 10, stock_message: 'Gone' });
    expect(said()).toBeNull();
  });
});

describe('the message of a product, when the shop says no', () => {
  it('says what the stock is, else why it cannot be bought', async () => {
    const { answer, said } = await mount(buyable);
    await answer({
      purchasable: true,
      instock: false,
      stock_message: 'Out of stock',
      purchasing_message: 'Unavailable',
    });
    expect(said()).toBe('Out of stock');
    await answer({ purchasable: false, instock: true, stock_message: null, purchasing_message: 'Members only' });
    expect(said()).toBe('Members only');
  });

  it('says that the shop did not answer about the choice, until it does', async () => {
    const { answer, fail, said } = await mount(buyable);
    await fail();
    expect(said()).toMatch(/^The price and availability of this choice could not be loaded/);
    await answer(buyable);
    expect(said()).toBeNull();
  });

  it('says that an answer takes long, after ten seconds and until it comes', async () => {
    const { answer, ask, said } = await mount(buyable);
    jest.useFakeTimers();
    await ask();
    jest.advanceTimersByTime(9_900);
    await turn();
    expect(said()).toBeNull();
    jest.advanceTimersByTime(200);
    await turn();
    expect(said()).toMatch(/^This is taking longer than usual/);
    await answer(buyable);
    expect(said()).toBeNull();
    jest.useRealTimers();
  });

  it('has the template’s words when the shop has none', async () => {
    const { answer, said } = await mount(buyable);
    await answer({ purchasable: true, instock: false });
    expect(said()).toBe('Sold out');
  });

  it('shows the shop’s words as text', async () => {
    const { answer, part } = await mount(buyable);
    await answer({ purchasable: false, purchasing_message: '<img src=x onerror=alert(1)>' });
    expect(part('message').querySelector('img')).toBeNull();
  });
});
