import type { Page } from 'playwright-core';

/** Every chunk of the bundle but the loader. */
export const chunks = /\/assets\/cdn\/widgets\/[^/]+\/(?!loader\.js)[\w-]+\.js$/;

/** Every script of the bundle, the loader too. */
export const wholeBundle = /\/assets\/cdn\/widgets\/[^/]+\/[\w-]+\.js$/;

/** As if the code had never been uploaded: the requests for it fail. */
export async function blockCode(page: Page, which: RegExp = chunks): Promise<void> {
  await page.route(which, (route) => route.abort());
}

/**
 * Keeps the code back until the returned function is called, as a slow line would.
 * @returns lets the code through, what was asked for in the meantime first
 */
export async function holdCode(page: Page, which: RegExp = chunks): Promise<() => Promise<void>> {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(which, async (route) => {
    await opened;
    await route.continue().catch(() => {});
  });
  return async () => open();
}
