import type { CDPSession, Page } from 'playwright-core';

/** The page's DevTools connection, for features that playwright lacks. */
export const openDevTools = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

/** Slows down the page's processor by the factor `times`. */
export async function slowProcessor(page: Page, times: number): Promise<void> {
  const devTools = await openDevTools(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: times });
}
