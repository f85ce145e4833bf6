import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { buildSync } from 'esbuild';
import type { Page } from 'playwright-core';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';

const shop = useShop();

/** The recipe of the operators' page whose first comment begins with this text. */
function recipe(beginning: string): string {
  const blocks = readFileSync('theme-templates/OPERATING.md', 'utf8').matchAll(/```js\n([\s\S]*?)```/g);
  const found = [...blocks].find(([, code = '']) => code.startsWith(`// ${beginning}`))?.[1];
  if (!found) throw new Error(`OPERATING.md has no recipe "${beginning}"`);
  return found;
}

interface Recorded {
  readonly url: URL;
  readonly body: string;
}

/** Opens a page that runs a recipe. `sent` are the requests that the recipe sends to the URL. */
async function forward(beginning: string, href: string, vendorScript = ''): Promise<{ page: Page; sent: Recorded[] }> {
  const sent: Recorded[] = [];
  const headers = { 'access-control-allow-origin': '*' };
  const { page, trouble } = await shop.open('/', {
    mounted: false,
    isBare: true,
    before: async (opened) => {
      await opened.route(`${shop.url}/`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Page</title><p>Page</p>' }),
      );
      await opened.route(href, async (route) => {
        sent.push({ url: new URL(route.request().url()), body: route.request().postData() ?? '' });
        await route.fulfill({ headers, body: '{}' });
      });
    },
  });
  trouble.expect(/^widgets:error: Loading chunk product failed: /);
  await page.evaluate(`window.storefrontWidgets = { version: '1.2.3' };`);
  if (vendorScript) await page.addScriptTag({ content: vendorScript });
  await page.addScriptTag({ content: `{${recipe(beginning)}}` });
  return { page, sent };
}

const dispatchBoth = (page: Page) =>
  page.evaluate(() => {
    const vital = { name: 'inp', value: 232, id: 'v6-1', version: '1.2.3', ours: 96, others: 88 };
    document.dispatchEvent(new CustomEvent('widgets:vital', { detail: vital }));
    const cause = new Error('https://cdn.test/product.js responded with 503');
    const message = `Loading chunk product failed: ${cause.message}`;
    const element = document.querySelector('p');
    element?.dispatchEvent(
      new CustomEvent('widgets:error', {
        bubbles: true,
        detail: { kind: 'chunk', message, element, cause },
      }),
    );
  });
const message = 'Loading chunk product failed: https://cdn.test/product.js responded with 503';

describe('the recipes of the operators’ page send vitals and problems', () => {
  it('to a URL, by a beacon', async () => {
    const { page, sent } = await forward('To a URL of yours', 'https://news.example.com/**');
    await dispatchBoth(page);
    await until('both have arrived', () => sent.length === 2);
    expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { type: 'widgets:vital', version: '1.2.3', name: 'inp', value: 232, id: 'v6-1', ours: 96, others: 88 },
      { type: 'widgets:error', version: '1.2.3', kind: 'chunk', message },
    ]);
  });

  it('to Google Analytics, by events and parameters that it knows', async () => {
    // Imitates the requests of Google's tag: one for each event, with texts in ep. and numbers in epn.
    const googleTag = `
      window.gtag = (_, name, parameters) => {
        const query = new URLSearchParams({ v: '2', tid: 'G-TEST', en: name });
        for (const [key, value] of Object.entries(parameters)) {
          if (value !== undefined) query.set((typeof value === 'number' ? 'epn.' : 'ep.') + key, value);
        }
        fetch('https://www.google-analytics.com/g/collect?' + query, { method: 'POST', keepalive: true });
      };`;
    const { page, sent } = await forward('To Google Analytics', 'https://www.google-analytics.com/**', googleTag);
    await dispatchBoth(page);
    await until('both have arrived', () => sent.length === 2);
    const parameters = sent.map(({ url }) => Object.fromEntries(url.searchParams));
    expect(parameters).toEqual([
      expect.objectContaining({
        en: 'widgets_vital',
        'ep.vital': 'inp',
        'ep.version': '1.2.3',
        'epn.value': '232',
        'epn.ours': '96',
        'epn.others': '88',
      }),
      expect.objectContaining({ en: 'exception', 'ep.description': `chunk: ${message}`, 'ep.fatal': 'false' }),
    ]);
    // Names of events have letters, digits and _ (https://support.google.com/analytics/answer/13316687).
    expect(parameters.every(({ en = '' }) => /^[a-z]\w{0,39}$/.test(en))).toBe(true);
  });

  it('to Sentry, by its own script', async () => {
    const { outputFiles } = buildSync({
      stdin: { contents: `export * from '@sentry/browser';`, resolveDir: process.cwd() },
      bundle: true,
      format: 'iife',
      globalName: 'Sentry',
      write: false,
      minify: true,
    });
    const sentry = `${outputFiles[0]?.text}; window.Sentry = Sentry; Sentry.init({ dsn: 'https://key@sentry.test/1' });`;
    const { page, sent } = await forward('To Sentry', 'https://sentry.test/**', sentry);
    await dispatchBoth(page);
    await page.evaluate('Sentry.flush(2000)');
    const whole = () => sent.map(({ body }) => body).join('\n');
    await until('both have arrived', () => /widgets\.inp/.test(whole()) && /"exception"/.test(whole()));
    const items = whole()
      .split('\n')
      .flatMap((line) => {
        try {
          return [JSON.parse(line) as Record<string, unknown>];
        } catch {
          return [];
        }
      });
    expect(items.find((item) => 'exception' in item)).toMatchObject({
      fingerprint: [message],
      tags: { kind: 'chunk', version: '1.2.3' },
      exception: { values: [{ type: 'Error', value: 'https://cdn.test/product.js responded with 503' }] },
    });
    const metrics = items.flatMap((item) => (Array.isArray(item['items']) ? (item['items'] as unknown[]) : []));
    expect(metrics).toEqual([
      expect.objectContaining({
        name: 'widgets.inp',
        type: 'distribution',
        value: 232,
        attributes: expect.objectContaining({
          ours: expect.objectContaining({ value: 96 }),
          version: expect.objectContaining({ value: '1.2.3' }),
        }),
      }),
    ]);
  });
});
