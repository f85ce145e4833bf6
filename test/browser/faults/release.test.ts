import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { buildIfStale } from '../../support/build/build-if-stale';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';
import { cartLines } from '../../support/shopping/read-cart';
import { groupNames, loadWidgets } from '../../theme/contracts/load-widgets';
import { bundleTag } from '../../tools/release/bundle-tag';

const cdn = 'http://cdn.test/widgets';
const lamp = '/harbour-desk-lamp/';
const { version, files } = buildIfStale();
const loader = files.find(({ file }) => file === 'loader.js');

// A theme into which the author has pasted the release's tag.
const theme = mkdtempSync(join(tmpdir(), 'pasted-'));
cpSync('theme-templates', theme, { recursive: true });
writeFileSync(
  join(theme, 'templates/components/common/widgets-script.html'),
  bundleTag(version, loader?.integrity ?? '', cdn),
);
afterAll(() => rmSync(theme, { recursive: true, force: true }));

const shop = useShop({ theme });

/** Serves the bundle from its own origin to a page with a strict policy. One bit of the named files is flipped. */
const fromCdn = (flipped: readonly string[]) => async (page: Page) => {
  await page.route(`${cdn}/**`, async (route) => {
    const url = route.request().url().replace(cdn, `${shop.url}/assets/cdn/widgets`);
    const response = await route.fetch({ url: url });
    const body = await response.body();
    const middle = Math.floor(body.length / 2);
    if (flipped.some((name) => url.endsWith(`/${name}.js`))) body[middle] = (body[middle] ?? 0) ^ 1;
    await route.fulfill({ response, body });
  });
  const isDocument = ({ origin, pathname }: URL) => origin === shop.url && ['/', lamp, '/cart.php'].includes(pathname);
  await page.route(isDocument, async (route) => {
    const response = await route.fetch();
    const nonce = /nonce-[\w+/=]+/.exec(response.headers()['content-security-policy'] ?? '')?.[0];
    const policy = `default-src 'self'; script-src '${nonce}' 'strict-dynamic'; style-src 'self'; img-src 'self' data:; connect-src 'self' http://cdn.test`;
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
};

async function buyNatively(page: Page) {
  await page.locator('#form-action-addToCart').click();
  await page.waitForURL('**/cart.php**');
  expect(cartLines(shop.server)).toHaveLength(1);
}

describe('the tag that a release prints', () => {
  it('loads the widgets under a strict policy', async () => {
    const { page } = await shop.open(lamp, { before: fromCdn([]) });
    const tag = page.locator('script[data-page-context]');
    expect(await tag.getAttribute('src')).toBe(`${cdn}/${version}/loader.js`);
    expect(await tag.getAttribute('integrity')).toBe(loader?.integrity);
    const statuses = await page.evaluate(() => window.storefrontWidgets?.slots().map(({ status }) => status));
    expect(statuses).toContain('mounted');
    expect(statuses).not.toContain('failed');
  });
});

describe('a flipped bit', () => {
  it('in any group is refused and reported once, and its markup stays as rendered', async () => {
    const groups = groupNames();
    const { page, trouble } = await shop.open('/', { before: fromCdn(groups), mounted: false });
    trouble.expect(/Failed to find a valid digest|integrity/);
    trouble.expect(/Loading chunk \S+ failed: /);
    const widgets = await Promise.all(groups.map(async (group) => (await loadWidgets(group))[0]?.contract.name ?? ''));
    await page.evaluate((names) => {
      for (const name of names) {
        const slot = document.createElement('p');
        Object.assign(slot.dataset, { touched: '', widget: name, widgetWhen: 'now' });
        slot.textContent = 'As rendered';
        document.body.append(slot);
      }
    }, widgets);
    const failed = page.locator('[data-touched][data-widget-status="failed"]');
    await until('every slot has failed', async () => (await failed.count()) === groups.length);
    expect(await failed.allInnerTexts()).toEqual(groups.map(() => 'As rendered'));
    const reported = trouble
      .expected()
      .flatMap((complaint) => /^widgets:error: Loading chunk (\S+)/.exec(complaint)?.[1] ?? []);
    expect(reported.sort()).toEqual(groups);
  });

  it('in the chunk of the shop’s calls is refused and reported once, and the shop sells', async () => {
    const { page, trouble } = await shop.open(lamp, { before: fromCdn(['api']) });
    trouble.expect(/Failed to find a valid digest|integrity/);
    trouble.expect(/Loading chunk api failed: /);
    await buyNatively(page);
    const reports = trouble.expected().filter((complaint) => complaint.startsWith('widgets:error'));
    expect(reports).toEqual([expect.stringMatching(/Loading chunk api failed: /)]);
  });
});
