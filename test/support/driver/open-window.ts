import { type Browser, launch } from 'puppeteer-core';
import { startChromium } from './chromium';

/**
 * Starts Chromium under a driver that attaches to tabs. The tests' own driver attaches to pages, and Chromium then
 * refuses to prerender (`PrerenderingDisabledByDevTools`).
 */
export const openWindow = (extraFlags: readonly string[]): Promise<Browser> =>
  startChromium(({ executablePath, args, env }) => launch({ executablePath, args, env, headless: true }), extraFlags);
