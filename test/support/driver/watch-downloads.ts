import type { Page } from 'playwright-core';
import type { Manifest } from '../build/build-if-stale';

/** The downloads of a page from one version of the bundle. */
export interface Downloads {
  readonly names: readonly string[];
  /** The size of these files in Brotli. */
  readonly whole: number;
  /** The transferred bytes, with response headers. */
  readonly sent: number;
}

/**
 * Counts a page's downloads from the bundle. Call it before the page navigates.
 *
 * @returns the downloads so far of a version with these files
 */
export async function watchDownloads(page: Page): Promise<(version: string, files: Manifest['files']) => Downloads> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const urls = new Map<string, string>();
  const bytes = new Map<string, number>();
  network.on('Network.responseReceived', ({ requestId, response }) => void urls.set(requestId, response.url));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const [, file] = /\/widgets\/(\d+\.\d+\.\d+\/.*)$/.exec(urls.get(requestId) ?? '') ?? [];
    if (file) bytes.set(file, (bytes.get(file) ?? 0) + encodedDataLength);
  });
  return (version, files) => {
    const came = files.filter(({ file }) => bytes.has(`${version}/${file}`));
    return {
      names: came.map(({ file }) => file),
      whole: came.reduce((sum, { brotli }) => sum + brotli, 0),
      sent: came.reduce((sum, { file }) => sum + (bytes.get(`${version}/${file}`) ?? 0), 0),
    };
  };
}
