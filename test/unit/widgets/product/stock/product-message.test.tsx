import { describe, expect, it, jest } from '@jest/globals';
import type { ProductAttributes } from '../../../../../core/state/product/product-attributes';
import { productMessage } from '../../../../../widgets/product/stock/product-message';
import { settle } from '../../../../support/jest/settle';
import { buyable, mountProductExample, productHtml } from '../product-page';

/** The server's message about a product that cannot be bought. */
const withMessage = (message: string) => (slot: HTMLElement) => {
  slot.querySelector<HTMLElement>('[data-part="box"]')!.hidden = !message;
  slot.querySelector('[data-part="message"]')!.textContent = message;
};

const mount = async (rendered: ProductAttributes | null = buyable, message = '') => {
  const mounted = await mountProductExample(productMessage, rendered, { change: withMessage(message) });
  return { ...mounted, shown: () => (mounted.part('box').hidden ? null : mounted.part('message').textContent) };
};

describe('the message of a product', () => {
  it('stays as the server rendered it without a response of the shop', async () => {
    expect((await mount(null, 'Gone')).shown()).toBe('Gone');
    expect((await mount(null)).shown()).toBeNull();
  });

  const out = { purchasable: true, instock: false };
  it.each<[string, ProductAttributes, string | null]>([
    ['nothing when it can be bought', { ...buyable, purchasing_message: 'Old news' }, null],
    ['the stock message', { ...out, stock_message: 'Out of stock', purchasing_message: 'Unavailable' }, 'Out of stock'],
    ['or else why it cannot be bought', { instock: true, purchasing_message: 'Members only' }, 'Members only'],
    ['the template’s text if the shop has none', out, 'Sold out'],
    ['nothing for a product in stock without a message', { purchasable: false, instock: true }, null],
    ['the shop’s message as text', { purchasable: false, purchasing_message: 'Back in <b>May</b>' }, 'Back in May'],
  ])('shows %s', async (_, attributes, expected) => {
    const { respond, shown } = await mount({ ...buyable, instock: false }, 'Gone');
    await respond(attributes);
    expect(shown()).toBe(expected);
  });

  it('shows after ten seconds that the response is late, until it arrives', async () => {
    const { respond, request, shown } = await mount();
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
  });
});

describe('a choice of options, for screen readers', () => {
  /** Mounts the message in a product that shows a price, and starts a choice. */
  const choose = async (change: (slot: HTMLElement) => void = () => {}) => {
    const around = (inner: string) =>
      productHtml(`<p data-widget="product-price">Price <b>$10</b><i hidden>Was $12</i></p>${inner}`);
    const mounted = await mountProductExample(productMessage, buyable, { around, change });
    await mounted.request();
    const setPrice = (price: string) => (document.querySelector('b')!.textContent = price);
    // The announcement waits for another choice.
    const spoken = async () => (await new Promise((done) => setTimeout(done, 400)), mounted.announced());
    return { ...mounted, setPrice, spoken };
  };
  const gone = { purchasable: true, instock: false };

  it('is announced once, with the new price and availability, by no live region of its own', async () => {
    const { slot, request, respond, setPrice, spoken } = await choose();
    expect(slot.closest('[role="status"]')).toBeNull();
    await request();
    expect(await spoken()).toEqual([]);
    setPrice('$20');
    await respond(buyable);
    expect(await spoken()).toEqual(['Price $20, available']);
  });

  it('is not announced if the page shows the same as before', async () => {
    const { respond, spoken } = await choose();
    await respond({ ...buyable, sku: 'OTHER' });
    expect(await spoken()).toEqual([]);
  });

  it('is announced with the reason why it cannot be bought, and as available again', async () => {
    const { request, respond, spoken } = await choose();
    await respond({ ...gone, stock_message: 'Back in <b>May</b>' });
    expect(await spoken()).toHaveLength(1);
    await request();
    await respond(buyable);
    expect(await spoken()).toEqual(['Price $10, Back in May', 'Price $10, available']);
  });

  it('is announced without a price if the page shows none', async () => {
    const { respond, spoken } = await choose();
    document.querySelector('[data-widget="product-price"]')!.remove();
    await respond(gone);
    expect(await spoken()).toEqual(['Sold out']);
  });

  it('is shown and announced as failed, until the next response', async () => {
    const { part, fail, respond, spoken } = await choose();
    const failure = /^The price and availability of this choice could not be loaded/;
    await fail();
    expect(part('message').textContent).toMatch(failure);
    expect(await spoken()).toEqual([expect.stringMatching(failure)]);
    await respond(buyable);
    expect(part('box').hidden).toBe(true);
  });

  it('is left to the live region of a template without these words', async () => {
    const { respond, setPrice, spoken } = await choose(({ dataset }) => void delete dataset.chosen);
    setPrice('$20');
    await respond(buyable);
    expect(await spoken()).toEqual([]);
  });
});
