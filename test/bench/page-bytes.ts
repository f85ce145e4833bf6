import type { Browser } from 'playwright-core';
import { brotli } from './bundle-bytes';
import type { BenchPage } from './bench-pages';
import type { Contender } from './contender';
import { openBenchPage } from './open-bench-page';
import { untilQuiet } from '../browser/driver/until-quiet';

export interface PageBytes {
  /** Brotli bytes of the theme's scripts that arrive without any interaction: page at rest, nothing scrolled. */
  readonly before: number;
  /** Those of them that were asked for before the page was idle for the first time. */
  readonly beforeIdle: number;
  /** The same as `before`, without the shop's calls, should they have come. */
  readonly live: number;
  /** Everything that arrives when every slot has been scrolled to and touched. */
  readonly all: number;
  /** The files that arrive without any interaction. */
  readonly files: readonly string[];
}

declare global {
  interface Window {
    firstIdle?: number;
  }
}

/** The scripts of its theme that a page downloads, on a phone's screen. */
export async function pageBytes(
  browser: Browser,
  contender: Contender,
  { path, prepare }: BenchPage,
): Promise<PageBytes> {
  const bytes = new Map<string, number>();
  const { page, context } = await openBenchPage(browser, contender, path, {
    width: 390,
    height: 844,
    before: async (opened) => {
      await prepare?.(opened, contender);
      opened.on('requestfinished', (request) => {
        if (!contender.scripts.test(request.url())) return;
        void request
          .response()
          .then((response) => response?.body())
          .then((body) => body && bytes.set(fileOf(request.url()), brotli(body)));
      });
      await opened.addInitScript(() => {
        addEventListener('load', () => {
          requestIdleCallback(() => (window.firstIdle = performance.now()));
        });
      });
    },
  });
  const rest = () => untilQuiet(page).then(() => page.waitForTimeout(1_000));
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + (bytes.get(file) ?? 0), 0);
  await rest();
  const before = [...bytes.keys()];
  const early = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (window.firstIdle ?? Number.POSITIVE_INFINITY))
      .map(({ name }) => name),
  );
  const earlyFiles = early.filter((url) => contender.scripts.test(url)).map(fileOf);
  for (const slot of await page.locator('[data-widget]').all()) {
    await slot.evaluate((element) => {
      element.scrollIntoView({ behavior: 'instant' });
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
  }
  await rest();
  await context.close();
  return {
    before: sum(before),
    beforeIdle: sum([...new Set(earlyFiles)]),
    live: sum(before.filter((file) => !file.startsWith('api'))),
    all: sum([...bytes.keys()]),
    files: before,
  };
}

const fileOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';
