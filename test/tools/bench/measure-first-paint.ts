import type { Browser, Page } from 'playwright-core';
import { slowLine, slowProcessor } from '../../support/driver/throttle';
import { untilQuiet } from '../../support/driver/until-quiet';
import type { BenchPage } from './bench-pages';
import type { Contender } from './contender';
import { type Figure, figureOf } from './figure';
import { type Found, measureInTurn } from './measure-in-turn';
import { openBenchPage } from './open-bench-page';

const lines: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'fast line': () => Promise.resolve(),
  'slow 4G': slowLine,
};

/**
 * Measures the time from the URL to the first paint, with an empty cache and the processor slowed to a quarter. Counts
 * the style sheets that block it.
 */
export async function measureFirstPaint(
  browser: Browser,
  contenders: readonly Contender[],
  page: BenchPage,
  rounds: number,
): Promise<readonly Figure[]> {
  // The shop compresses its files at their first request.
  for (const contender of contenders) await paintOnce(browser, contender, page, lines['fast line']);
  const figures: Figure[] = [];
  for (const [name, line] of Object.entries(lines)) {
    const found = await measureInTurn(`${page.name}, ${name}`, contenders, rounds, (contender) =>
      paintOnce(browser, contender, page, line),
    );
    const none = { ours: [], theirs: [] };
    figures.push(
      figureOf(`${page.name}, ${name}: first paint`, 'ms', found.paint ?? none, { targetRatio: 0.9 }),
      figureOf(`${page.name}, ${name}: style sheets that block it`, '', found.sheets ?? none, { target: 2 }),
    );
  }
  return figures;
}

async function paintOnce(
  browser: Browser,
  contender: Contender,
  { path, prepare }: BenchPage,
  line: ((page: Page) => Promise<unknown>) | undefined,
): Promise<Found> {
  const { page, context } = await openBenchPage(browser, contender, path, {
    width: 390,
    height: 844,
    before: async (opened) => {
      await prepare?.(opened, contender);
      await line?.(opened);
      await slowProcessor(opened, 4);
    },
  });
  try {
    await untilQuiet(page);
    return await page.evaluate(readFirstPaint);
  } finally {
    await context.close();
  }
}

/** Runs in the page. Under a driver, Chromium's own `renderBlockingStatus` is `non-blocking` for every sheet. */
function readFirstPaint(): Found {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  return {
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    sheets: sheets.filter(({ media }) => matchMedia(media).matches).length,
  };
}
