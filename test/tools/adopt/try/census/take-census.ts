import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../../../support/driver/chromium';
import { type StageSet, setStage, type Visit } from '../behaviours/stage-set';
import { lookUpHooks } from './look-up-hooks';
import { type Hook, readRecords, recordPage } from './record-page';
import type { Counted } from './without-response';

/** The hooks of a page. */
export interface PageCensus {
  readonly path: string;
  readonly hooks: readonly Counted[];
}

/** Milliseconds in which scripts write to a page that was just opened. */
const FIRST = 3_000;

/**
 * Asks for every element that the old theme's scripts listen to or write: who answers for it in the new theme?
 *
 * @param onResult called with each page, as soon as it is known
 */
export async function takeCensus(
  old: string,
  adopted: string,
  visits: readonly Visit[],
  onResult: (page: PageCensus) => void = () => {},
): Promise<PageCensus[]> {
  const browser: Browser = await launchChromium();
  const stages = await Promise.all([setStage(browser, old), setStage(browser, adopted)]);
  const pages: PageCensus[] = [];
  for (const visit of visits) {
    const page = { path: visit.path, hooks: await countHooks(stages, visit) };
    pages.push(page);
    onResult(page);
  }
  await Promise.all(stages.map((stage) => stage.close()));
  await browser.close();
  return pages;
}

/** What stencil-utils listens to at the document, in the name of elements. */
const delegated: readonly Hook[] = [
  { key: '[data-search-quick]', events: ['input'] },
  { key: '[data-cart-item-add]', events: ['submit'] },
  { key: '[data-product-option-change]', events: ['change'] },
  { key: '[data-faceted-search-facet]', events: ['click'] },
  { key: '[data-faceted-search-range]', events: ['submit'] },
  { key: '[data-sort-by]', events: ['submit'] },
  { key: '[data-sort-by] select', events: ['change'] },
  { key: '[data-currency-selector-toggle]', events: ['input'] },
];

async function countHooks([old, adopted]: readonly [StageSet, StageSet], visit: Visit): Promise<Counted[]> {
  const record = (page: Page) => page.addInitScript(recordPage);
  const recorded = await onPage(old, visit, record, async (page) => {
    await page.waitForTimeout(FIRST);
    return page.evaluate(readRecords);
  });
  const hooks = [...recorded, ...delegated];
  const keys = hooks.map(({ key }) => key);
  const found = await onPage(adopted, visit, undefined, (page) => page.evaluate(lookUpHooks, keys));
  return hooks.map((hook) => ({ ...hook, responders: found[hook.key] ?? {} }));
}

async function onPage<Result>(
  stage: StageSet,
  visit: Visit,
  before: ((page: Page) => Promise<unknown>) | undefined,
  read: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { page } = await stage.open(visit, 1280, before);
  try {
    return await read(page);
  } finally {
    await page.close();
  }
}
