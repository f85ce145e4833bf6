import type { Page } from 'playwright-core';

export interface Trouble {
  /** What has gone wrong on the page so far and was not expected, oldest first. */
  unexpected(): string[];
  /** What has gone wrong and was expected: a test that provokes a report reads it here. */
  expected(): string[];
  /** Says that a complaint matching the pattern is part of the test. */
  expect(pattern: RegExp): void;
  /** As if nothing had been heard, nor been expected. */
  forget(): void;
}

declare global {
  interface Window {
    sayTrouble?: (kind: string, sentence: string) => void;
  }
}

/**
 * Listens to everything a page can complain of, from its first moment on: uncaught errors, console errors,
 * violations of its content security policy and the widgets' own `widgets:error` events.
 *
 * Call it before the page goes anywhere.
 */
export async function watchTrouble(page: Page): Promise<Trouble> {
  const heard: string[] = [];
  const patterns: RegExp[] = [];
  const isExpected = (complaint: string) => patterns.some((pattern) => pattern.test(complaint));

  page.on('pageerror', (error) => void heard.push(`page error: ${error.message}`));
  page.on('crash', () => void heard.push('the page crashed'));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'assert') heard.push(`console: ${message.text()}`);
  });
  await page.exposeFunction('sayTrouble', (kind: string, sentence: string) => void heard.push(`${kind}: ${sentence}`));
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
    unexpected: () => heard.filter((complaint) => !isExpected(complaint)),
    expected: () => heard.filter(isExpected),
    expect: (pattern) => void patterns.push(pattern),
    forget: () => {
      heard.length = 0;
      patterns.length = 0;
    },
  };
}
