import type { CDPSession, Page } from 'playwright-core';

/** A line as Chromium emulates it; bytes per second and milliseconds. */
export interface Line {
  readonly latency: number;
  readonly down: number;
  readonly up: number;
}

const megabit = 1_000_000 / 8;

/** The lines of the performance targets. */
export const slow4G: Line = { latency: 150, down: 1.6 * megabit, up: 0.75 * megabit };

/** The page's line to Chromium itself, for what playwright has no words for. */
export const openDevTools = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

/** Makes the page's processor `times` slower. */
export async function slowProcessor(page: Page, times: number): Promise<void> {
  const devTools = await openDevTools(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Makes the page's network as slow as a line. */
export async function slowNetwork(page: Page, line: Line): Promise<void> {
  const devTools = await openDevTools(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.down,
    uploadThroughput: line.up,
  });
}
