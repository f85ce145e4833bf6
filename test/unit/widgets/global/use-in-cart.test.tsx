import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { receiveCartQuantity } from '../../../../core/state/cart/cart-quantity';
import { cartBadge } from '../../../../widgets/global/cart-badge';
import { printExample } from '../../../support/examples/mount-example';
import { mountWidget } from '../../../support/examples/mount-widget';
import { complaints } from '../../../support/jest/setup';

const note = (id: number, quantity = 0) =>
  `<p data-in-cart="${id}" data-in-cart-words="[quantity] in your cart" ${quantity ? '' : 'hidden'}><i></i><span>${
    quantity ? `${quantity} in your cart` : ''
  }</span></p>`;
const notes = () =>
  [...document.querySelectorAll<HTMLElement>('[data-in-cart]')].map((one) => (one.hidden ? '' : one.textContent));
const line = (productId: number, quantity: number, parentId?: string) => ({ productId, quantity, parentId });

/** A badge on a page with cards of the products 1 (two in the cart) and 2. */
async function mount(get: StorefrontApi['restCarts']['get']) {
  printExample(cartBadge);
  document.body.insertAdjacentHTML('beforeend', note(1, 2) + note(2));
  const api = { restCarts: { get, quantity: async () => 2 } as StorefrontApi['restCarts'] };
  const badge = await mountWidget(cartBadge, undefined, { api });
  await jest.advanceTimersByTimeAsync(1_000);
  const change = async (...quantities: number[]) => {
    for (const quantity of quantities) badge.store.dispatch(receiveCartQuantity(quantity));
    await jest.advanceTimersByTimeAsync(1_000);
  };
  return { ...badge, change };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

describe('the numbers beside products', () => {
  it('stay as rendered, without a request, while the cart does not change', async () => {
    const get = jest.fn(async () => null);
    await mount(get);
    expect(notes()).toEqual(['2 in your cart', '']);
    expect(get.mock.calls).toEqual([]);
  });

  it('sum all lines of a product, with one request for several changes', async () => {
    const get = jest.fn(async () => ({
      lineItems: { physicalItems: [line(2, 1), line(1, 9, 'p-1')], digitalItems: [line(2, 3)] },
    }));
    const { change } = await mount(get as never);
    await change(3, 4);
    expect(notes()).toEqual(['', '4 in your cart']);
    expect(get.mock.calls.length).toBe(1);
  });

  it('are hidden when there is no cart any more', async () => {
    const { change } = await mount(async () => null);
    await change(0);
    expect(notes()).toEqual(['', '']);
  });

  it('stay when the shop fails, and the failure is reported', async () => {
    const { change } = await mount(() => Promise.reject(new Error('no line')));
    await change(5);
    expect(notes()).toEqual(['2 in your cart', '']);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('the numbers beside products failed: no line')]);
  });
});
