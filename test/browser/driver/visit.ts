import type { Page } from 'playwright-core';
import { lookAgain } from './look-again';

/** What an address leads to. */
export interface Destination {
  /** What the shop answers, after all redirects; 200 if absent. */
  readonly status?: number | undefined;
  /** The page has no slot: it stands alone. */
  readonly isBare?: boolean | undefined;
}

/**
 * Leads a page to an address, and makes sure that it got there: a test on a page that never came would pass without its
 * subject.
 *
 * @throws when the answer has another status, or the page has no slot
 */
export async function visit(
  page: Page,
  address: string,
  { status = 200, isBare = false }: Destination = {},
): Promise<void> {
  const response = await page.goto(address, { waitUntil: 'load' });
  const short = address.slice(0, 160);
  // There is no response where only the part behind # has changed.
  const answered = response?.status() ?? status;
  if (answered !== status) throw new Error(`${short} was answered ${answered}, not ${status}`);
  const slots = await lookAgain(() => page.locator('[data-widget]').count());
  if (slots > 0 === isBare) throw new Error(isBare ? `${short} has ${slots} slots` : `${short} has no slots`);
}
