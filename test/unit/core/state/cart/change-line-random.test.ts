import { beforeEach, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { ShopError } from '../../../../../core/errors/shop-error';
import { changeLine } from '../../../../../core/state/cart/change-line';
import { selectCartUnsaved } from '../../../../../core/state/slices/cart-page-slice';
import { complaints } from '../../../../support/jest/setup';
import { storeWithCalls } from '../store-with-calls';

beforeEach(() => void jest.useFakeTimers());

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
    { numRuns: 100 },
  );
}, 60_000);
