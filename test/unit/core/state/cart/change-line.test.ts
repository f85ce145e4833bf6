import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../../core/errors/shop-error';
import { changeLine } from '../../../../../core/state/cart/change-line';
import { cartShown, selectCartUnsaved } from '../../../../../core/state/slices/cart-page-slice';
import { complaints } from '../../../../support/jest/setup';
import { type Deferred, deferred, printContext, storeWithCalls } from '../store-with-calls';

type Update = { id: string; quantity: number };

beforeEach(() => {
  jest.useFakeTimers();
  printContext({ 'generic-error': 'Something went wrong.' });
});
afterEach(() => {
  document.head.replaceChildren();
});

/** A cart page with lines of two items each. The test answers its calls. */
const openCart = () => {
  const calls: (Update & Deferred<object>)[] = [];
  const store = storeWithCalls({
    cart: {
      update: ([item]) => {
        const call = { ...(item as Update), ...deferred<object>() };
        calls.push(call);
        return call.promise;
      },
    },
  });
  return {
    store,
    calls,
    sent: () => calls.map(({ id, quantity }) => `${id} ${quantity}`),
    want: (id: string, quantity: number, wait = 400) =>
      store.dispatch(
        changeLine({ id, rendered: 2, quantity, wait, failed: `${id} stays.`, done: (taken) => `${id} is ${taken}` }),
      ),
    line: (id: string) => store.getState().cartPage.lines[id],
    announcements: () => store.getState().ui.announcements.map(({ text }) => text),
    advance: (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds),
  };
};

describe('a line of the cart that the shopper changes', () => {
  it('is sent once, with the last quantity, after 400 ms without a change', async () => {
    const { want, advance, sent, line } = openCart();
    for (const quantity of [3, 4, 5]) {
      want('a', quantity);
      expect(line('a')?.wanted).toBe(quantity);
      await advance(399);
    }
    expect(sent()).toEqual([]);
    await advance(1);
    expect(sent()).toEqual(['a 5']);
  });

  it('is not sent when the shopper goes back to the quantity in the cart', async () => {
    const { want, advance, sent, store } = openCart();
    want('a', 3);
    want('a', 2);
    await advance(400);
    expect(sent()).toEqual([]);
    expect(selectCartUnsaved(store.getState())).toBe(false);
  });

  it('is saved when the shop has accepted it, and this is announced', async () => {
    const { want, advance, calls, line, store, announcements } = openCart();
    want('a', 3, 0);
    await advance(0);
    expect(line('a')?.saving).toBe(true);
    expect(selectCartUnsaved(store.getState())).toBe(true);
    calls[0]?.resolve({});
    await advance(0);
    expect(line('a')).toEqual({ saved: 3, wanted: 3, saving: false, isOutcomeUnknown: false, problem: null });
    expect(store.getState().cart.changes).toBe(1);
    expect(announcements()).toEqual(['a is 3']);
  });

  it('has one change under way at most, and sends the newest quantity after it', async () => {
    const { want, advance, calls, sent, line } = openCart();
    want('a', 3, 0);
    await advance(0);
    want('a', 4);
    await advance(400);
    want('a', 5);
    await advance(400);
    expect(sent()).toEqual(['a 3']);
    calls[0]?.resolve({});
    await advance(0);
    expect(sent()).toEqual(['a 3', 'a 5']);
    calls[1]?.resolve({});
    await advance(0);
    expect(line('a')).toMatchObject({ saved: 5, wanted: 5, saving: false });
  });

  it('is sent again when the shopper went back to the old quantity while the new one was under way', async () => {
    const { want, advance, calls, sent, line } = openCart();
    want('a', 3, 0);
    await advance(0);
    want('a', 2, 0);
    await advance(0);
    calls[0]?.resolve({});
    await advance(0);
    expect(sent()).toEqual(['a 3', 'a 2']);
    calls[1]?.resolve({});
    await advance(0);
    expect(line('a')).toMatchObject({ saved: 2, wanted: 2 });
  });

  it('is sent also when the shopper goes back to the rendered quantity', async () => {
    const { want, advance, calls, sent } = openCart();
    want('a', 3, 0);
    await advance(0);
    calls[0]?.resolve({});
    await advance(0);
    want('a', 2, 0);
    await advance(0);
    expect(sent()).toEqual(['a 3', 'a 2']);
  });

  it('waits for the other lines, and then sends its newest quantity', async () => {
    const { want, advance, calls, sent } = openCart();
    want('a', 3, 0);
    want('b', 3, 0);
    await advance(0);
    expect(sent()).toEqual(['a 3']);
    want('b', 7, 0);
    await advance(0);
    calls[0]?.resolve({});
    await advance(0);
    expect(sent()).toEqual(['a 3', 'b 7']);
  });
});

describe('a line of the cart whose change the shop refuses', () => {
  const full = new ShopError('data', 'x', { text: 'Only 4 left.' });

  it('goes back to the last saved quantity, with the reason, and the cart counts as changed', async () => {
    const { want, advance, calls, line, store, announcements } = openCart();
    want('a', 9, 0);
    await advance(0);
    calls[0]?.reject(full);
    await advance(0);
    expect(line('a')).toEqual({
      saved: 2,
      wanted: 2,
      saving: false,
      isOutcomeUnknown: false,
      problem: { text: 'a stays. Only 4 left.', tried: 9 },
    });
    expect(store.getState().cart.changes).toBe(1);
    expect(announcements()).toEqual([]);
  });

  it('keeps a newer quantity, and sends it', async () => {
    const { want, advance, calls, sent, line } = openCart();
    want('a', 9, 0);
    await advance(0);
    want('a', 4, 0);
    await advance(0);
    calls[0]?.reject(full);
    await advance(0);
    expect(sent()).toEqual(['a 9', 'a 4']);
    calls[1]?.resolve({});
    await advance(0);
    expect(line('a')).toEqual({ saved: 4, wanted: 4, saving: false, isOutcomeUnknown: false, problem: null });
  });

  it('shows the general error, and reports it, when the shop cannot be reached', async () => {
    const { want, advance, calls, line } = openCart();
    want('a', 3, 0);
    await advance(0);
    calls[0]?.reject(new ShopError('network', 'Network request failed'));
    await advance(0);
    expect(line('a')?.problem?.text).toBe('a stays. Something went wrong.');
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it('sends the old quantity too after a failure that may have changed the cart', async () => {
    const { want, advance, calls, sent, line } = openCart();
    want('a', 3, 0);
    await advance(0);
    calls[0]?.reject(new ShopError('network', 'Network request failed'));
    await advance(0);
    want('a', 2, 0);
    expect(line('a')).toMatchObject({ isOutcomeUnknown: true, problem: null });
    await advance(0);
    expect(sent()).toEqual(['a 3', 'a 2']);
    calls[1]?.resolve({});
    await advance(0);
    expect(line('a')).toEqual({ saved: 2, wanted: 2, saving: false, isOutcomeUnknown: false, problem: null });
    expect(complaints.splice(0)).toEqual([
      expect.stringContaining('changing line a of the cart failed: Network request failed'),
    ]);
  });

  it('shows only the reason if the template has no words before it', async () => {
    const { store, calls, advance, line } = openCart();
    store.dispatch(changeLine({ id: 'a', rendered: 2, quantity: 9, wait: 0, failed: '', done: () => '' }));
    await advance(0);
    calls[0]?.reject(full);
    await advance(0);
    expect(line('a')?.problem?.text).toBe('Only 4 left.');
  });

  it('stays removed if the page was shown again without it meanwhile', async () => {
    const { want, advance, calls, line, store } = openCart();
    want('a', 9, 0);
    await advance(0);
    store.dispatch(cartShown({ parts: {}, quantity: 0, shown: 1, lines: {} }));
    calls[0]?.reject(full);
    await advance(0);
    expect(line('a')).toBeUndefined();
  });
});

describe('a line of the cart whose change the host answers by a challenge', () => {
  it('is posted by the browser, with all other unsaved lines, as the form of the page would', async () => {
    const posted: string[] = [];
    const submit = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function (
      this: HTMLFormElement,
    ) {
      const fields = [...new FormData(this)].map(([name, value]) => `${name}=${String(value)}`);
      posted.push(`${this.getAttribute('method')} ${this.getAttribute('action')} ${fields.join('&')}`);
    });
    printContext({ 'cart-url': '/fr/cart.php', 'generic-error': 'Something went wrong.' });
    const { want, advance, calls, line, store } = openCart();
    want('a', 3, 0);
    await advance(0);
    want('b', 0, 0);
    calls[0]?.reject(new ShopError('http', '429', { status: 429, isChallenge: true }));
    await advance(0);
    expect(posted[0]).toBe('post /fr/cart.php action=update&qty[a]=3&qty[b]=0');
    expect(line('a')).toMatchObject({ wanted: 3, saving: true, problem: null });
    expect(document.querySelector('form')).toBeNull();

    // The shopper has come back, or the browser could not load the page: the line is asked for again.
    window.dispatchEvent(new Event('pageshow'));
    await advance(0);
    expect(line('a')).toMatchObject({ wanted: 2, saving: false, problem: { tried: 3 } });
    expect(store.getState().cart.changes).toBe(1);
    submit.mockRestore();
    complaints.splice(0);
  });
});
