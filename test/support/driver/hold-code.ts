import type { Page } from 'playwright-core';

/** Every chunk of the bundle but the loader. */
export const chunks = /\/assets\/cdn\/widgets\/[^/]+\/(?!loader\.js)[\w-]+\.js$/;

/** Every script of the bundle, the loader too. */
export const wholeBundle = /\/assets\/cdn\/widgets\/[^/]+\/[\w-]+\.js$/;

/** Aborts the requests for the code, as if it had never been uploaded. */
export async function blockCode(page: Page, which: RegExp = chunks): Promise<void> {
  await page.route(which, (route) => route.abort());
}

/**
 * Delays the code until the returned function is called, like a slow connection.
 * @returns lets the code through, delayed requests first
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
