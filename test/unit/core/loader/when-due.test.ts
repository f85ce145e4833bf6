import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { whenDue } from '../../../../core/loader/page-slots';
import { settle } from '../../../support/jest/settle';

/** jsdom has no layout: the test determines which elements are visible. */
class FakeObserver {
  static created: FakeObserver[] = [];
  readonly observed = new Set<Element>();
  constructor(
    readonly call: (entries: { isIntersecting: boolean; target: Element }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    FakeObserver.created.push(this);
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
  FakeObserver.created.length = 0;
});

describe('a slot', () => {
  it('is due at once at the moment now', () => {
    waiting().now(first);
    expect(due).toEqual(['first']);
  });

  it.each(['interaction', 'runtime'] as const)('is not due by itself at the moment %s', async (moment) => {
    jest.useFakeTimers();
    waiting()[moment](first);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(due).toEqual([]);
    expect(FakeObserver.created.length).toBe(0);
  });

  it('is due in one idle callback with all slots that wait for it, or in the next turn without callbacks', async () => {
    const { idle } = waiting();
    const callbacks: (() => void)[] = [];
    Object.assign(window, { requestIdleCallback: (run: () => void) => callbacks.push(run) });
    for (const each of [first, second]) idle(each);
    expect(due).toEqual([]);
    callbacks[0]!();
    expect([callbacks.length, due]).toEqual([1, ['first', 'second']]);
    Reflect.deleteProperty(window, 'requestIdleCallback');
    idle(third);
    expect(due).toEqual(['first', 'second']);
    await settle();
    expect(due).toEqual(['first', 'second', 'third']);
  });

  it('is due 200 px before it is visible, with one observer for all slots', () => {
    const { visible } = waiting();
    for (const each of [first, second, third]) visible(each);
    const [observer, ...others] = FakeObserver.created;
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
