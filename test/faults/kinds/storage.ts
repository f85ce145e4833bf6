import type { Page } from 'playwright-core';
import type { Fault } from '../fault';

const kind = 'storage, cookies and the clock';

/** A fault that exists from the page's start. */
const from = (name: string, script: () => void, more: Partial<Fault> = {}): Fault => ({
  ...more,
  name,
  kind,
  effect: 'none',
  early: ({ page }: { page: Page }) => page.addInitScript(script),
});

export const storageForbidden = from('storage is forbidden', () => {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
});

export const storageFull = from('storage is full', () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
});

export const cookiesOff = from(
  'scripts may not read cookies',
  () => {
    const refuse = () => {
      throw new DOMException('Cookies are closed.', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  },
  // The platform's own script reads its token from the cookies when a form is sent.
  { expectedErrors: /^page error: .*Cookies are closed/ },
);

export const clockBehind = from('the clock is years behind', () => {
  const { now } = Date;
  Date.now = () => now() - 200_000_000_000;
});

export const clockAhead = from('the clock is years ahead', () => {
  const { now } = Date;
  Date.now = () => now() + 200_000_000_000;
});

/** The clock is set back, by hours, while the page is open. */
export const clockJumps: Fault = {
  name: 'the clock jumps back',
  kind,
  effect: 'none',
  apply: ({ page }) =>
    page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() - 7_200_000;
    }),
};
