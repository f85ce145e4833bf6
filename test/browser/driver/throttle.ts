import type { CDPSession, Page } from 'playwright-core';

/** The page's line to Chromium itself, for what playwright has no words for. */
export const openDevTools = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

/** Makes the page's processor `times` slower. */
export async function slowProcessor(page: Page, times: number): Promise<void> {
  const devTools = await openDevTools(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: times });
}
