import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { receiveCartQuantity } from '../../../../core/state/cart/cart-quantity';
import { cartBadge } from '../../../../widgets/global/cart-badge';
import { mountExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';

/** Mounts the badge in a shop that responds with these numbers of items. */
const mount = async (...quantities: number[]) => {
  const quantity = jest.fn<() => Promise<number>>();
  for (const result of quantities) quantity.mockResolvedValueOnce(result);
  const { slot, part, store } = await mountExample(cartBadge, { api: { restCarts: { quantity } } });
  const count = part('count');
  return { count, store, quantity, shown: () => [count.textContent, slot.getAttribute('aria-label')] };
};
const full = 'countPill cart-quantity countPill--positive';

afterEach(() => localStorage.clear());

describe('the cart badge', () => {
  it('shows the stored number at once, and then the shop’s response', async () => {
    localStorage.setItem('cart-stored', '- 2 1 0 :');
    const { shown } = await mount(3);
    expect(shown()).toEqual(['2', 'Cart, 2 items']);
    await settle();
    expect(shown()).toEqual(['3', 'Cart, 3 items']);
  });

  it.each([
    [0, true, 'Cart, empty', 'countPill cart-quantity'],
    [1, false, 'Cart, 1 item', full],
  ])('has for %d items its own label; an empty cart has no number', async (quantity, isHidden, label, className) => {
    const { count, shown } = await mount(quantity);
    await settle();
    expect([count.hidden, shown()[1], count.className]).toEqual([isHidden, label, className]);
  });

  it('shows the number of an empty cart where the link asks for it', async () => {
    const quantity = jest.fn<() => Promise<number>>().mockResolvedValue(0);
    const { part } = await mountExample(cartBadge, {
      api: { restCarts: { quantity } },
      change: (slot) => slot.setAttribute('data-show-zero', 'true'),
    });
    await settle();
    expect([part('count').hidden, part('count').textContent]).toEqual([false, '0']);
  });

  it('keeps a number that an app has written, and requests the cart', async () => {
    const { count, shown } = await mount(1, 6);
    await settle();
    // B2B Edition writes the count in this way after its own order.
    count.textContent = '6';
    count.className = `${full} b2b`;
    await settle();
    expect([count.className, ...shown()]).toEqual([`${full} b2b`, '6', 'Cart, 6 items']);
  });

  it('becomes visible when an app fills an empty cart', async () => {
    const { count } = await mount(0, 2);
    await settle();
    count.className = full;
    await settle();
    expect([count.textContent, count.hidden]).toEqual(['2', false]);
  });

  it('sends no request when a translator has wrapped the number', async () => {
    const { count, quantity } = await mount(5);
    await settle();
    count.innerHTML = '<font><font>5</font></font>';
    await settle();
    expect(quantity).toHaveBeenCalledTimes(1);
  });
});

describe('the numbers beside products', () => {
  const note = (id: number, quantity = 0) =>
    `<p data-in-cart="${id}" data-in-cart-words="[quantity] in your cart" ${quantity ? '' : 'hidden'}><i></i><span>${
      quantity ? `${quantity} in your cart` : ''
    }</span></p>`;
  const notes = () =>
    [...document.querySelectorAll<HTMLElement>('[data-in-cart]')].map((one) => (one.hidden ? '' : one.textContent));
  const line = (productId: number, quantity: number, parentId?: string) => ({ productId, quantity, parentId });

  /** Changes the quantity on a page with cards of the products 1 (two in the cart) and 2. */
  async function change(get: StorefrontApi['restCarts']['get'], ...quantities: number[]) {
    jest.useFakeTimers();
    const { store } = await mountExample(cartBadge, {
      around: (html) => html + note(1, 2) + note(2),
      api: { restCarts: { get, quantity: async () => 2 } },
    });
    await jest.advanceTimersByTimeAsync(1_000);
    for (const quantity of quantities) store.dispatch(receiveCartQuantity(quantity));
    await jest.advanceTimersByTimeAsync(1_000);
  }

  it('stay as rendered, without a request, while the cart does not change', async () => {
    const get = jest.fn(async () => null);
    await change(get);
    expect([notes(), get.mock.calls]).toEqual([['2 in your cart', ''], []]);
  });

  it('sum all lines of a product, with one request for several changes', async () => {
    const physicalItems = [line(2, 1), line(1, 9, 'p-1')];
    const get = jest.fn(async () => ({ lineItems: { physicalItems, digitalItems: [line(2, 3)] } }));
    await change(get as never, 3, 4);
    expect([notes(), get.mock.calls.length]).toEqual([['', '4 in your cart'], 1]);
  });

  it('are hidden when there is no cart any more', async () => {
    await change(async () => null, 0);
    expect(notes()).toEqual(['', '']);
  });

  it('stay when the shop fails, and the failure is reported', async () => {
    await change(() => Promise.reject(new Error('no line')), 5);
    expect(notes()).toEqual(['2 in your cart', '']);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('the numbers beside products failed: no line')]);
  });
});
