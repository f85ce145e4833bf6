import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { busyEnded, busyStarted } from '../../../../core/state/slices/ui-slice';
import { progressBar } from '../../../../widgets/global/progress-bar';
import { mountExample, printExample } from '../../../support/examples/mount-example';

const flush = async (milliseconds = 0) => {
  for (let round = 0; round < 4; round += 1) await jest.advanceTimersByTimeAsync(round ? 0 : milliseconds);
};
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const mount = async () => {
  const { slot, part, store } = await mountExample(progressBar);
  const begin = async () => (store.dispatch(busyStarted()), flush());
  const end = async () => (store.dispatch(busyEnded()), flush());
  return { slot, bar: part('bar') as HTMLProgressElement, begin, end };
};

describe('the progress bar, before its code arrives', () => {
  it('is hidden', () => {
    expect(printExample(progressBar).hidden).toBe(true);
  });
});

describe('the progress bar, when the shop changes', () => {
  it('is hidden while no task is running', async () => {
    const rendered = printExample(progressBar).outerHTML;
    const { slot } = await mount();
    expect(slot.outerHTML.replace(/ data-widget-status="\w+"/, '')).toBe(rendered);
  });

  it('grows by 3 every 50 ms, up to 100', async () => {
    const { slot, bar, begin } = await mount();
    await begin();
    expect(slot.hidden).toBe(false);
    expect(bar.value).toBe(0);
    await flush(50);
    expect(bar.value).toBe(3);
    await flush(100);
    expect(bar.value).toBe(9);
    await flush(31 * 50);
    expect(bar.value).toBe(100);
    await flush(1000);
    expect(bar.value).toBe(100);
  });

  it('is hidden when the last of several tasks has ended, and starts again at 0', async () => {
    const { slot, bar, begin, end } = await mount();
    await begin();
    await begin();
    await flush(500);
    await end();
    expect(slot.hidden).toBe(false);
    expect(bar.value).toBe(30);
    await end();
    expect(slot.hidden).toBe(true);
    await begin();
    expect(slot.hidden).toBe(false);
    expect(bar.value).toBe(0);
  });
});
