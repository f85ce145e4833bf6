import type { CDPSession, Page } from 'playwright-core';

/** The page's DevTools connection, for features that playwright lacks. */
export const openDevTools = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

/** The network of a phone on slow 4G: milliseconds, and bytes a second. */
export const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Puts the page on slow 4G. The line stays slow until the returned connection is detached. */
export async function slowLine(page: Page): Promise<CDPSession> {
  const devTools = await openDevTools(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slow4G);
  return devTools;
}

/** Slows down the page's processor by the factor `times`. */
export async function slowProcessor(page: Page, times: number): Promise<void> {
  const devTools = await openDevTools(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: times });
}
