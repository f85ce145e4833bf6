import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { whenDue } from '../../../../core/loader/when-due';

/** jsdom has no layout: the test determines which elements are visible. */
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
const slot = (id: string): Element => Object.assign(document.createElement('p'), { id });
const [first, second, third] = [slot('first'), slot('second'), slot('third')];
const due: string[] = [];
const waiting = () => whenDue(({ id }) => void due.push(id));

beforeEach(() => {
  due.length = 0;
  FakeObserver.made.length = 0;
});
afterEach(() => void jest.useRealTimers());

describe('the moment of a slot', () => {
  it('is at once', () => {
    waiting().now(first);
    expect(due).toEqual(['first']);
  });

  it.each(['interaction', 'runtime'] as const)('is not of itself when it is %s', async (moment) => {
    jest.useFakeTimers();
    waiting()[moment](first);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(due).toEqual([]);
    expect(FakeObserver.made.length).toBe(0);
  });

  it('is when the page is idle, or the next turn where the browser can’t tell', async () => {
    const { idle } = waiting();
    const asked = jest.fn((run: () => void) => run());
    Object.assign(window, { requestIdleCallback: asked });
    idle(first);
    Reflect.deleteProperty(window, 'requestIdleCallback');
    expect(asked.mock.calls.length).toBe(1);
    expect(due).toEqual(['first']);
    idle(second);
    expect(due).toEqual(['first']);
    await new Promise((resolve) => setTimeout(resolve));
    expect(due).toEqual(['first', 'second']);
  });

  it('is one moment for all slots that wait until the page is idle', () => {
    const { idle } = waiting();
    const callbacks: (() => void)[] = [];
    Object.assign(window, { requestIdleCallback: (run: () => void) => callbacks.push(run) });
    for (const each of [first, second]) idle(each);
    callbacks[0]?.();
    idle(third);
    Reflect.deleteProperty(window, 'requestIdleCallback');
    expect(callbacks.length).toBe(2);
    expect(due).toEqual(['first', 'second']);
    callbacks[1]?.();
    expect(due).toEqual(['first', 'second', 'third']);
  });

  it('is when it comes into sight, 200 px early, asked of one observer for all slots', () => {
    const { visible } = waiting();
    for (const each of [first, second, third]) visible(each);
    const [observer, ...others] = FakeObserver.made;
    expect(others).toEqual([]);
    expect(observer!.options).toEqual({ rootMargin: '200px' });
    observer!.call([
      { isIntersecting: false, target: first },
      { isIntersecting: true, target: second },
      { isIntersecting: true, target: third },
    ]);
    expect(due).toEqual(['second', 'third']);
    expect([...observer!.observed]).toEqual([first]);
  });
});
