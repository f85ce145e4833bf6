import type { Page } from 'playwright-core';
import { launchChromium } from '../../../../support/driver/chromium';
import type { Width } from '../behaviours/behaviour';
import { changedLines } from '../behaviours/changed-lines';
import { seenLines } from '../behaviours/seen-lines';
import { type StageSet, setStage, type Visit } from '../behaviours/stage-set';

/** The old script's files. Widgets have other URLs. */
const oldBundle = /\/stencil\/[^/]+\/dist\//;

/** A page without the old script, beside the old page. */
export interface BlockedPage {
  readonly path: string;
  readonly width: Width;
  /** Errors of the page. */
  readonly errors: readonly string[];
  /** The files of the old script that the page still requests; none on a free page. */
  readonly requests: readonly string[];
  /** What the old page shows, and the new one without the old script does not. */
  readonly hidden: readonly string[];
  /** What the old page shows, also without JavaScript, and the new one without JavaScript does not. */
  readonly lostWithoutJavaScript: readonly string[];
}

/** Opens the pages of a turned-over theme with the old script blocked, and compares what is seen with the old pages. */
export async function tryBlocked(
  old: string,
  adopted: string,
  visits: readonly Visit[],
  onResult: (page: BlockedPage) => void = () => {},
): Promise<BlockedPage[]> {
  const browser = await launchChromium();
  const stages = {
    old: await setStage(browser, old),
    oldBare: await setStage(browser, old, { javaScript: false }),
    adopted: await setStage(browser, adopted),
    adoptedBare: await setStage(browser, adopted, { javaScript: false }),
  };
  const pages: BlockedPage[] = [];
  for (const visit of visits) {
    for (const width of [375, 1280] as const) {
      const [before, bare, { lines, errors, requests }, after] = await Promise.all([
        linesOn(stages.old, visit, width),
        linesOn(stages.oldBare, visit, width),
        openBlocked(stages.adopted, visit, width),
        linesOn(stages.adoptedBare, visit, width),
      ]);
      const kept = new Set(bare);
      const page: BlockedPage = {
        path: visit.path,
        width,
        errors,
        requests,
        hidden: changedLines(before, lines).gone,
        lostWithoutJavaScript: changedLines(before, after).gone.filter((line) => kept.has(line)),
      };
      pages.push(page);
      onResult(page);
    }
  }
  await Promise.all(Object.values(stages).map((stage) => stage.close()));
  await browser.close();
  return pages;
}

async function linesOn(stage: StageSet, visit: Visit, width: Width): Promise<string[]> {
  const { page } = await stage.open(visit, width);
  try {
    return await page.evaluate(seenLines);
  } finally {
    await page.close();
  }
}

async function openBlocked(stage: StageSet, visit: Visit, width: Width) {
  const errors: string[] = [];
  const requests: string[] = [];
  const block = async (page: Page) => {
    page.on('pageerror', (error) => void errors.push(error.message));
    await page.route(oldBundle, (route) => {
      requests.push(new URL(route.request().url()).pathname.replace(/^.*\/dist\//, 'assets/dist/'));
      return route.abort();
    });
  };
  const { page } = await stage.open(visit, width, block);
  try {
    return { lines: await page.evaluate(seenLines), errors, requests };
  } finally {
    await page.close();
  }
}
