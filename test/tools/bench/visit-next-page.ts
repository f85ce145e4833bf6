import type { Browser } from 'puppeteer-core';
import { type Link, pressHere, restOnLink } from '../../support/driver/press-link';
import { until } from '../../support/driver/until';
import type { Contender } from './contender';
import { type Paints, paintsScript, readPaints, reportPath } from './report-paints';
import { type Line, type Speed, shapeLine } from './shape-line';

/** A press on a link, and the conditions for the next page. */
export interface NextPage {
  readonly from: string;
  readonly link: Link;
  /** Milliseconds for which the pointer rests on the link before the press. */
  readonly user: number;
  /** Milliseconds until the shop sends the page. */
  readonly server: number;
  /** How many times slower the processor is. */
  readonly processor: number;
  readonly speed?: Speed | undefined;
}

/** A shop behind a proxy that slows the line down. */
export interface ContenderWithLine extends Contender {
  readonly line: Line;
}

/** Puts a proxy in front of a shop, and lets its pages report their paints. */
export async function withLine(contender: Contender): Promise<ContenderWithLine> {
  contender.shop.world.settings.headScript = paintsScript;
  return { ...contender, line: await shapeLine(contender.url) };
}

/**
 * Opens a page as a new shopper, presses one of its links, and waits until the next page has reported its paints. Only
 * the next page is slowed down.
 */
export async function visitNextPage(
  window: Browser,
  { line, shop }: ContenderWithLine,
  { from, link, user, server, processor, speed }: NextPage,
): Promise<Paints> {
  const context = await window.createBrowserContext();
  const reported = () => shop.world.log.all().find(({ path }) => path === reportPath);
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    await page.goto(line.url + from);
    await page.waitForNetworkIdle({ idleTime: 500 });
    shop.world.log.clear();
    shop.world.faults.add({ kind: 'slow', path: link.to, ms: server });
    line.slow(speed);
    await page.emulateCPUThrottling(processor);
    await restOnLink(context, page, link, user);
    await pressHere(page);
    await until(`${link.to} has reported its paints`, () => reported() !== undefined, 60_000);
    return readPaints(reported()?.query ?? '');
  } finally {
    line.slow();
    shop.world.faults.calm();
    await context.close();
  }
}
