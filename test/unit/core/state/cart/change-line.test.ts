import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
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
  const advance = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
  const want = (id: string, quantity: number, wait = 400, failed = `${id} stays.`) =>
    store.dispatch(changeLine({ id, rendered: 2, quantity, wait, failed, done: (taken) => `${id} is ${taken}` }));
  return {
    store,
    want,
    advance,
    sent: () => calls.map(({ id, quantity }) => `${id} ${quantity}`),
    /** Changes a line without a pause. */
    change: async (id: string, quantity: number, failed?: string) => {
      want(id, quantity, 0, failed);
      await advance();
    },
    accept: async () => {
      calls.at(-1)?.resolve({});
      await advance();
    },
    refuse: async (error: Error) => {
      calls.at(-1)?.reject(error);
      await advance();
    },
    line: (id: string) => store.getState().cartPage.lines[id],
    announcements: () => store.getState().ui.announcements.map(({ text }) => text),
  };
};
const atRest = (quantity: number) => ({
  saved: quantity,
  wanted: quantity,
  saving: false,
  isOutcomeUnknown: false,
  problem: null,
});

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
    const { change, accept, line, store, announcements } = openCart();
    await change('a', 3);
    expect(line('a')?.saving).toBe(true);
    expect(selectCartUnsaved(store.getState())).toBe(true);
    await accept();
    expect(line('a')).toEqual(atRest(3));
    expect(store.getState().cart.changes).toBe(1);
    expect(announcements()).toEqual(['a is 3']);
  });

  it('has one change under way at most, and sends the newest quantity after it', async () => {
    const { change, accept, sent, line } = openCart();
    for (const quantity of [3, 4, 5]) await change('a', quantity);
    expect(sent()).toEqual(['a 3']);
    await accept();
    expect(sent()).toEqual(['a 3', 'a 5']);
    await accept();
    expect(line('a')).toEqual(atRest(5));
  });

  it('waits for the other lines, and then sends its newest quantity', async () => {
    const { change, accept, sent } = openCart();
    await change('a', 3);
    await change('b', 3);
    await change('b', 7);
    expect(sent()).toEqual(['a 3']);
    await accept();
    expect(sent()).toEqual(['a 3', 'b 7']);
  });
});

describe('a line of the cart whose change the shop refuses', () => {
  const full = new ShopError('data', 'x', { text: 'Only 4 left.' });
  const lost = new ShopError('network', 'Network request failed');

  it.each<[string, string | undefined, ShopError, string]>([
    ['the reason', undefined, full, 'a stays. Only 4 left.'],
    ['only the reason if the template has no words before it', '', full, 'Only 4 left.'],
    ['the general error, reported, if the shop is lost', undefined, lost, 'a stays. Something went wrong.'],
  ])('goes back to the last saved quantity, with %s', async (_, failed, error, text) => {
    const { change, refuse, line, store, announcements } = openCart();
    await change('a', 9, failed);
    await refuse(error);
    expect(line('a')).toEqual({ ...atRest(2), problem: { text, tried: 9 } });
    expect([store.getState().cart.changes, announcements()]).toEqual([1, []]);
    expect(complaints.splice(0)).toHaveLength(error === lost ? 1 : 0);
  });

  it('keeps a newer quantity, and sends it', async () => {
    const { change, refuse, accept, sent, line } = openCart();
    await change('a', 9);
    await change('a', 4);
    await refuse(full);
    expect(sent()).toEqual(['a 9', 'a 4']);
    await accept();
    expect(line('a')).toEqual(atRest(4));
  });

  it('sends the old quantity too after a failure that may have changed the cart', async () => {
    const { change, want, refuse, accept, advance, sent, line } = openCart();
    await change('a', 3);
    await refuse(lost);
    want('a', 2, 0);
    expect(line('a')).toMatchObject({ isOutcomeUnknown: true, problem: null });
    await advance();
    expect(sent()).toEqual(['a 3', 'a 2']);
    await accept();
    expect(line('a')).toEqual(atRest(2));
    expect(complaints.splice(0)).toEqual([
      expect.stringContaining('changing line a of the cart failed: Network request failed'),
    ]);
  });

  it('stays removed if the page was shown again without it meanwhile', async () => {
    const { change, refuse, line, store } = openCart();
    await change('a', 9);
    store.dispatch(cartShown({ parts: {}, quantity: 0, shown: 1, lines: {} }));
    await refuse(full);
    expect(line('a')).toBeUndefined();
  });
});

it('lines whose change the host answers by a challenge are posted by the browser, as the form of the page would', async () => {
  const posted: string[] = [];
  jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function (this: HTMLFormElement) {
    const fields = [...new FormData(this)].map(([name, value]) => `${name}=${String(value)}`);
    posted.push(`${this.getAttribute('method')} ${this.getAttribute('action')} ${fields.join('&')}`);
  });
  printContext({ 'cart-url': '/fr/cart.php', 'generic-error': 'Something went wrong.' });
  const { change, want, refuse, advance, line, store } = openCart();
  await change('a', 3);
  want('b', 0, 0);
  await refuse(new ShopError('http', '429', { status: 429, isChallenge: true }));
  expect(posted[0]).toBe('post /fr/cart.php action=update&qty[a]=3&qty[b]=0');
  expect(line('a')).toMatchObject({ wanted: 3, saving: true, problem: null });
  expect(document.querySelector('form')).toBeNull();

  // The shopper has come back, or the browser could not load the page: the line is asked for again.
  window.dispatchEvent(new Event('pageshow'));
  await advance();
  expect(line('a')).toMatchObject({ wanted: 2, saving: false, problem: { tried: 3 } });
  expect(store.getState().cart.changes).toBe(1);
  complaints.splice(0);
});

const ids = ['a', 'b', 'c'];

/** A quantity for a line, and the pause after it. */
const change = fc.record({ id: fc.constantFrom(...ids), quantity: fc.integer({ min: 1, max: 5 }), pause: fc.nat(900) });
/** The delay and the result of a response. A lost response belongs to a change that was made. */
const response = fc.record({ delay: fc.nat(1500), outcome: fc.constantFrom('yes', 'yes', 'yes', 'no', 'lost') });

it('after any changes in any order, each line has the wanted quantity or shows a problem', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 12 }),
      fc.array(response, { maxLength: 30 }),
      async (changes, responses) => {
        const inCart = new Map(ids.map((id) => [id, 2]));
        const refused = new Map<string, number>();
        let underWay = 0;
        let call = 0;
        const store = storeWithCalls({
          cart: {
            update: async ([item]) => {
              const { delay = 0, outcome = 'yes' } = responses[call] ?? {};
              call += 1;
              underWay += 1;
              expect(underWay).toBe(1);
              if (outcome !== 'no') inCart.set(item!.id, item!.quantity);
              await new Promise((done) => setTimeout(done, delay));
              underWay -= 1;
              if (outcome === 'yes') return {};
              refused.set(item!.id, item!.quantity);
              throw new ShopError('network', 'Network request failed');
            },
          },
        });
        const line = (id: string) => store.getState().cartPage.lines[id];
        const wanted = new Map<string, number>();
        for (const { id, quantity, pause } of changes) {
          wanted.set(id, quantity);
          refused.delete(id);
          store.dispatch(changeLine({ id, rendered: 2, quantity, wait: 400, failed: '', done: () => '' }));
          await jest.advanceTimersByTimeAsync(pause);
        }
        await jest.runAllTimersAsync();
        complaints.length = 0;

        expect(selectCartUnsaved(store.getState())).toBe(false);
        for (const [id, quantity] of wanted) {
          if (line(id)?.problem) continue;
          expect([id, inCart.get(id), line(id)?.wanted]).toEqual([id, quantity, quantity]);
        }
      },
    ),
    { numRuns: Number(process.env.PROPERTY_CASES ?? 100) },
  );
}, 60_000);
