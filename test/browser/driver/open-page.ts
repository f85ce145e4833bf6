import type { Browser, BrowserContext, Page } from 'playwright-core';
import { answerForOthers } from './answer-for-others';
import { untilMounted } from './until-mounted';
import { visit } from './visit';
import { watchTrouble, type Trouble } from './watch-trouble';

export interface OpenOptions {
  /** Pixels; 1280 × 900 if absent. */
  readonly width?: number;
  readonly height?: number;
  /** Whether the browser runs scripts. */
  readonly javaScript?: boolean;
  /** Whether the screen is touched; else there is a mouse. */
  readonly touch?: boolean;
  /** What the shop must answer; 200 if absent. */
  readonly status?: number;
  /** The page has no slot. */
  readonly isBare?: boolean;
  /** Whether to wait until every slot that is due has been mounted. */
  readonly mounted?: boolean;
  /** Done to the page before it goes anywhere: routes, throttles, scripts. */
  readonly before?: (page: Page) => Promise<unknown>;
}

export interface OpenedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly trouble: Trouble;
}

/**
 * Opens a page of the shop.
 *
 * @param where a browser, for a new shopper, or a context, for the same one in another tab
 * @param address where the shop answers
 * @param path from its root, with a slash at the beginning
 * @throws when the shop answers with another status, or no slot is mounted that should be
 */
export async function openPage(
  where: Browser | BrowserContext,
  address: string,
  path: string,
  {
    width = 1280,
    height = 900,
    javaScript = true,
    touch = false,
    status = 200,
    isBare = false,
    mounted = javaScript && !isBare,
    before,
  }: OpenOptions,
): Promise<OpenedPage> {
  const context =
    'newContext' in where
      ? await where.newContext({ javaScriptEnabled: javaScript, viewport: { width, height }, hasTouch: touch })
      : where;
  // A control that can't be used within this time is out of a shopper's reach.
  context.setDefaultTimeout(10_000);
  // To load a page may take a busy machine longer.
  context.setDefaultNavigationTimeout(30_000);
  try {
    const page = await context.newPage();
    await answerForOthers(page);
    const trouble = await watchTrouble(page);
    await before?.(page);
    if (status >= 400) trouble.expectStatus(status);
    await visit(page, `${address}${path}`, { status, isBare });
    if (mounted) await untilMounted(page);
    return { page, context, trouble };
  } catch (error) {
    // Nobody else knows of it: in a browser that serves other tests, too, its page would go on.
    if (context !== where) await context.close();
    throw error;
  }
}
