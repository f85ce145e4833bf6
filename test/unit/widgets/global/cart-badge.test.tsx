import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { receiveCartQuantity } from '../../../../core/state/cart/cart-quantity';
import { cartBadge } from '../../../../widgets/global/cart-badge';
import { printExample } from '../../../support/examples/mount-example';
import { mountWidget } from '../../../support/examples/mount-widget';
import { settle } from '../../../support/jest/settle';

const shopResponds = (...quantities: number[]) => {
  const quantity = jest.fn<() => Promise<number>>();
  for (const result of quantities) quantity.mockResolvedValueOnce(result);
  return { restCarts: { quantity } as unknown as StorefrontApi['restCarts'], quantity };
};

const mount = async (api: Partial<StorefrontApi> = shopResponds(0)) => {
  printExample(cartBadge);
  const badge = await mountWidget(cartBadge, undefined, { api });
  const count = badge.part('count');
  return { ...badge, count, label: () => badge.slot.getAttribute('aria-label') };
};

afterEach(() => localStorage.clear());

describe('the cart badge, before its code arrives', () => {
  it('is a link to the cart that shows no number', () => {
    const link = printExample(cartBadge) as HTMLAnchorElement;
    expect(link.pathname).toBe('/cart.php');
    expect(link.textContent?.trim()).toBe('Cart');
  });
});

describe('the cart badge, when it is mounted', () => {
  it('shows the stored number at once, and then the shop’s response', async () => {
    localStorage.setItem('cart-kept', '- 2 1 0 :');
    const { count, label } = await mount(shopResponds(3));
    expect(count.textContent).toBe('2');
    expect(label()).toBe('Cart, 2 items');
    await settle();
    expect(count.textContent).toBe('3');
    expect(label()).toBe('Cart, 3 items');
    expect(localStorage.getItem('cart-kept')).toMatch(/^- 3 /);
  });

  it.each([
    [0, true, 'Cart, empty', 'countPill cart-quantity'],
    [1, false, 'Cart, 1 item', 'countPill cart-quantity countPill--positive'],
  ])('has for %d items its own label; an empty cart has no number', async (quantity, isHidden, text, className) => {
    const { count, label } = await mount(shopResponds(quantity));
    await settle();
    expect([count.hidden, label(), count.className]).toEqual([isHidden, text, className]);
  });
});

describe('the cart badge, when the cart changes', () => {
  it('shows the new number', async () => {
    const { count, label, store } = await mount(shopResponds(0));
    await settle();
    store.dispatch(receiveCartQuantity(12));
    await settle();
    expect(count.textContent).toBe('12');
    expect(count.hidden).toBe(false);
    expect(label()).toBe('Cart, 12 items');
  });

  it('keeps a number that an app has written, and requests the cart', async () => {
    const { count, label } = await mount(shopResponds(1, 6));
    await settle();
    // B2B Edition writes the count in this way after its own order.
    count.textContent = '6';
    count.className = 'countPill cart-quantity countPill--positive b2b';
    await settle();
    expect(count.textContent).toBe('6');
    expect(count.className).toBe('countPill cart-quantity countPill--positive b2b');
    expect(label()).toBe('Cart, 6 items');
  });

  it('becomes visible when an app fills an empty cart', async () => {
    const { count } = await mount(shopResponds(0, 2));
    await settle();
    count.className = 'countPill cart-quantity countPill--positive';
    await settle();
    expect(count.textContent).toBe('2');
    expect(count.hidden).toBe(false);
  });

  it('sends no request when a translator has wrapped the number', async () => {
    const api = shopResponds(5);
    const { count } = await mount(api);
    await settle();
    count.innerHTML = '<font><font>5</font></font>';
    await settle();
    expect(api.quantity).toHaveBeenCalledTimes(1);
  });
});
