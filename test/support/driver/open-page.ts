import type { Browser, BrowserContext, Page } from 'playwright-core';
import { respondForOthers } from './respond-for-others';
import { saveTrace } from './save-trace';
import { untilMounted } from './until-mounted';
import { visit } from './visit';
import { type Trouble, tracesOf, watchTrouble } from './watch-trouble';

export interface OpenOptions {
  /** In pixels; 1280 × 900 when absent. */
  readonly width?: number;
  readonly height?: number;
  /** Whether the browser runs scripts. */
  readonly javaScript?: boolean;
  /** Whether the device has a touch screen; otherwise a mouse. */
  readonly touch?: boolean;
  /** The expected status of the response; 200 when absent. */
  readonly status?: number;
  /** Whether the page has no slot; `unknown` for a foreign theme's page that may have some. */
  readonly isBare?: boolean | 'unknown';
  /** Whether to wait until every due slot is mounted. */
  readonly mounted?: boolean;
  /** Runs before the page navigates: routes, throttles, scripts. */
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
 * @param where a browser for a new shopper, or a context for another tab of the same shopper
 * @param url of the shop
 * @param path from the shop's root, with a leading slash
 * @throws when the status is another one, or a due slot is not mounted
 */
export async function openPage(
  where: Browser | BrowserContext,
  url: string,
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
  // A control that is not usable within this time counts as unreachable.
  context.setDefaultTimeout(10_000);
  // Loading a page can take longer on a busy machine.
  context.setDefaultNavigationTimeout(30_000);
  try {
    const page = await context.newPage();
    await respondForOthers(page);
    const trouble = await watchTrouble(page);
    await before?.(page);
    if (status >= 400) trouble.expectStatus(status);
    await visit(page, `${url}${path}`, { status, isBare });
    if (mounted) await untilMounted(page);
    return { page, context, trouble };
  } catch (error) {
    const trace = await saveTrace(`opening ${path}`, tracesOf(context.pages()));
    // The caller does not get this context: in a browser shared with other tests its page would keep running.
    if (context !== where) await context.close();
    throw new Error(`${String(error)}\n${trace}`, { cause: error });
  }
}
