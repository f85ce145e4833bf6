import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { openWindow } from '../../support/driver/open-window';
import { pressHere, restOnLink } from '../../support/driver/press-link';
import type { Contender } from './contender';
import type { Figure } from './figure';
import { shapeLine } from './shape-line';
import type { ContenderWithLine } from './visit-next-page';
import { type Walk, walks } from './walks';

/** The requests and bytes of a visit. */
interface Traffic {
  readonly pages: number;
  readonly requests: number;
  readonly bytes: number;
}

/** Milliseconds in which a page and its requests load on a fast line. */
const LOADED = 1_500;

/** Measures how much more traffic each walk causes than the same walk with `next_page` switched off. */
export async function measureWaste(flags: readonly string[], contender: Contender): Promise<readonly Figure[]> {
  const wasted = { prefetch: [] as Traffic[], prerender: [] as Traffic[] };
  const window = await openWindow(flags);
  const ours = { ...contender, line: await shapeLine(contender.url) };
  try {
    for (const walk of walks) {
      const off = await go(window, ours, walk, 'off');
      for (const way of ['prefetch', 'prerender'] as const) {
        const { pages, requests, bytes } = await go(window, ours, walk, way);
        wasted[way].push({ pages: pages - off.pages, requests: requests - off.requests, bytes: bytes - off.bytes });
      }
    }
  } finally {
    await window.close();
    await ours.line.close();
    ours.shop.reset();
  }
  return Object.entries(wasted).flatMap(([way, visits]) => [
    perVisit(
      `${way}: pages wasted a visit`,
      '',
      visits.map(({ pages }) => pages),
    ),
    perVisit(
      `${way}: requests wasted a visit`,
      '',
      visits.map(({ requests }) => requests),
    ),
    perVisit(
      `${way}: bytes wasted a visit`,
      'B br',
      visits.map(({ bytes }) => bytes),
    ),
  ]);
}

/** The mean of the walks, with the lowest and the highest value. */
const perVisit = (what: string, unit: string, values: readonly number[]): Figure => ({
  what,
  value: values.reduce((sum, value) => sum + value, 0) / values.length,
  unit,
  spread: [Math.min(...values), Math.max(...values)],
});

async function go(
  window: Browser,
  { line, shop }: ContenderWithLine,
  { from, steps }: Walk,
  way: string,
): Promise<Traffic> {
  shop.world.settings.themeSettings = { next_page: way };
  const context = await window.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    shop.world.log.clear();
    const before = line.bytes();
    await page.goto(line.url + from);
    await pause(LOADED);
    for (const { within, to, ms, isPressed } of steps) {
      await restOnLink(context, page, { within, to }, ms);
      if (!isPressed) continue;
      await pressHere(page);
      await pause(LOADED);
    }
    const requests = shop.world.log.all();
    const isPage = /\btext\/html\b/;
    return {
      pages: requests.filter(({ method, headers }) => method === 'GET' && isPage.test(headers.accept ?? '')).length,
      requests: requests.length,
      bytes: line.bytes() - before,
    };
  } finally {
    await context.close();
  }
}
