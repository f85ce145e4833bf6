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
  const stateAfter = async (milliseconds: number) => (await passTime(milliseconds), state());
  return { state, stateAfter, begin, end };
};

describe('the progress bar', () => {
  it('grows by 3 every 50 ms, up to 100', async () => {
    const { stateAfter, begin } = await mount();
    await begin();
    expect(await stateAfter(50)).toEqual([false, 3]);
    expect(await stateAfter(100)).toEqual([false, 9]);
    expect(await stateAfter(2000)).toEqual([false, 100]);
  });

  it('is hidden when the last of several tasks has ended, and starts again at 0', async () => {
    const { state, stateAfter, begin, end } = await mount();
    await begin();
    await begin();
    await end();
    expect(await stateAfter(500)).toEqual([false, 30]);
    await end();
    expect(state()[0]).toBe(true);
    await begin();
    expect(state()).toEqual([false, 0]);
  });
});
