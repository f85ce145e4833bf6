import type { Browser } from 'playwright-core';
import type { BenchPage } from './bench-pages';
import type { Contender } from './contender';
import { type Figure, figureOf } from './figure';
import { type Found, measureInTurn } from './measure-in-turn';
import { measureLoad } from './measure-load';

/** The processor time of a page's scripts, in excess of the same page without them. */
export async function measurePage(
  browser: Browser,
  contenders: readonly Contender[],
  page: BenchPage,
  rounds: number,
): Promise<readonly Figure[]> {
  const { name, isLive } = page;
  const found = await measureInTurn(name, contenders, rounds, (contender) => costOf(browser, contender, page));
  const none = { ours: [], theirs: [] };
  const figure = (of: string, unit: string, allowed = {}) =>
    figureOf(`${name}: ${of}`, unit, found[of] ?? none, allowed);
  return [
    figure('main thread, over the page without scripts', 'ms', isLive ? { targetRatio: 0.5 } : { targetRatio: 0.05 }),
    figure('main thread, with scripts over without', '×'),
    figure(
      'blocking time, over the page without scripts',
      'ms',
      isLive ? { target: 40, targetRatio: 0.15 } : { target: 0 },
    ),
    figure('layout shift', '', { target: 0 }),
  ];
}

/** Loads the page with and without its scripts in one round, so that the machine's load affects both alike. */
async function costOf(browser: Browser, contender: Contender, page: BenchPage): Promise<Found> {
  const scripted = await measureLoad(browser, contender, page, true);
  const bare = await measureLoad(browser, contender, page, false);
  return {
    'main thread, over the page without scripts': scripted.task - bare.task,
    'main thread, with scripts over without': scripted.task / bare.task,
    'blocking time, over the page without scripts': Math.max(0, scripted.blocking - bare.blocking),
    'layout shift': scripted.shift,
  };
}
