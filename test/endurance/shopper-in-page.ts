/** A shopper as a script in the page. It presses faster than a driver, so that an hour of presses takes a minute. */
export interface Shopper {
  /** @throws Error when no element matches */
  find(selector: string): HTMLElement;
  press(selector: string): void;
  type(selector: string, text: string): void;
  /** Waits until a condition is true. */
  until(isSo: () => unknown): Promise<void>;
  /** Does something and waits for an event that it causes. */
  awaitEvent(name: string, act: () => void): Promise<void>;
}

declare global {
  interface Window {
    shopper: Shopper;
    /** The number of the page's timers that repeat, or that wait for more than five seconds and have not run yet. */
    pendingTimers: () => number;
  }
}

/** Makes the shopper, and counts the page's timers. It runs in the page, before the page's own scripts. */
export function shopperInPage(): void {
  const pending = new Set<number>();
  const { setTimeout: wait, setInterval: repeat, clearTimeout: stop, clearInterval: stopRepeating } = window;
  type Handler = (...args: unknown[]) => void;
  const counted = {
    setTimeout: (handler: Handler, ms?: number, ...args: unknown[]) => {
      const timer = wait(() => {
        pending.delete(timer);
        handler(...args);
      }, ms);
      // A shorter timer is not a leak: for a person it ends while he looks at the page. This shopper is faster.
      if (ms !== undefined && ms > 5_000) pending.add(timer);
      return timer;
    },
    setInterval: (handler: Handler, ms?: number, ...args: unknown[]) => {
      const timer = repeat(handler, ms, ...args);
      pending.add(timer);
      return timer;
    },
    clearTimeout: (timer?: number) => {
      pending.delete(timer ?? 0);
      stop(timer);
    },
    clearInterval: (timer?: number) => {
      pending.delete(timer ?? 0);
      stopRepeating(timer);
    },
  };
  Object.assign(window, counted, { pendingTimers: () => pending.size });

  const find = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`there is no ${selector} at ${location.pathname}`);
    return found;
  };
  window.shopper = {
    find,
    press: (selector) => find(selector).click(),
    type: (selector, text) => {
      const field = find(selector) as HTMLInputElement;
      field.focus();
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    until: async (isSo) => {
      for (const started = performance.now(); !isSo(); ) {
        if (performance.now() - started > 20_000) throw new Error(`timed out waiting for ${isSo}`);
        await new Promise((later) => wait(later, 2));
      }
    },
    awaitEvent: async (name, act) => {
      const dispatched = new Promise((done) => document.addEventListener(name, done, { once: true }));
      act();
      await dispatched;
    },
  };
}
