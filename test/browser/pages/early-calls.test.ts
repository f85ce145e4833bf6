import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';

/** Adds a script to the end of the head, with the page's nonce, and one before everything. */
const withScripts = (head: string) => (page: Page) =>
  page.route(
    (url) => url.pathname === '/enamel-mug/',
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const [, nonce = ''] = /<script nonce="([^"]*)" data-early-calls>window\.storefrontWidgets/.exec(html) ?? [];
      await route.fulfill({
        response,
        body: html.replace('</head>', `<script nonce="${nonce}">${head}</script></head>`),
      });
    },
  );

const calls = `
window.heard = [];
storefrontWidgets.on('ready', () => heard.push('ready'));
storefrontWidgets.on('widgets:quantity-changed', ({ quantity }) => heard.push(quantity));
(async () => heard.push(typeof (await storefrontWidgets.actions).getCart))();
`;
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);

describe('a script before the bundle', () => {
  // The strict policy: scripts by nonce or hash, and Trusted Types.
  const shop = useShop({ settings: { csp: true } });

  it('listens and gets the actions, in order and once, under the strict policy', async () => {
    const { page } = await shop.open('/enamel-mug/', { before: withScripts(calls) });
    await until('the actions are there', async () => (await heard(page)).includes('function'));
    expect(await heard(page)).toEqual(['ready', 'function']);
    await page.locator('[data-widget=quantity] [data-part=increase]').first().click();
    await until('the quantity is told', async () => (await heard(page)).length > 2);
    expect(await heard(page)).toEqual(['ready', 'function', 2]);
  });

  it('throws nothing where the bundle never comes', async () => {
    const { page, trouble } = await shop.open('/enamel-mug/', {
      before: async (one) => {
        await one.route('**/loader.js', (route) => route.abort());
        await withScripts(calls)(one);
      },
      mounted: false,
    });
    trouble.expect(/ERR_FAILED|loader\.js did not run/);
    await page.waitForLoadState('load');
    expect(await heard(page)).toEqual([]);
    expect(await page.evaluate(() => window.storefrontWidgets?.version)).toBeUndefined();
  });
});
