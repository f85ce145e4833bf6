import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { busyEnded, busyStarted } from '../../../../core/state/slices/ui-slice';
import { progressBar } from '../../../../widgets/global/progress-bar';
import { mountExample } from '../../../support/examples/mount-example';
import { passTime, settle } from '../../../support/jest/settle';

beforeEach(() => void jest.useFakeTimers());

const mount = async () => {
  const { slot, part, store } = await mountExample(progressBar);
  const begin = async () => (store.dispatch(busyStarted()), settle());
  const end = async () => (store.dispatch(busyEnded()), settle());
  const state = () => [slot.hidden, (part('bar') as HTMLProgressElement).value];
  return { slot, state, begin, end };
};

describe('the progress bar', () => {
  it('grows by 3 every 50 ms, up to 100', async () => {
    const { state, begin } = await mount();
    await begin();
    expect(state()).toEqual([false, 0]);
    for (const [milliseconds, value] of [
      [50, 3],
      [100, 9],
      [31 * 50, 100],
      [1000, 100],
    ] as const) {
      await passTime(milliseconds);
      expect(state()).toEqual([false, value]);
    }
  });

  it('is hidden when the last of several tasks has ended, and starts again at 0', async () => {
    const { state, begin, end } = await mount();
    await begin();
    await begin();
    await passTime(500);
    await end();
    expect(state()).toEqual([false, 30]);
    await end();
    expect(state()[0]).toBe(true);
    await begin();
    expect(state()).toEqual([false, 0]);
  });
});
