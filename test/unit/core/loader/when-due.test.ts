import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { whenDue } from '../../../../core/loader/when-due';

/** jsdom has no layout: the test says which elements are in sight. */
class FakeObserver {
  static made: FakeObserver[] = [];
  readonly observed = new Set<Element>();
  constructor(
    readonly call: (entries: { isIntersecting: boolean; target: Element }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    FakeObserver.made.push(this);
  }
  observe = (element: Element) => void this.observed.add(element);
  unobserve = (element: Element) => void this.observed.delete(element);
}
Object.assign(globalThis, { IntersectionObserver: FakeObserver });
const element = () => document.createElement('p');
afterEach(() => void jest.useRealTimers());

describe('the moment of a slot', () => {
  it('is at once', () => {
    const due = jest.fn();
    whenDue(element(), 'now', due);
    expect(due).toHaveBeenCalledTimes(1);
  });

  it.each(['interaction', 'runtime'] as const)('is not of itself when it is %s', async (moment) => {
    jest.useFakeTimers();
    const due = jest.fn();
    whenDue(element(), moment, due);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([due.mock.calls.length, FakeObserver.made.length]).toEqual([0, 0]);
  });

  it('is when the page is idle, or the next turn where the browser can’t tell', async () => {
    const due = jest.fn();
    const idle = jest.fn((run: () => void) => run());
    Object.assign(window, { requestIdleCallback: idle });
    whenDue(element(), 'idle', due);
    Reflect.deleteProperty(window, 'requestIdleCallback');
    expect([idle.mock.calls.length, due.mock.calls.length]).toEqual([1, 1]);
    whenDue(element(), 'idle', due);
    expect(due).toHaveBeenCalledTimes(1);
    await new Promise((resolve) => setTimeout(resolve));
    expect(due).toHaveBeenCalledTimes(2);
  });

  it('is one moment for all slots that wait until the page is idle', () => {
    const callbacks: (() => void)[] = [];
    Object.assign(window, { requestIdleCallback: (run: () => void) => callbacks.push(run) });
    const due = [jest.fn(), jest.fn(), jest.fn()];
    for (const each of due.slice(0, 2)) whenDue(element(), 'idle', each);
    callbacks[0]?.();
    whenDue(element(), 'idle', due[2]!);
    Reflect.deleteProperty(window, 'requestIdleCallback');
    expect([callbacks.length, due.map(({ mock }) => mock.calls.length)]).toEqual([2, [1, 1, 0]]);
    callbacks[1]?.();
    expect(due.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('is when it comes into sight, 200 px early, asked of one observer for all slots', () => {
    const [first, second] = [element(), element()];
    const [dueFirst, dueSecond] = [jest.fn(), jest.fn()];
    whenDue(first, 'visible', dueFirst);
    whenDue(second, 'visible', dueSecond);
    const [observer, ...others] = FakeObserver.made;
    expect([others, observer!.options]).toEqual([[], { rootMargin: '200px' }]);
    observer!.call([
      { isIntersecting: false, target: first },
      { isIntersecting: true, target: second },
      { isIntersecting: true, target: element() },
    ]);
    expect([dueFirst.mock.calls.length, dueSecond.mock.calls.length]).toEqual([0, 1]);
    expect([...observer!.observed]).toEqual([first]);
  });
});
