import { describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { shippingQuotes } from '../../../../widgets/cart/shipping-quotes';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';

const found = 'Shipping costs are shown. Please choose one.';
const saved = 'The shipping costs are part of the total now.';

const mount = async () => {
  const choose = jest.fn((_method: string) => Promise.resolve());
  const mounted = await mountExample(shippingQuotes, { api: { shipping: { choose } as never } });
  const { slot, store } = mounted;
  await settle();
  return {
    ...mounted,
    choose,
    submit: async () => {
      (slot as HTMLFormElement).requestSubmit();
      await settle();
    },
    announced: () => store.getState().ui.announcements.map(({ text }) => text),
  };
};

describe('the shipping methods, before their code arrives', () => {
  it('are radio buttons, and the first is chosen', () => {
    const form = printExample(shippingQuotes) as HTMLFormElement;
    const [first, ...others] = form.querySelectorAll<HTMLInputElement>('[type="radio"]');
    expect(others.length).toBeGreaterThan(0);
    expect(new FormData(form).get('shipping_method')).toBe(first?.value);
  });
});

describe('the shipping methods, when they are mounted', () => {
  it('are announced', async () => {
    const { announced } = await mount();
    expect(announced()).toEqual([found]);
  });

  it('are chosen by their number, once, and change the cart', async () => {
    const { slot, submit, choose, store, announced } = await mount();
    const second = slot.querySelectorAll('input')[1]!;
    second.checked = true;
    await Promise.all([submit(), submit()]);
    expect(choose.mock.calls).toEqual([[second.value]]);
    expect(store.getState().cart.changes).toBe(1);
    expect(announced()).toEqual([found, saved]);
  });
});

describe('the shipping methods, when the shop refuses or fails', () => {
  it('stay on the page, with the reason', async () => {
    const { submit, choose, part } = await mount();
    choose.mockRejectedValue(new ShopError('data', 'x', { text: 'Please choose a shipping method.' }));
    await submit();
    expect(part('error').textContent).toBe('Please choose a shipping method.');
  });
});
