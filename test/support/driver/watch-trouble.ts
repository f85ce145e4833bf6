import type { Page } from 'playwright-core';
import type { Trace } from './save-trace';

export interface Trouble {
  /** The unexpected complaints of the page so far, oldest first. */
  unexpected(): string[];
  /** The expected complaints: a test that provokes a report reads it here. */
  expected(): string[];
  /** Expects a complaint that matches the pattern. */
  expect(pattern: RegExp): void;
  /** Expects an error status of the page. `expect` can't do that, so that no test passes on a page that never loaded. */
  expectStatus(status: number): void;
  /** Clears all complaints and expectations. */
  forget(): void;
}

declare global {
  interface Window {
    reportTrouble?: (kind: string, sentence: string) => void;
  }
}

const traces = new WeakMap<Page, Trace>();

/** What was recorded of the pages that are watched. */
export const tracesOf = (pages: readonly Page[]): Trace[] => pages.flatMap((page) => traces.get(page) ?? []);

/**
 * Records all complaints of a page from its first moment on: failed documents, uncaught errors, console errors,
 * violations of its Content-Security-Policy, and the widgets' own `widgets:error` events.
 *
 * Call it before the page navigates.
 */
export async function watchTrouble(page: Page): Promise<Trouble> {
  const complaints: string[] = [];
  const patterns: RegExp[] = [];
  const refusals: { status: number; sentence: string }[] = [];
  const statuses = new Set<number>();
  const isExpected = (complaint: string) => patterns.some((pattern) => pattern.test(complaint));
  const messages: string[] = [];
  const network: string[] = [];
  traces.set(page, { screenshot: () => page.screenshot({ timeout: 5_000 }), console: messages, network });

  page.on('requestfailed', (request) => {
    network.push(`${request.failure()?.errorText} ${request.method()} ${request.url()}`);
  });
  page.on('response', (response) => {
    const request = response.request();
    network.push(`${response.status()} ${request.method()} ${response.url()}`);
    if (response.status() < 400 || !request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const { pathname, search } = new URL(response.url());
    const url = `${pathname}${search}`.slice(0, 120);
    const sentence = `the page ${request.method()} ${url} was answered ${response.status()}`;
    refusals.push({ status: response.status(), sentence });
  });
  page.on('pageerror', (error) => {
    messages.push(error.stack ?? error.message);
    complaints.push(`page error: ${error.message}`);
  });
  page.on('crash', () => void complaints.push('the page crashed'));
  page.on('console', (message) => {
    messages.push(`${message.type()}: ${message.text()}`);
    if (message.type() === 'error' || message.type() === 'assert') complaints.push(`console: ${message.text()}`);
  });
  await page.exposeFunction(
    'reportTrouble',
    (kind: string, sentence: string) => void complaints.push(`${kind}: ${sentence}`),
  );
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.reportTrouble?.('policy', `${event.violatedDirective} forbids ${event.blockedURI} ${event.sample}`);
    });
    document.addEventListener('widgets:error', (event) => {
      const { message } = (event as CustomEvent<{ message: string }>).detail;
      window.reportTrouble?.('widgets:error', message);
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
      // The browser also reports each in the console.
      patterns.push(new RegExp(`^console: Failed to load resource: .* status of ${status} `));
    },
    forget: () => {
      complaints.length = 0;
      patterns.length = 0;
      refusals.length = 0;
      statuses.clear();
      messages.length = 0;
      network.length = 0;
    },
  };
}
