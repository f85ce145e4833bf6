import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../../core/errors/shop-error';
import { cartShown, selectCartUnsaved } from '../../../../../core/state/slices/cart-page-slice';
import { changeLine } from '../../../../../core/state/cart/change-line';
import { complaints } from '../../../../support/jest/setup';
import { deferred, storeWithCalls, printContext, type Deferred } from '../store-with-calls';

type Update = { id: string; quantity: number };

beforeEach(() => {
  jest.useFakeTimers();
  printContext({ 'generic-error': 'Something went wrong.' });
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

/** A cart page with lines of two pieces each. The test answers its calls. */
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
        changeLine({ id, printed: 2, quantity, wait, failed: `${id} stays.`, done: (taken) => `${id} is ${taken}` }),
      ),
    line: (id: string) => store.getState().cartPage.lines[id],
    said: () => store.getState().ui.announcements.map(({ text }) => text),
    pass: (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds),
  };
};

describe('a line of the cart that the shopper changes', () => {
  it('is sent once, with the last quantity, after 400 ms of quiet', async () => {
    const { want, pass, sent, line } = openCart();
    for (const quantity of [3, 4, 5]) {
      want('a', quantity);
      expect(line('a')?.wanted).toBe(quantity);
      await pass(399);
    }
    expect(sent()).toEqual([]);
    await pass(1);
    expect(sent()).toEqual(['a 5']);
  });

  it('is not sent when the shopper comes back to what the cart holds', async () => {
    const { want, pass, sent, store } = openCart();
    want('a', 3);
    want('a', 2);
    await pass(400);
    expect(sent()).toEqual([]);
    expect(selectCartUnsaved(store.getState())).toBe(false);
  });

  it('is settled when the store has said yes, and that is said', async () => {
    const { want, pass, calls, line, store, said } = openCart();
    want('a', 3, 0);
    await pass(0);
    expect(line('a')?.saving).toBe(true);
    expect(selectCartUnsaved(store.getState())).toBe(true);
    calls[0]?.resolve({});
    await pass(0);
    expect(line('a')).toEqual({ saved: 3, wanted: 3, saving: false, unsure: false, problem: null });
    expect(store.getState().cart.changes).toBe(1);
    expect(said()).toEqual(['a is 3']);
  });

  it('has one change under way at most: the newest wish goes when it is over', async () => {
    const { want, pass, calls, sent, line } = openCart();
    want('a', 3, 0);
    await pass(0);
    want('a', 4);
    await pass(400);
    want('a', 5);
    await pass(400);
    expect(sent()).toEqual(['a 3']);
    calls[0]?.resolve({});
    await pass(0);
    expect(sent()).toEqual(['a 3', 'a 5']);
    calls[1]?.resolve({});
    await pass(0);
    expect(line('a')).toMatchObject({ saved: 5, wanted: 5, saving: false });
  });

  it('is sent again when the shopper went back to the old quantity while the new one was under way', async () => {
    const { want, pass, calls, sent, line } = openCart();
    want('a', 3, 0);
    await pass(0);
    want('a', 2, 0);
    await pass(0);
    calls[0]?.resolve({});
    await pass(0);
    expect(sent()).toEqual(['a 3', 'a 2']);
    calls[1]?.resolve({});
    await pass(0);
    expect(line('a')).toMatchObject({ saved: 2, wanted: 2 });
  });

  it('is sent also when the shopper goes back to what the page still shows', async () => {
    const { want, pass, calls, sent } = openCart();
    want('a', 3, 0);
    await pass(0);
    calls[0]?.resolve({});
    await pass(0);
    want('a', 2, 0);
    await pass(0);
    expect(sent()).toEqual(['a 3', 'a 2']);
  });

  it('waits for the other lines, and sends what is wanted when its turn comes', async () => {
    const { want, pass, calls, sent } = openCart();
    want('a', 3, 0);
    want('b', 3, 0);
    await pass(0);
    expect(sent()).toEqual(['a 3']);
    want('b', 7, 0);
    await pass(0);
    calls[0]?.resolve({});
    await pass(0);
    expect(sent()).toEqual(['a 3', 'b 7']);
  });
});

describe('a line of the cart whose change the store refuses', () => {
  const full = new ShopError('data', 'x', { text: 'Only 4 left.' });

  it('goes back to what the store last said, with the reason, and the page looks what the cart holds', async () => {
    const { want, pass, calls, line, store, said } = openCart();
    want('a', 9, 0);
    await pass(0);
    calls[0]?.reject(full);
    await pass(0);
    expect(line('a')).toEqual({
      saved: 2,
      wanted: 2,
      saving: false,
      unsure: false,
      problem: { text: 'a stays. Only 4 left.', tried: 9 },
    });
    expect(store.getState().cart.changes).toBe(1);
    expect(said()).toEqual([]);
  });

  it('keeps a newer wish, and asks for that', async () => {
    const { want, pass, calls, sent, line } = openCart();
    want('a', 9, 0);
    await pass(0);
    want('a', 4, 0);
    await pass(0);
    calls[0]?.reject(full);
    await pass(0);
    expect(sent()).toEqual(['a 9', 'a 4']);
    calls[1]?.resolve({});
    await pass(0);
    expect(line('a')).toEqual({ saved: 4, wanted: 4, saving: false, unsure: false, problem: null });
  });

  it('says it in general words, and reports it, when the store could not be reached', async () => {
    const { want, pass, calls, line } = openCart();
    want('a', 3, 0);
    await pass(0);
    calls[0]?.reject(new ShopError('network', 'Network request failed'));
    await pass(0);
    expect(line('a')?.problem?.text).toBe('a stays. Something went wrong.');
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it('forgets the reason with the next change', async () => {
    const { want, pass, calls, line } = openCart();
    want('a', 9, 0);
    await pass(0);
    calls[0]?.reject(full);
    await pass(0);
    want('a', 3);
    expect(line('a')?.problem).toBeNull();
  });

  it('does not hold up the other lines', async () => {
    const { want, pass, calls, sent } = openCart();
    want('a', 9, 0);
    want('b', 3, 0);
    await pass(0);
    calls[0]?.reject(full);
    await pass(0);
    expect(sent()).toEqual(['a 9', 'b 3']);
  });

  it('sends the old quantity too after a failure that may have been done all the same', async () => {
    const { want, pass, calls, sent, line } = openCart();
    want('a', 3, 0);
    await pass(0);
    calls[0]?.reject(new ShopError('network', 'Network request failed'));
    await pass(0);
    want('a', 2, 0);
    expect(line('a')).toMatchObject({ unsure: true, problem: null });
    await pass(0);
    expect(sent()).toEqual(['a 3', 'a 2']);
    calls[1]?.resolve({});
    await pass(0);
    expect(line('a')).toEqual({ saved: 2, wanted: 2, saving: false, unsure: false, problem: null });
    expect(complaints.splice(0)).toEqual([
      expect.stringContaining('changing line a of the cart failed: Network request failed'),
    ]);
  });

  it('has the reason alone where the template has no words before it', async () => {
    const { store, calls, pass, line } = openCart();
    store.dispatch(changeLine({ id: 'a', printed: 2, quantity: 9, wait: 0, failed: '', done: () => '' }));
    await pass(0);
    calls[0]?.reject(full);
    await pass(0);
    expect(line('a')?.problem?.text).toBe('Only 4 left.');
  });

  it('stays gone when the page was shown anew without it meanwhile', async () => {
    const { want, pass, calls, line, store } = openCart();
    want('a', 9, 0);
    await pass(0);
    store.dispatch(cartShown({ parts: {}, quantity: 0, shown: 1, lines: {} }));
    calls[0]?.reject(full);
    await pass(0);
    expect(line('a')).toBeUndefined();
  });
});
