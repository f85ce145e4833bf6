import { describe, expect, it, jest } from '@jest/globals';
import { productMessage } from '../../../../../widgets/product/stock/product-message';
import { settle } from '../../../../support/jest/settle';
import { buyable, mountProductExample, productHtml } from '../product-page';

/** The server's message about a product that cannot be bought. */
const withMessage = (message: string) => (slot: HTMLElement) => {
  slot.querySelector<HTMLElement>('[data-part="box"]')!.hidden = !message;
  slot.querySelector('[data-part="message"]')!.textContent = message;
};

const mount = async (rendered: Parameters<typeof mountProductExample>[1] = null, message = '') => {
  const mounted = await mountProductExample(productMessage, rendered, { change: withMessage(message) });
  return { ...mounted, shown: () => (mounted.part('box').hidden ? null : mounted.part('message').textContent) };
};

describe('the message of a product, when it is mounted', () => {
  it('stays as the server rendered it without a response of the shop', async () => {
    expect((await mount(null, 'Gone')).shown()).toBe('Gone');
    expect((await mount()).shown()).toBeNull();
  });
});

describe('a choice of options, for screen readers', () => {
  /** Mounts the message in a product that shows a price and a number of items; returns what is announced. */
  const mountAnnounced = async (rendered = buyable, change: (slot: HTMLElement) => void = () => {}) => {
    const around = (inner: string) =>
      productHtml(`<p data-widget="product-price">Price <b>$10</b><i hidden>Was $12</i></p>${inner}`);
    const mounted = await mountProductExample(productMessage, rendered, { around, change });
    const setPrice = (price: string) => (document.querySelector('b')!.textContent = price);
    const announced = async () => {
      // The announcement waits for another choice.
      await new Promise((done) => setTimeout(done, 400));
      return mounted.store.getState().ui.announcements.map(({ text }) => text);
    };
    return { ...mounted, setPrice, announced };
  };

  it('is announced once, with the new price and availability, by no live region of its own', async () => {
    const { slot, request, respond, setPrice, announced } = await mountAnnounced();
    expect(slot.closest('[role="status"]')).toBeNull();
    await request();
    await request();
    expect(await announced()).toEqual([]);
    setPrice('$20');
    await respond(buyable);
    expect(await announced()).toEqual(['Price $20, available']);
  });

  it('is not announced if the page shows the same as before', async () => {
    const { request, respond, announced } = await mountAnnounced();
    await request();
    await respond({ ...buyable, sku: 'OTHER' });
    expect(await announced()).toEqual([]);
  });

  it('is announced with the reason why it cannot be bought, and as available again', async () => {
    const { request, respond, announced } = await mountAnnounced();
    await request();
    await respond({ purchasable: true, instock: false, stock_message: 'Back in <b>May</b>' });
    expect(await announced()).toHaveLength(1);
    await request();
    await respond(buyable);
    expect(await announced()).toEqual(['Price $10, Back in May', 'Price $10, available']);
  });

  it('is announced without a price if the page shows none', async () => {
    const { request, respond, announced } = await mountAnnounced();
    document.querySelector('[data-widget="product-price"]')!.remove();
    await request();
    await respond({ purchasable: true, instock: false });
    expect(await announced()).toEqual(['Sold out']);
  });

  it('is announced as failed', async () => {
    const { request, fail, announced } = await mountAnnounced();
    await request();
    await fail();
    expect(await announced()).toEqual([expect.stringMatching(/^The price and availability of this choice/)]);
  });

  it('is left to the live region of a template without these words', async () => {
    const { request, respond, setPrice, announced } = await mountAnnounced(buyable, (slot) => {
      delete slot.dataset.chosen;
    });
    await request();
    setPrice('$20');
    await respond(buyable);
    expect(await announced()).toEqual([]);
  });
});

describe('the message of a product, when the shop changes', () => {
  it('is hidden when the product can be bought', async () => {
    const { respond, shown } = await mount({ ...buyable, instock: false }, 'Gone');
    await respond({ ...buyable, purchasing_message: 'Old news' });
    expect(shown()).toBeNull();
  });

  it('is hidden when the product can be backordered', async () => {
    const { respond, shown } = await mount({ ...buyable, instock: false }, 'Gone');
    await respond({ ...buyable, instock: false, available_to_sell: 10, stock_message: 'Gone' });
    expect(shown()).toBeNull();
  });
});

describe('the message of a product, when the shop refuses or fails', () => {
  it('shows the stock message, or else the reason why it cannot be bought', async () => {
    const { respond, shown } = await mount(buyable);
    await respond({
      purchasable: true,
      instock: false,
      stock_message: 'Out of stock',
      purchasing_message: 'Unavailable',
    });
    expect(shown()).toBe('Out of stock');
    await respond({ purchasable: false, instock: true, stock_message: null, purchasing_message: 'Members only' });
    expect(shown()).toBe('Members only');
  });

  it('shows that the request for the choice failed, until the next response', async () => {
    const { respond, fail, shown } = await mount(buyable);
    await fail();
    expect(shown()).toMatch(/^The price and availability of this choice could not be loaded/);
    await respond(buyable);
    expect(shown()).toBeNull();
  });

  it('shows after ten seconds that the response is late, until it arrives', async () => {
    const { respond, request, shown } = await mount(buyable);
    jest.useFakeTimers();
    await request();
    jest.advanceTimersByTime(9_900);
    await settle();
    expect(shown()).toBeNull();
    jest.advanceTimersByTime(200);
    await settle();
    expect(shown()).toMatch(/^This is taking longer than usual/);
    await respond(buyable);
    expect(shown()).toBeNull();
    jest.useRealTimers();
  });

  it('has the template’s text if the shop has none', async () => {
    const { respond, shown } = await mount(buyable);
    await respond({ purchasable: true, instock: false });
    expect(shown()).toBe('Sold out');
  });

  it('shows the shop’s message as text', async () => {
    const { respond, part } = await mount(buyable);
    await respond({ purchasable: false, purchasing_message: '<img src=x onerror=alert(1)>' });
    expect(part('message').querySelector('img')).toBeNull();
  });
});
