type Seen = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting' | 'intersectionRatio' | 'boundingClientRect'>;

/** An IntersectionObserver that a widget made: its options, and a function that reports visibility to it. */
export interface ObserverFake {
  readonly root: Element | Document | null | undefined;
  readonly rootMargin: string | undefined;
  readonly targets: Set<Element>;
  /** Reports the visible share of an element, 0 to 1. */
  see(target: Element, ratio: number): void;
}

/**
 * Adds IntersectionObserver, which jsdom lacks.
 *
 * @returns the observers in the order of their creation, without the disconnected ones
 */
export function fakeIntersectionObserver(): ObserverFake[] {
  const observers: ObserverFake[] = [];
  class FakeObserver {
    readonly fake: ObserverFake;
    constructor(notify: (seen: Seen[]) => void, { root, rootMargin }: IntersectionObserverInit = {}) {
      const see = (target: Element, ratio: number): void => {
        const boundingClientRect = target.getBoundingClientRect();
        notify([{ target, isIntersecting: ratio > 0, intersectionRatio: ratio, boundingClientRect }]);
      };
      this.fake = { root, rootMargin, targets: new Set(), see };
      observers.push(this.fake);
    }
    observe(target: Element): void {
      this.fake.targets.add(target);
    }
    disconnect(): void {
      observers.splice(observers.indexOf(this.fake), 1);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  return observers;
}
