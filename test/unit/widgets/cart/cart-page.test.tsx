import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addedIn } from '../../../../core/dom/foreign-nodes';
import { ShopError } from '../../../../core/errors/shop-error';
import { navigation } from '../../../../core/page/navigation';
import { receiveCartQuantity } from '../../../../core/state/cart/cart-quantity';
import { cartLineChanged } from '../../../../core/state/slices/cart-page-slice';
import { cartChanged } from '../../../../core/state/slices/cart-slice';
import { cartPage } from '../../../../widgets/cart/cart-page';
import { renderedExamples } from '../../../support/examples/rendered-examples';
import { complaints } from '../../../support/jest/setup';
import { deferred, mountForUser } from '../with-user';

const around = (html: string) => `<a id="elsewhere" href="/elsewhere/">Elsewhere</a>${html}`;

/** The shop's HTML of the example's lines a, b and c, reduced to these. */
function rows(...ids: string[]): string {
  const page = document.createElement('div');
  page.innerHTML = renderedExamples('cart-page')[0]!;
  const content = page.querySelector('[data-part="content"]')!;
  for (const row of content.querySelectorAll<HTMLElement>('[data-item-row]')) {
    if (!ids.includes(row.dataset.itemRow!)) row.remove();
  }
  content.querySelector<HTMLElement>('[data-cart-quantity]')!.dataset.cartQuantity = String(ids.length);
  return content.innerHTML;
}

const respond = (content: string, total = '<b data-cart-total>$40</b>', statusMessages = '') => ({
  content,
  totals: total,
  pageTitle: '<h1>Your cart, changed</h1>',
  statusMessages,
  additionalCheckoutButtons: '<a id="cart-checkout" href="/checkout">Check out</a>',
});
const untouched = { saved: 1, wanted: 1, saving: false, isOutcomeUnknown: false, problem: null };
const request = jest.fn<(sections: object, signal: AbortSignal) => Promise<object>>();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  request.mockReset().mockResolvedValue(respond(rows('a', 'b', 'c')));
  window.matchMedia = (() => ({ matches: false })) as never;
});
afterEach(() => localStorage.clear());

const open = async () => {
  const restCarts = { quantity: async () => 3 };
  const api = { cart: { content: request as never }, restCarts };
  const page = await mountForUser(cartPage, { around, api });
  const { store, slot, part } = page;
  const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
  const send = async (action: Parameters<typeof store.dispatch>[0]) => (store.dispatch(action), pass());
  return {
    ...page,
    pass,
    receive: (quantity: number) => send(receiveCartQuantity(quantity)),
    change: () => send(cartChanged({})),
    line: (changes: object) => send(cartLineChanged({ id: 'a', line: { ...untouched, ...changes } })),
    requests: () => request.mock.calls.length,
    busy: () => slot.getAttribute('aria-busy'),
    lines: () => part('content').querySelectorAll('li').length,
    byId: (id: string) => document.getElementById(id)!,
    /** The id of the focused element, or else its name. */
    focused: () => document.activeElement?.id || document.activeElement?.localName,
  };
};

describe('the cart page, when the cart has changed', () => {
  it('sends one request for several changes, and shows the parts', async () => {
    request.mockResolvedValue(respond(rows('a', 'b'), '<b data-cart-total>$20</b>', '<p>Stock is low</p>'));
    const { store, change, part, busy, announced, requests, lines } = await open();
    store.dispatch(cartChanged({}));
    expect(busy()).toBeNull();
    await change();
    expect([requests(), lines(), part('totals').textContent, busy()]).toEqual([1, 2, '$20', null]);
    expect(part('page-title').textContent).toBe('Your cart, changed');
    expect(announced()).toEqual(['Stock is low', 'The cart is up to date. Total: $20']);
  });

  it('is busy until it shows the response', async () => {
    const response = deferred<object>();
    request.mockReturnValue(response.promise);
    const { change, busy, part, pass } = await open();
    await change();
    expect([busy(), part('totals').className]).toEqual(['true', 'is-old']);
    await response.resolve(respond(rows('a')));
    await pass();
    expect([busy(), part('totals').className]).toEqual([null, '']);
  });

  it('requests the cart when another tab or an app reports another number of items', async () => {
    const { store, receive, pass, requests } = await open();
    await receive(3);
    expect(requests()).toBe(0);
    await receive(5);
    expect(requests()).toBe(1);
    await pass(1000);
    expect([requests(), store.getState().cart.quantity]).toEqual([1, 3]);
  });

  it('requests the cart when it is restored from the back/forward cache', async () => {
    const { pass, requests } = await open();
    for (const persisted of [false, true]) {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      await pass();
      expect(requests()).toBe(persisted ? 1 : 0);
    }
  });

  it('hides the parts of a filled cart while it is empty', async () => {
    request.mockResolvedValueOnce(respond('<p data-cart-quantity="0">Your cart is empty.</p>', ''));
    const { change, part, announced } = await open();
    const hidden = () => ['filled', 'totals'].map((name) => part(name).hidden);
    await change();
    expect([hidden(), part('content').textContent]).toEqual([[true, true], 'Your cart is empty.']);
    expect(announced()).toEqual(['Your cart is empty.']);
    await change();
    expect(hidden()).toEqual([false, false]);
  });

  it('waits while a line is not saved yet, and drops an outdated response', async () => {
    const response = deferred<object>();
    request.mockReturnValueOnce(response.promise);
    const { change, line, pass, lines, requests } = await open();
    await change();
    await line({ wanted: 2 });
    await response.resolve(respond(rows('old')));
    await pass(1000);
    expect([lines(), requests()]).toEqual([3, 1]);
    await line({ saved: 2, wanted: 2 });
    expect(requests()).toBe(2);
  });

  it('does not replace a focused field on a touch screen', async () => {
    window.matchMedia = (() => ({ matches: true })) as never;
    request.mockResolvedValue(respond(rows('b', 'c')));
    const { change, byId, pass, requests } = await open();
    const field = byId('qty-a');
    field.focus();
    await change();
    expect([requests(), field.isConnected]).toEqual([1, true]);
    field.blur();
    await pass(100);
    expect(field.isConnected).toBe(false);
  });

  it('shows a failure, and retries with the next change', async () => {
    request.mockRejectedValue(new ShopError('http', 'answered with 500', { status: 500 }));
    const { change, pass, part, busy, lines } = await open();
    await change();
    await pass(4000);
    expect([part('failure').hidden, busy()]).toEqual([false, null]);
    expect(complaints.splice(0)).toHaveLength(1);
    request.mockReset().mockResolvedValue(respond(rows('a')));
    await change();
    expect([part('failure').hidden, lines()]).toEqual([true, 1]);
  });
});

describe('the focus on the cart page', () => {
  it.each(['more-b', 'qty-b', 'cart-checkout'])('stays on %s, also if its line is replaced as a slot', async (id) => {
    const { change, byId, focused } = await open();
    const before = byId(id);
    before.focus();
    await change();
    expect([focused(), byId(id) === before]).toEqual([id, true]);
    request.mockResolvedValue(respond(rows('a', 'b', 'c').replaceAll('<li ', '<li data-widget="any-line" ')));
    await change();
    expect([focused(), byId(id) === before]).toEqual([id, id === 'cart-checkout']);
  });

  it('stays on a button of another script, which keeps its place', async () => {
    const { change, byId } = await open();
    const checkout = byId('cart-checkout');
    checkout.insertAdjacentHTML('afterend', '<button id="quote">Add all to quote</button>');
    const quote = byId('quote');
    addedIn(new WeakSet([quote]));
    quote.focus();
    await change();
    expect([byId('cart-checkout') === checkout, checkout.textContent]).toEqual([true, 'Check out']);
    expect([checkout.nextElementSibling === quote, document.activeElement === quote]).toEqual([true, true]);
  });

  it('stays on a link that has no id of its own', async () => {
    const { change, byId } = await open();
    byId('cart-item-b').querySelector('a')!.focus();
    await change();
    expect(document.activeElement?.getAttribute('href')).toContain('/claw-hammer/');
  });

  it('keeps the position of the caret', async () => {
    const { change, byId } = await open();
    const field = byId('qty-b') as HTMLInputElement;
    field.focus();
    field.setSelectionRange(1, 1);
    await change();
    expect((document.activeElement as HTMLInputElement).selectionStart).toBe(1);
  });

  it.each([
    ['goes to the same control of the next line when its line is removed', 'remove-b', rows('a', 'c'), 'remove-c'],
    ['or of the line before, when there is no next one', 'remove-b', rows('a'), 'remove-a'],
    ['goes to the heading when nothing is left', 'remove-b', '<p data-cart-quantity="0">Empty</p>', 'h1'],
    ['does not move in another part of the page', 'elsewhere', rows('a'), 'elsewhere'],
    ['does not move in a part of the slot that is not replaced', 'couponcode', rows('a'), 'couponcode'],
  ])('%s', async (_, id, left, expected) => {
    request.mockResolvedValue(respond(left));
    const { change, byId, focused } = await open();
    byId(id).focus();
    await change();
    expect(focused()).toBe(expected);
  });
});

describe('leaving the cart page', () => {
  let goTo: jest.SpiedFunction<typeof navigation.goTo>;
  beforeEach(() => void (goTo = jest.spyOn(navigation, 'goTo').mockImplementation(() => {})));

  it.each(['cart-checkout', 'elsewhere'])('waits at %s until the last change is saved', async (id) => {
    const { byId, line, click, slot } = await open();
    expect([await click(byId(id)), goTo.mock.calls]).toEqual([true, []]);
    await line({ wanted: 2 });
    expect(await click(byId(id))).toBe(false);
    expect(slot.className).toBe('cartPage is-leaving');
    await line({ saved: 2, wanted: 2 });
    expect([slot.className, goTo.mock.calls.length]).toEqual(['cartPage', 1]);
  });

  it('does not follow a link that another script has cancelled at the document', async () => {
    const { byId, line, click } = await open();
    await line({ wanted: 2 });
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await click(byId('elsewhere'));
    await line({ saved: 2, wanted: 2 });
    expect(goTo).not.toHaveBeenCalled();
  });

  it('is cancelled when the last change was refused, and an alert shows the reason', async () => {
    const { byId, line, click, dialogs } = await open();
    await line({ wanted: 9 });
    await click(byId('cart-checkout'));
    await line({ problem: { text: 'The mug stays.', tried: 9 } });
    expect([goTo.mock.calls, dialogs()]).toEqual([[], ['alert: The mug stays.']]);
  });
});
