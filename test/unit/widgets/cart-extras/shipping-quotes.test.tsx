import { describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { shippingQuotes } from '../../../../widgets/cart-extras/shipping-quotes';
import { settle } from '../../../support/jest/settle';
import { cancelCartChange } from '../../core/state/cancel-cart-change';
import { mountForUser } from '../with-user';

const found = 'Shipping costs are shown. Please choose one.';

const mount = async (respond = async () => {}) => {
  const choose = jest.fn((_method: string) => respond());
  const mounted = await mountForUser(shippingQuotes, { api: { shipping: { choose: choose as never } } });
  await settle();
  return { ...mounted, choose };
};

describe('the shipping methods', () => {
  it('are announced, chosen by their number, once, and change the cart', async () => {
    const { slot, submit, choose, store, announced } = await mount();
    expect(announced()).toEqual([found]);
    const second = slot.querySelectorAll('input')[1]!;
    second.checked = true;
    await Promise.all([submit(), submit()]);
    expect([choose.mock.calls, store.getState().cart.changes]).toEqual([[[second.value]], 1]);
    expect(announced()).toEqual([found, 'The shipping costs are part of the total now.']);
  });

  it('are not chosen if a script of the page cancels, and its reason is shown', async () => {
    const { slot, submit, part, choose } = await mount();
    const asked = cancelCartChange('No express to islands.');
    await submit();
    const method = new FormData(slot as HTMLFormElement).get('shipping_method');
    expect(asked).toMatchObject([{ kind: 'update-shipping', method, source: 'cart', widget: 'shipping-quotes' }]);
    expect([part('error').textContent, choose.mock.calls]).toEqual(['No express to islands.', []]);
  });

  it('stay on the page, with the reason, when the shop refuses', async () => {
    const text = 'Please choose a shipping method.';
    const { submit, part } = await mount(() => Promise.reject(new ShopError('data', 'x', { text })));
    await submit();
    expect(part('error').textContent).toBe(text);
  });
});
