import { expect, it, jest } from '@jest/globals';
import { addedIn } from '../../../../core/dom/foreign-nodes';
import { cartChanged } from '../../../../core/state/slices/cart-slice';
import { cartPage } from '../../../../widgets/cart/cart-page';
import { mountExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';

it('a button of another script keeps its focus and its place when the cart has changed', async () => {
  const rendered = {
    content: '<p data-cart-quantity="3"></p>',
    totals: '',
    pageTitle: '',
    statusMessages: '',
    additionalCheckoutButtons: '<a id="cart-checkout" href="/checkout">Check out</a>',
  };
  window.matchMedia = (() => ({ matches: false })) as never;
  const request = jest.fn(() => Promise.resolve(rendered));
  const { store } = await mountExample(cartPage, {
    api: { cart: { content: request } as never, restCarts: { quantity: () => Promise.resolve(3) } as never },
  });
  const before = document.getElementById('cart-checkout')!;
  before.insertAdjacentHTML('afterend', '<button id="quote">Add all to quote</button>');
  const quote = document.getElementById('quote')!;
  addedIn(new WeakSet([quote]));
  quote.focus();
  store.dispatch(cartChanged({}));
  await settle();
  const after = document.getElementById('cart-checkout')!;
  expect(request.mock.calls.length).toBe(1);
  expect([after === before, after.textContent]).toEqual([true, 'Check out']);
  expect(after.nextElementSibling === quote).toBe(true);
  expect(document.activeElement).toBe(quote);
});
