import type { Browser } from 'playwright-core';
import type { BenchPage } from './bench-pages';
import type { Figure } from './figure';
import { measureLoad, type LoadFigures } from './measure-load';
import { median } from './median';
import { pageBytes } from './page-bytes';

/** The most that the loader may weigh, and with it a page on which no widget is needed at once. */
export const loaderBytes = 2_500;

/** The downloads of a page and their cost to the processor, beside the reference theme's page of its kind. */
export async function measurePage(
  browser: Browser,
  address: string,
  page: BenchPage,
  runs: number,
): Promise<readonly Figure[]> {
  const { name, cornerstone, isLive } = page;
  const { before, live, all, files } = await pageBytes(browser, address, page);
  const most = name === 'product' ? cornerstone.bytes : cornerstone.bytes * 0.85;
  const { bundled, bare } = await loads();
  return [
    {
      what: `${name}: scripts before any interaction`,
      value: files.length,
      unit: 'requests',
      cornerstone: cornerstone.requests,
      ...(!isLive && { target: 1 }),
    },
    {
      what: `${name}: scripts before any interaction`,
      value: before,
      unit: 'B br',
      cornerstone: cornerstone.bytes,
      target: isLive ? most : loaderBytes,
    },
    ...(name === 'product'
      ? [{ what: 'product: live, the calls not counted', value: live, unit: 'B br', target: 72_000 }]
      : []),
    { what: `${name}: scripts in all, every slot touched`, value: all, unit: 'B br', cornerstone: cornerstone.bytes },
    { what: `${name}: main thread, over the page without the bundle`, value: bundled.task - bare.task, unit: 'ms' },
    { what: `${name}: main thread, with the bundle over without`, value: bundled.task / bare.task, unit: '×' },
    {
      what: `${name}: blocking time, over the page without the bundle`,
      value: Math.max(0, bundled.blocking - bare.blocking),
      unit: 'ms',
      target: isLive ? 40 : 0,
    },
    { what: `${name}: layout shift`, value: bundled.shift, unit: '', target: 0 },
  ];

  /** Loads the page with and without the bundle by turns, so that both meet the same moods of the machine. */
  async function loads(): Promise<{ bundled: LoadFigures; bare: LoadFigures }> {
    const measured = { bundled: [] as LoadFigures[], bare: [] as LoadFigures[] };
    for (let run = 0; run < runs; run++) {
      measured.bundled.push(await measureLoad(browser, address, page, true));
      measured.bare.push(await measureLoad(browser, address, page, false));
    }
    return { bundled: middleOf(measured.bundled), bare: middleOf(measured.bare) };
  }
}

function middleOf(measured: readonly LoadFigures[]): LoadFigures {
  const middle = (of: keyof LoadFigures) => median(measured.map((figure) => figure[of]));
  return { task: middle('task'), blocking: middle('blocking'), shift: middle('shift') };
}
