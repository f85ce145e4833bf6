import { describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { shippingQuotes } from '../../../../widgets/cart/shipping-quotes';
import { mountWidget } from '../../mount-widget';
import { settle } from './settle';

const html = `
  <form data-widget="shipping-quotes" data-found="Please choose." data-saved="Chosen.">
    <input type="radio" name="shipping_method" value="0" checked><input type="radio" name="shipping_method" value="1">
    <button data-part="submit">Ship this way</button><p data-part="error"></p>
  </form>`;

const mount = async () => {
  const choose = jest.fn((_method: string) => Promise.resolve());
  const mounted = await mountWidget(shippingQuotes, html, { api: { shipping: { choose } as never } });
  const { slot, store } = mounted;
  await settle();
  return {
    ...mounted,
    choose,
    submit: async () => {
      (slot as HTMLFormElement).requestSubmit();
      await settle();
    },
    said: () => store.getState().ui.announcements.map(({ text }) => text),
  };
};

describe('the ways of shipping, before their code arrives', () => {
  it('are radio buttons of which the first is chosen', () => {
    document.body.innerHTML = html;
    expect(new FormData(document.querySelector('form')!).get('shipping_method')).toBe('0');
  });
});

describe('the ways of shipping, when they are mounted', () => {
  it('are said to be there', async () => {
    const { said } = await mount();
    expect(said()).toEqual(['Please choose.']);
  });

  it('are chosen by their number, once, and the cart has changed', async () => {
    const { slot, submit, choose, store, said } = await mount();
    slot.querySelectorAll('input')[1]!.checked = true;
    await Promise.all([submit(), submit()]);
    expect(choose.mock.calls).toEqual([['1']]);
    expect([store.getState().cart.changes, said()]).toEqual([1, ['Please choose.', 'Chosen.']]);
  });
});

describe('the ways of shipping, when the shop says no', () => {
  it('stay, with the reason', async () => {
    const { submit, choose, part } = await mount();
    choose.mockRejectedValue(new ShopError('data', 'x', { text: 'Please choose a shipping method.' }));
    await submit();
    expect(part('error').textContent).toBe('Please choose a shipping method.');
  });
});
