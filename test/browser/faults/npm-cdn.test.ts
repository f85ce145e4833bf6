import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { writeTwoReleases } from './two-releases';

/** Files as a CDN of npm packages serves them: `<package>@<version>/<path in the package>`. */
const placeOf = (version: string) => `storefront-widgets@${version}/dist/${version}`;

const cdn = mkdtempSync(join(tmpdir(), 'npm-cdn-'));
afterAll(() => rmSync(cdn, { recursive: true, force: true }));
const { hash } = writeTwoReleases(cdn);
for (const version of ['1.0.0', '1.0.1']) {
  mkdirSync(join(cdn, placeOf(version), '..'), { recursive: true });
  renameSync(join(cdn, version), join(cdn, placeOf(version)));
}

describe('the bundle of an npm package, on a CDN of npm packages', () => {
  const shop = useShop({ dist: cdn });

  it.each(['1.0.0', '1.0.1'] as const)(
    'runs as %s when the theme setting widgets_version names it',
    async (version) => {
      shop.server.world.settings.themeSettings = {
        widgets_version: placeOf(version),
        widgets_integrity: hash(version, 'loader.js'),
      };
      const { page } = await shop.open('/harbour-desk-lamp/');
      const tag = page.locator('script[data-page-context]');
      expect(await tag.getAttribute('src')).toContain(`/widgets/${placeOf(version)}/loader.js`);
      expect(await page.evaluate(() => window.storefrontWidgets?.version)).toBe(version);
      const statuses = await page.evaluate(() => window.storefrontWidgets?.slots().map(({ status }) => status));
      expect(statuses).toContain('mounted');
      expect(statuses).not.toContain('failed');
    },
  );
});
