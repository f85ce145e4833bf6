import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { launchChromium } from '../../support/driver/chromium';
import { unpackChromium } from '../../support/driver/unpack-chromium';

describe('the browser of the tests', () => {
  it('disables all features that Playwright disables', async () => {
    // A browser reports its switches only if it has this one.
    const reporting = await launchChromium(['--enable-automation']);
    const session = await reporting.newBrowserCDPSession();
    const { arguments: switches } = await session.send('Browser.getBrowserCommandLine');
    await reporting.close();
    const lists = switches
      .filter((one) => one.startsWith('--disable-features='))
      .map((one) => one.replace('--disable-features=', '').split(','));
    expect(lists).toHaveLength(2);
    expect(lists[1]).toEqual(expect.arrayContaining(lists[0] ?? []));
  });

  // Without fonts, a page crashes the browser.
  it('has a font configuration in its npm package, for machines without fonts', () => {
    const settings = readFileSync(join(unpackChromium().fonts, 'fonts.conf'), 'utf8');
    const folders = [...settings.matchAll(/<dir>(.*)<\/dir>/g)].map(([, folder]) => folder!).filter(existsSync);
    const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }));
    expect(files.filter((file) => file.endsWith('.ttf'))).not.toEqual([]);
  });
});
