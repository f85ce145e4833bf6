type Seen = { target: Element; isIntersecting: boolean; intersectionRatio: number };

/** An IntersectionObserver that a widget made: its options, and a function that reports visibility to it. */
export interface Sight {
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
export function giveSight(): Sight[] {
  const sights: Sight[] = [];
  class FakeObserver {
    readonly sight: Sight;
    constructor(notify: (seen: Seen[]) => void, { root, rootMargin }: IntersectionObserverInit = {}) {
      const see = (target: Element, ratio: number): void =>
        notify([{ target, isIntersecting: ratio > 0, intersectionRatio: ratio }]);
      this.sight = { root, rootMargin, targets: new Set(), see };
      sights.push(this.sight);
    }
    observe(target: Element): void {
      this.sight.targets.add(target);
    }
    disconnect(): void {
      sights.splice(sights.indexOf(this.sight), 1);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  return sights;
}
