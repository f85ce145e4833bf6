import type { Browser } from 'playwright-core';
import type { BenchPage } from './bench-pages';
import type { Contender } from './contender';
import type { Figure } from './figure';
import { pageBytes } from './page-bytes';

/** The maximum size of the loader, which is also all that a page loads before it is idle. */
export const loaderBytes = 2_500;

/**
 * The downloads of a page, compared with the reference theme's page: measured, or the recorded downloads of its build.
 */
export async function weighPage(
  browser: Browser,
  ours: Contender,
  theirs: Contender | undefined,
  page: BenchPage,
): Promise<readonly Figure[]> {
  const { name } = page;
  // Only a live page that follows another page loads the calls early (decision 31).
  const slow = page.isLive && !page.isWeighedOnly ? await pageBytes(browser, ours, page, 'slow') : undefined;
  const { before, beforeIdle, live, all, files } = await pageBytes(browser, ours, page);
  const other = theirs && (await pageBytes(browser, theirs, page));
  const cornerstone = other ? { requests: other.files.length, bytes: other.before } : page.cornerstone;
  return [
    {
      what: `${name}: scripts before any interaction`,
      value: files.length,
      unit: 'requests',
      cornerstone: cornerstone.requests,
    },
    {
      what: `${name}: scripts before any interaction`,
      value: before,
      unit: 'B br',
      cornerstone: cornerstone.bytes,
      targetRatio: page.isLive ? 1 : 0.85,
    },
    ...(slow
      ? [
          {
            what: `${name}, slow 4G: scripts before any interaction`,
            value: slow.before,
            unit: 'B br',
            cornerstone: cornerstone.bytes,
            targetRatio: 0.85,
          },
        ]
      : []),
    { what: `${name}: of these before the page is idle`, value: beforeIdle, unit: 'B br', target: loaderBytes },
    ...(name === 'product'
      ? [{ what: 'product: live, the calls not counted', value: live, unit: 'B br', target: 72_000 }]
      : []),
    { what: `${name}: scripts in all, every slot touched`, value: all, unit: 'B br', cornerstone: cornerstone.bytes },
  ];
}
