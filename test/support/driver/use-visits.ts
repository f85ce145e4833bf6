import type { Page } from 'playwright-core';
import type { OpenedPage, OpenOptions } from './open-page';
import { respondForOthers } from './respond-for-others';
import { untilMounted } from './until-mounted';
import { useOnePage } from './use-one-page';
import type { Shop } from './use-shop';
import { visit } from './visit';

/** Options to visit a URL in an existing page: scripts run, and the pointer is a mouse. */
export type VisitOptions = Omit<OpenOptions, 'javaScript' | 'touch'>;

/**
 * Gives the tests of a describe block one page that opens like `Shop.open`, for a new shopper each time, in two thirds
 * of the time. Anything that `before` adds to the page permanently (scripts, functions) would remain, so add it in
 * `once`.
 *
 * @param once runs once, before the page navigates
 */
export function useVisits(shop: Shop, once: (page: Page) => Promise<unknown> = async () => {}) {
  const { begin } = useOnePage(shop, async (page) => {
    await respondForOthers(page);
    await once(page);
  });
  return async (path: string, options: VisitOptions = {}): Promise<OpenedPage> => {
    const { width = 1280, height = 900, status = 200, isBare = false, mounted = !isBare, before } = options;
    const { page, trouble } = await begin();
    const size = page.viewportSize();
    if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height });
    await before?.(page);
    if (status >= 400) trouble.expectStatus(status);
    await visit(page, shop.url + path, { status, isBare });
    if (mounted) await untilMounted(page);
    return { page, trouble, context: page.context() };
  };
}
