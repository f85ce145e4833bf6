import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildIfStale } from '../../support/build/build-if-stale';
import { hideDriver } from '../../support/driver/hide-driver';
import { until } from '../../support/driver/until';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';
import { watchDownloads } from '../../support/driver/watch-downloads';
import { deltaName, makeDelta } from '../../tools/release/delta';
import { writeTwoReleases } from './two-releases';

const dist = mkdtempSync(join(tmpdir(), 'releases-'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));
const { files } = buildIfStale();
const { scripts, hash } = writeTwoReleases(dist);

beforeAll(async () => {
  for (const [file, text] of scripts['1.0.1']) {
    const old = Buffer.from(scripts['1.0.0'].get(file) ?? '');
    writeFileSync(join(dist, '1.0.1', deltaName(file, old)), await makeDelta(Buffer.from(text), old));
  }
});

const shop = useShop({ dist });

it('a shopper who returns after a patch downloads less than a tenth of it', async () => {
  // A page with routes has no cache, and dictionaries need the cache.
  const context = await shop.browser.newContext();
  try {
    const page = await context.newPage();
    // Otherwise the first press would load further files.
    await hideDriver(page);
    const downloads = await watchDownloads(page);
    const goTo = async (release: '1.0.0' | '1.0.1') => {
      shop.server.world.settings.themeSettings = {
        widgets_version: release,
        widgets_integrity: hash(release, 'loader.js'),
      };
      await visit(page, `${shop.url}/harbour-desk-lamp/`, {});
      await untilMounted(page);
      await until('product.js is in the cache', () => downloads(release, files).names.includes('product.js'));
    };
    await goTo('1.0.0');
    await goTo('1.0.1');
    expect(await page.evaluate(() => 'isPatched' in globalThis)).toBe(true);
    const { names, whole, sent } = downloads('1.0.1', files);
    expect(names).toEqual(expect.arrayContaining(['loader.js', 'runtime.js', 'product.js']));
    expect(sent).toBeLessThan(whole / 10);
  } finally {
    await context.close();
  }
});
