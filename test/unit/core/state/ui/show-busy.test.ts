import { describe, expect, it } from '@jest/globals';
import { selectBusy } from '../../../../../core/state/slices/ui-slice';
import { showBusy } from '../../../../../core/state/ui/show-busy';
import { settle } from '../../../../support/jest/settle';
import { deferred, storeWithCalls } from '../store-with-calls';

describe('showBusy', () => {
  const begin = () => {
    const { promise, resolve } = deferred<void>();
    const store = storeWithCalls({}, undefined, () => promise);
    return {
      paint: async () => (resolve(), settle()),
      end: store.dispatch(showBusy()),
      beginAnother: () => store.dispatch(showBusy()),
      isBusy: () => selectBusy(store.getState()),
    };
  };

  it('makes the page busy after the next paint, until the end', async () => {
    const { paint, end, isBusy } = begin();
    expect(isBusy()).toBe(false);
    await paint();
    expect(isBusy()).toBe(true);
    end();
    expect(isBusy()).toBe(false);
  });

  it('shows nothing when the task ends before the paint', async () => {
    const { paint, end, isBusy } = begin();
    end();
    await paint();
    expect(isBusy()).toBe(false);
  });

  it('still shows another task when one ended before the paint', async () => {
    const { paint, beginAnother, isBusy } = begin();
    await paint();
    const endAnother = beginAnother();
    endAnother();
    expect(isBusy()).toBe(true);
  });
});
