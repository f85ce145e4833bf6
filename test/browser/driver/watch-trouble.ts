import type { Page } from 'playwright-core';

export interface Trouble {
  /** What has gone wrong on the page so far and was not expected, oldest first. */
  unexpected(): string[];
  /** What has gone wrong and was expected: a test that provokes a report reads it here. */
  expected(): string[];
  /** Says that a complaint matching the pattern is part of the test. */
  expect(pattern: RegExp): void;
  /**
   * Says that the page may be answered with a status that is none of success. No pattern covers that: a test on a page
   * that never came would pass without its subject.
   */
  expectStatus(status: number): void;
  /** As if nothing had been heard, nor been expected. */
  forget(): void;
}

declare global {
  interface Window {
    sayTrouble?: (kind: string, sentence: string) => void;
  }
}

/**
 * Listens to everything a page can complain of, from its first moment on: documents that the shop does not give,
 * uncaught errors, console errors, violations of its content security policy and the widgets' own `widgets:error`
 * events.
 *
 * Call it before the page goes anywhere.
 */
export async function watchTrouble(page: Page): Promise<Trouble> {
  const complaints: string[] = [];
  const patterns: RegExp[] = [];
  const refusals: { status: number; sentence: string }[] = [];
  const statuses = new Set<number>();
  const isExpected = (complaint: string) => patterns.some((pattern) => pattern.test(complaint));

  page.on('response', (response) => {
    const request = response.request();
    if (response.status() < 400 || !request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const { pathname, search } = new URL(response.url());
    const address = `${pathname}${search}`.slice(0, 120);
    const sentence = `the page ${request.method()} ${address} was answered ${response.status()}`;
    refusals.push({ status: response.status(), sentence });
  });
  page.on('pageerror', (error) => void complaints.push(`page error: ${error.message}`));
  page.on('crash', () => void complaints.push('the page crashed'));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'assert') complaints.push(`console: ${message.text()}`);
  });
  await page.exposeFunction(
    'sayTrouble',
    (kind: string, sentence: string) => void complaints.push(`${kind}: ${sentence}`),
  );
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.sayTrouble?.('policy', `${event.violatedDirective} forbids ${event.blockedURI} ${event.sample}`);
    });
    document.addEventListener('widgets:error', (event) => {
      const { message } = (event as CustomEvent<{ message: string }>).detail;
      window.sayTrouble?.('widgets:error', message);
    });
  });

  return {
    unexpected: () => [
      ...refusals.filter(({ status }) => !statuses.has(status)).map(({ sentence }) => sentence),
      ...complaints.filter((complaint) => !isExpected(complaint)),
    ],
    expected: () => complaints.filter(isExpected),
    expect: (pattern) => void patterns.push(pattern),
    expectStatus: (status) => {
      statuses.add(status);
      // The browser says so of each, in its own words.
      patterns.push(new RegExp(`^console: Failed to load resource: .* status of ${status} `));
    },
    forget: () => {
      complaints.length = 0;
      patterns.length = 0;
      refusals.length = 0;
      statuses.clear();
    },
  };
}
