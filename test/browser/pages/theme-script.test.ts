import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { adoptedTheme } from '../../support/driver/adopted-theme';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';
import { cartLines } from '../../support/shopping/read-cart';
import { groups } from '../../tools/adopt/rule';
import type { Finding } from '../../tools/doctor/finding';

const layout = `<!doctype html><html lang="en"><head><title>{{head.title}}</title>{{{head.scripts}}}</head>
<body>{{> components/common/cart-link}}{{#block "page"}}{{/block}}
<script async src="{{cdn 'assets/dist/theme-bundle.main.js'}}"></script>
{{{footer.scripts}}}</body></html>`;

/** The built script adds a product at each submit that it hears. The source that adopt reads needs no page. */
const built = `document.addEventListener('submit', (event) => {
  if (!event.target.matches('[data-cart-item-add]')) return;
  fetch('/remote/v1/cart/add', { method: 'POST', body: new FormData(event.target) });
});`;

// ADOPTED_THEME is the folder of another adopted theme to try, with its built script.
const theme =
  process.env.ADOPTED_THEME ??
  adoptedTheme(
    {
      'templates/layout/base.html': layout,
      'assets/js/app.js':
        'const pageClasses = { product: null };\nwindow.stencilBootstrap = (pageType) => pageClasses[pageType];\n',
      'templates/pages/product.html':
        '{{#partial "page"}}{{> components/products/product-view}}{{{region name="product_below_content"}}}{{/partial}}{{> layout/base}}',
      'assets/js/theme/global.js': 'export default class {}\n',
      'assets/dist/theme-bundle.main.js': built,
    },
    groups,
  );

/** The findings of `npm run doctor` about a page that are about the whole shop. */
async function askDoctor(url: string): Promise<readonly Finding[]> {
  const command = ['--import', 'tsx', join('test', 'tools', 'doctor', 'doctor.ts'), url, '--json'];
  const text = await new Promise<string>((resolve) => {
    execFile(process.execPath, command, (_, stdout) => resolve(stdout));
  });
  return (JSON.parse(text) as { findings: readonly Finding[] }).findings;
}

describe('the script of an adopted theme, on a page that works without it', () => {
  const shop = useShop({ theme, settings: { csp: false } });
  afterAll(() => {
    if (process.env.ADOPTED_THEME === undefined) rmSync(theme, { recursive: true });
  });

  const setScript = async (value: string) => {
    const { themeSettings } = shop.server.world.settings;
    await fetch(`${shop.url}/__shop/settings`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ themeSettings: { ...themeSettings, theme_script: value } }),
    });
  };
  /** Another theme may load fonts of other hosts. */
  const open = async () => {
    const { page, trouble } = await shop.open('/clamp-base/', { isBare: 'unknown' });
    if (process.env.ADOPTED_THEME !== undefined) trouble.forget();
    return page;
  };
  const hasScript = (page: Page) =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /theme-bundle\.main/.test(name)));

  it.each([
    ['auto', false],
    ['always', true],
  ])('is loaded as the setting says, and a press adds once: %s', async (value, isLoaded) => {
    await setScript(value);
    const page = await open();
    await page.locator('form[data-widget="add-to-cart"][data-widget-status="mounted"]').waitFor({ state: 'attached' });
    await page.waitForLoadState('load');
    expect(await hasScript(page)).toBe(isLoaded);
    await page.locator('#form-action-addToCart').click();
    await until('the cart has a line', () => cartLines(shop.server).length > 0);
    await page.waitForTimeout(500);
    expect(cartLines(shop.server).map(({ quantity }) => quantity)).toEqual([1]);
    const adds = shop.server.world.log.all().filter(({ path }) => path.includes('/cart/add'));
    expect(adds).toHaveLength(1);
  });

  it('comes and goes in the running shop', async () => {
    const loads: boolean[] = [];
    for (const value of ['auto', 'always', 'auto']) {
      await setScript(value);
      const page = await open();
      await page.waitForLoadState('load');
      loads.push(await hasScript(page));
    }
    expect(loads).toEqual([false, true, false]);
  });

  it.each([
    ['auto', ['click', 'submit', 'hook']],
    ['always', ['click']],
  ])('leaves the events of a press to apps, unless the script would handle them, too: %s', async (value, heard) => {
    const { settings } = shop.server.world;
    settings.headScript = `addEventListener('load', () => {
      window.heard = [];
      window.stencilUtils?.hooks.on('cart-item-add', () => heard.push('hook'));
      for (const type of ['submit', 'click']) document.addEventListener(type, () => heard.push(type));
    });`;
    settings.themeSettings = { ...settings.themeSettings, stencil_utils: true };
    await setScript(value);
    const page = await open();
    await page.locator('form[data-widget="add-to-cart"][data-widget-status="mounted"]').waitFor({ state: 'attached' });
    if (value === 'auto')
      await page.locator('[data-widget="stencil-utils"][data-widget-status="mounted"]').waitFor({ state: 'attached' });
    await page.locator('#form-action-addToCart').click();
    await until('the cart has a line', () => cartLines(shop.server).length > 0);
    expect(await page.evaluate('window.heard')).toEqual(heard);
  });

  it('is what HTML of merchants needs: the doctor says so, and what to write in place of it', async () => {
    shop.server.world.settings.headScript = "stencilUtils.hooks.on('cart-item-add', track);";
    shop.server.world.settings.regions = {
      product_below_content: `<div class="banner" data-slick="{}"></div><a data-reveal-id="sizes">Sizes</a>
        <img class="lazyload" data-src="/a.jpg" alt=""><script nonce="">jQuery('.banner').hide();</script>`,
    };
    const hooks = async () =>
      (await askDoctor(`${shop.url}/clamp-base/`)).filter(({ kind }) => kind.startsWith('theme-hook-'));
    await setScript('auto');
    const faults = await hooks();
    expect(faults.map(({ kind, grade }) => `${grade} ${kind}`).sort()).toEqual(
      ['jquery', 'lazyload', 'reveal', 'slick', 'stencil-utils'].map((name) => `fault theme-hook-${name}`),
    );
    for (const { kind, sentence } of faults) {
      const place = kind.endsWith('utils') ? 'in the <head>' : 'in the Page Builder region product_below_content';
      expect(sentence).toContain(place);
      expect(sentence).toMatch(/the page does not load it; (write|let|switch) .*, or set theme_script to always\.$/);
    }
    await setScript('always');
    expect((await hooks()).map(({ grade }) => grade)).toEqual(faults.map(() => 'note'));
  });
});
