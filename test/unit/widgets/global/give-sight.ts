type Seen = { target: Element; isIntersecting: boolean; intersectionRatio: number };

/** An observer of sight that a widget made: what it was asked, and a way to tell it what is in sight. */
export interface Sight {
  readonly root: Element | Document | null | undefined;
  readonly rootMargin: string | undefined;
  readonly targets: Set<Element>;
  /** Tells it how much of an element is in sight, 0 to 1. */
  see(target: Element, ratio: number): void;
}

/**
 * Sight, which jsdom lacks.
 *
 * @returns the observers, in the order in which they were made; those that are done with leave it
 */
export function giveSight(): Sight[] {
  const sights: Sight[] = [];
  class FakeObserver {
    readonly sight: Sight;
    constructor(tell: (seen: Seen[]) => void, { root, rootMargin }: IntersectionObserverInit = {}) {
      const see = (target: Element, ratio: number): void =>
        tell([{ target, isIntersecting: ratio > 0, intersectionRatio: ratio }]);
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
