import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import express from 'express';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium } from '../../support/driver/chromium';
import { findViolations } from '../../support/driver/find-violations';
import { takeScreenshot } from '../../support/driver/take-screenshot';

jest.setTimeout(300_000);

const out = mkdtempSync(join(tmpdir(), 'site-'));
let server: Server;
let browser: Browser;
let root = '';

beforeAll(async () => {
  const writing = promisify(execFile)(process.execPath, ['--import', 'tsx', 'test/tools/site/site.ts', out]);
  browser = await launchChromium();
  await writing;
  server = express().use('/sub/folder', express.static(out)).listen(0);
  root = `http://localhost:${(server.address() as AddressInfo).port}/sub/folder/`;
});
afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(out, { recursive: true, force: true });
});

/** The pages below a folder of the site, without those of the shop. */
const pagesIn = (folder = '.') =>
  readdirSync(join(out, folder))
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(folder, name));

interface Links {
  /** What the links are relative to: a host redirects from a folder to its page. */
  readonly base: string;
  readonly urls: readonly string[];
  readonly anchors: ReadonlySet<string>;
}

/** What a page links to and loads, and its anchors. */
function readLinks(base: string, html: string): Links {
  const text = html.replace(/<script>[\s\S]*?<\/script>/g, '');
  const valuesOf = (attributes: RegExp) =>
    [...text.matchAll(attributes)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
  const pictures = valuesOf(/ srcset="([^"]*)"/g).flatMap((set) => set.split(/,\s+/).map((one) => one.split(' ')[0]!));
  return {
    base,
    urls: [...valuesOf(/ (?:href|src|data-src|action)="([^"]+)"/g), ...pictures],
    anchors: new Set(valuesOf(/ id="([^"]*)"/g)),
  };
}

/** Opens pages three at a time: each waits for its files more than it computes. */
async function onPages(context: BrowserContext, paths: readonly string[], use: (page: Page, path: string) => unknown) {
  const waiting = [...paths];
  const work = async () => {
    const page = await context.newPage();
    for (let path = waiting.shift(); path; path = waiting.shift()) await use(page, path);
  };
  await Promise.all([work(), work(), work()]);
}

async function withPage<Result>(use: (page: Page) => Promise<Result>, options = {}): Promise<Result> {
  const context: BrowserContext = await browser.newContext(options);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

describe('the site in a folder of a static host', () => {
  it('has every page, file and anchor that its pages name', async () => {
    const known = new Map<string, Links>();
    const read = async (url: string): Promise<Links> => {
      const seen = known.get(url);
      if (seen) return seen;
      const response = await fetch(url);
      expect([url, response.status]).toEqual([url, 200]);
      const isPage = response.headers.get('content-type')?.startsWith('text/html');
      const links = readLinks(response.url, isPage ? await response.text() : '');
      known.set(url, links);
      return links;
    };
    const missing: string[] = [];
    const waiting = [root];
    for (const url of waiting) {
      const page = url.split('#', 1)[0]!;
      const isKnown = known.has(page);
      const { base, urls, anchors } = await read(page);
      const [, anchor = ''] = url.split('#');
      // A link of an example may lead to a part of the shop's own page.
      if (anchor && !anchors.has(anchor) && !page.includes('/shop/')) missing.push(url);
      if (isKnown) continue;
      const inside = urls.map((one) => new URL(one, base).href).filter((one) => /^http:\/\/localhost/.test(one));
      for (const one of inside) {
        if (!one.startsWith(root)) missing.push(`${page} leaves the folder: ${one}`);
        else if (!waiting.includes(one)) waiting.push(one);
      }
    }
    expect(missing).toEqual([]);
    for (const path of [...pagesIn(), ...pagesIn('guides'), ...pagesIn('decisions'), ...pagesIn('widgets')]) {
      expect(waiting.some((url) => url.startsWith(root + path)) || path === 'index.html' ? '' : path).toBe('');
    }
  });

  it('mounts every example, whose calls get recorded responses', async () => {
    const problems: string[] = [];
    const examples = pagesIn('examples');
    expect(examples.length).toBeGreaterThan(60);
    await withPage(async (first) => {
      const context = first.context();
      await context.addInitScript(() => {
        Object.assign(window, { errors: [] });
        document.addEventListener('widgets:error', ({ detail }) =>
          (window as unknown as { errors: string[] }).errors.push(detail.message),
        );
      });
      await onPages(context, examples, async (page, path) => {
        const [, widget = ''] = /^examples\/(.*)-\d+\.html$/.exec(path) ?? [];
        await page.goto(root + path);
        const mounted = page.locator(`#gallery-example [data-widget="${widget}"][data-widget-status="mounted"]`);
        await mounted
          .first()
          .waitFor({ state: 'attached', timeout: 15_000 })
          .catch(() => problems.push(`${path}: not mounted`));
        const said = await page.evaluate(() => [
          ...(window as unknown as { errors: string[] }).errors,
          document.querySelector('#site-note')?.textContent ?? '',
        ]);
        problems.push(...said.filter(Boolean).map((text) => `${path}: ${text}`));
      });
    });
    expect(problems).toEqual([]);
  });

  it('answers a search in an example', async () => {
    await withPage(async (page) => {
      await page.goto(`${root}widgets/quick-search.html`);
      const example = page.frameLocator('iframe').first();
      await example.locator('[data-widget="quick-search"] input').first().fill('lamp');
      await example.getByText('Harbour Desk Lamp').first().waitFor();
    });
  });

  it('finds a section by words', async () => {
    await withPage(async (page) => {
      await page.goto(root);
      await page.getByLabel('Search').fill('follow a channel');
      await page.keyboard.press('Enter');
      await page.locator('#found a', { hasText: 'Follow a channel' }).first().click();
      await page.waitForURL('**/guides/theme-templates-operating.html#follow-a-channel');
    });
  });

  it('can be read without JavaScript', async () => {
    await withPage(
      async (page) => {
        await page.goto(`${root}widgets/quantity.html`);
        expect(await page.locator('main').innerText()).toContain('data-min-quantity');
        const example = page.frameLocator('iframe').first();
        await example.getByRole('textbox').waitFor();
        await page.goto(`${root}search.html`);
        expect(await page.locator('noscript').innerText()).toContain('needs JavaScript');
      },
      { javaScriptEnabled: false },
    );
  });

  // Each kind of page, and of content; a page of the shop has its path as its title.
  it('has no accessibility violations and no wide content, in the light and in the dark scheme', async () => {
    const kinds = [
      'index.html',
      'widgets/index.html',
      'widgets/quantity.html',
      'guides/index.html',
      'guides/theme-templates-operating.html',
      'guides/theme-templates-compared.html',
      'decisions/index.html',
      'decisions/071-a-small-chunk-reports-the-pages-vitals.html',
      'search.html?q=cart',
      'examples/quantity-1.html',
      'shop/claw-hammer/index.html',
    ];
    const problems: string[] = [];
    await withPage(async (first) => {
      await onPages(first.context(), kinds, async (page, path) => {
        await page.goto(root + path);
        if (path.startsWith('search')) await page.locator('#found a').first().waitFor();
        for (const [width, colorScheme] of [
          [1280, 'light'],
          [375, 'dark'],
        ] as const) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 900 });
          const widest = await page.evaluate(() => document.documentElement.scrollWidth);
          const found = await findViolations(page);
          problems.push(...[...found, ...(widest > width ? [`${widest} wide`] : [])].map((one) => `${path}: ${one}`));
          // A guide is longer than a screenshot can be.
          if (!path.startsWith('guides/theme'))
            await takeScreenshot(page, `site-${path.replace(/\W+/g, '-')}-${width}`);
        }
      });
    });
    expect(problems).toEqual([]);
  });
});
