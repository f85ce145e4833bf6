import type { Page } from 'playwright-core';
import { lookAgain } from './look-again';

/** The expected result of a navigation. */
export interface Destination {
  /** The expected status, after all redirects; 200 when absent. */
  readonly status?: number | undefined;
  /** Whether the page has no slot; `unknown` for a foreign theme's page that may have some. */
  readonly isBare?: boolean | 'unknown' | undefined;
}

/**
 * Navigates to a URL and checks the result: otherwise a test on a page that never loaded would pass.
 *
 * @throws when the response has another status, or the page has no slot
 */
export async function visit(
  page: Page,
  url: string,
  { status = 200, isBare = false }: Destination = {},
): Promise<void> {
  const response = await page.goto(url, { waitUntil: 'load' });
  const short = url.slice(0, 160);
  // There is no response if only the fragment after # has changed.
  const answered = response?.status() ?? status;
  if (answered !== status) throw new Error(`${short} was answered ${answered}, not ${status}`);
  if (isBare === 'unknown') return;
  const slots = page.locator('[data-widget]');
  if (isBare) {
    const count = await lookAgain(() => slots.count());
    if (count > 0) throw new Error(`${short} has ${count} slots`);
    return;
  }
  // A page that reloads has no slot for a moment.
  await slots
    .first()
    .waitFor({ state: 'attached' })
    .catch(() => {
      throw new Error(`${short} has no slots`);
    });
}
