import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { busyEnded, busyStarted } from '../../../../core/state/slices/ui-slice';
import { progressBar } from '../../../../widgets/global/progress-bar';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { passTime, settle } from '../../../support/jest/settle';

beforeEach(() => void jest.useFakeTimers());

const mount = async () => {
  const { slot, part, store } = await mountExample(progressBar);
  const begin = async () => (store.dispatch(busyStarted()), settle());
  const end = async () => (store.dispatch(busyEnded()), settle());
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
    await passTime(50);
    expect(bar.value).toBe(3);
    await passTime(100);
    expect(bar.value).toBe(9);
    await passTime(31 * 50);
    expect(bar.value).toBe(100);
    await passTime(1000);
    expect(bar.value).toBe(100);
  });

  it('is hidden when the last of several tasks has ended, and starts again at 0', async () => {
    const { slot, bar, begin, end } = await mount();
    await begin();
    await begin();
    await passTime(500);
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
