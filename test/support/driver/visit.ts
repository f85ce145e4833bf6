import type { Page } from 'playwright-core';
import { lookAgain } from './look-again';

/** The expected result of a navigation. */
export interface Destination {
  /** The expected status, after all redirects; 200 when absent. */
  readonly status?: number | undefined;
  /** Whether the page has no slot. */
  readonly isBare?: boolean | undefined;
}

/**
 * Navigates to an address and checks the result: otherwise a test on a page that never loaded would pass.
 *
 * @throws when the response has another status, or the page has no slot
 */
export async function visit(
  page: Page,
  address: string,
  { status = 200, isBare = false }: Destination = {},
): Promise<void> {
  const response = await page.goto(address, { waitUntil: 'load' });
  const short = address.slice(0, 160);
  // There is no response if only the fragment after # has changed.
  const answered = response?.status() ?? status;
  if (answered !== status) throw new Error(`${short} was answered ${answered}, not ${status}`);
  const slots = await lookAgain(() => page.locator('[data-widget]').count());
  if (slots > 0 === isBare) throw new Error(isBare ? `${short} has ${slots} slots` : `${short} has no slots`);
}
