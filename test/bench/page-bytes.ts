import type { Browser } from 'playwright-core';
import { brotli } from './bundle-bytes';
import type { BenchPage } from './bench-pages';
import { openBenchPage } from './open-bench-page';
import { untilQuiet } from '../browser/driver/until-quiet';

export interface PageBytes {
  /** Brotli bytes of the bundle that arrive without any interaction: page at rest, nothing scrolled. */
  readonly before: number;
  /** The same without the shop's calls, should they have come. */
  readonly live: number;
  /** Everything that arrives when every slot has been scrolled to and touched. */
  readonly all: number;
  /** The files that arrive without any interaction. */
  readonly files: readonly string[];
}

const bundle = /\/assets\/cdn\/widgets\/[^/]+\/([\w.-]+\.js)$/;

/** The part of the bundle that a page downloads, on a phone's screen. */
export async function pageBytes(browser: Browser, address: string, { path, prepare }: BenchPage): Promise<PageBytes> {
  const bytes = new Map<string, number>();
  const { page, context } = await openBenchPage(browser, address, path, {
    width: 390,
    height: 844,
    mounted: false,
    before: async (opened) => {
      await prepare?.(opened, address);
      opened.on('requestfinished', (request) => {
        const [, file] = bundle.exec(request.url()) ?? [];
        if (!file) return;
        void request
          .response()
          .then((response) => response?.body())
          .then((body) => body && bytes.set(file, brotli(body)));
      });
    },
  });
  const rest = () => untilQuiet(page).then(() => page.waitForTimeout(1_000));
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + (bytes.get(file) ?? 0), 0);
  await rest();
  const before = [...bytes.keys()];
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
    live: sum(before.filter((file) => !file.startsWith('api'))),
    all: sum([...bytes.keys()]),
    files: before,
  };
}
