import type { Browser, Page } from 'playwright-core';
import { slowLine } from '../../support/driver/throttle';
import { untilQuiet } from '../../support/driver/until-quiet';
import type { BenchPage } from './bench-pages';
import { brotli } from './bundle-bytes';
import type { Contender } from './contender';
import { openBenchPage } from './open-bench-page';

export interface PageBytes {
  /** Brotli bytes of the theme's scripts that load without any interaction: page at rest, nothing scrolled. */
  readonly before: number;
  /** The part of `before` that was requested before the page was idle for the first time. */
  readonly beforeIdle: number;
  /** The same as `before`, without the chunk of the shop's calls. */
  readonly live: number;
  /** All bytes that load when every slot has been scrolled to and touched. */
  readonly all: number;
  /** The files that load without any interaction. */
  readonly files: readonly string[];
}

declare global {
  interface Window {
    firstIdle?: number;
  }
}

/** The theme's scripts that a page downloads, on a phone's screen, on a fast line or on slow 4G. */
export async function pageBytes(
  browser: Browser,
  contender: Contender,
  { path, prepare }: BenchPage,
  line: 'fast' | 'slow' = 'fast',
): Promise<PageBytes> {
  const { page, context } = await openBenchPage(browser, contender, path, {
    width: 390,
    height: 844,
    before: async (opened) => {
      await prepare?.(opened, contender);
      if (line === 'slow') await slowLine(opened);
      await opened.addInitScript(() => {
        // The first change means that the page is parsed. Scripts that the page requests when idle start later.
        document.addEventListener(
          'readystatechange',
          () => requestIdleCallback(() => (window.firstIdle = performance.now())),
          { once: true },
        );
      });
    },
  });
  const rest = () => untilQuiet(page).then(() => page.waitForTimeout(1_000));
  try {
    await rest();
    const before = await scriptsOf(page, contender);
    const early = before.filter(({ isEarly }) => isEarly);
    for (const slot of await page.locator('[data-widget]').all()) {
      await slot.evaluate((element) => {
        element.scrollIntoView({ behavior: 'instant' });
        element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      });
    }
    await rest();
    return {
      before: bytesOf(before),
      beforeIdle: bytesOf(early),
      live: bytesOf(before.filter(({ file }) => !file.startsWith('api'))),
      all: bytesOf(await scriptsOf(page, contender)),
      files: before.map(({ file }) => file),
    };
  } finally {
    await context.close();
  }
}

interface Script {
  readonly file: string;
  readonly bytes: number;
  /** Whether it was requested before the page was idle for the first time. */
  readonly isEarly: boolean;
}

const bytesOf = (scripts: readonly Script[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/** The scripts that this page has requested so far, without those of earlier pages. */
async function scriptsOf(page: Page, { scripts }: Contender): Promise<readonly Script[]> {
  const resources = await page.evaluate(() => {
    const { firstIdle = Number.POSITIVE_INFINITY } = window;
    const entries = performance.getEntriesByType('resource');
    return entries.map(({ name, startTime }) => ({ url: name, isEarly: startTime < firstIdle }));
  });
  const asked = new Map<string, Script>();
  for (const { url, isEarly } of resources) {
    if (!scripts.test(url) || asked.has(url)) continue;
    const bytes = brotli(await (await page.request.get(url)).body());
    asked.set(url, { file: new URL(url).pathname.split('/').at(-1) ?? '', bytes, isEarly });
  }
  return [...asked.values()];
}
