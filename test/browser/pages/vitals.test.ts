import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Vital } from '../../../core/events/vital';
import { buildIfStale } from '../../support/build/build-if-stale';
import { until } from '../../support/driver/until';
import { untilQuiet } from '../../support/driver/until-quiet';
import { useShop } from '../../support/driver/use-shop';
import { writeTwoReleases } from '../faults/two-releases';
import { readTrace } from './read-trace';

declare global {
  interface Window {
    vitals: Vital[];
    /** Whether the code that reports vitals is loaded. */
    isReporting?: boolean;
  }
}

const lamp = '/harbour-desk-lamp/';
const dist = mkdtempSync(join(tmpdir(), 'vitals-'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));
/**
 * A click listener that is busy for these milliseconds after a press on the title. One is in our code, one in a script
 * of the page.
 */
const busy = (milliseconds: number) =>
  `document.addEventListener("click",({target})=>{if(target.tagName==="H1")for(let end=performance.now()+${milliseconds};performance.now()<end;);});`;
const { hash } = writeTwoReleases(dist, busy(180));
const shop = useShop({
  dist,
  settings: { themeSettings: { widgets_version: '1.0.1', widgets_integrity: hash('1.0.1', 'loader.js') } },
});

/** Makes a page report its vitals. */
const reporting = async (page: Page) => {
  await page.addInitScript(() => {
    window.vitals = [];
    document.addEventListener('widgets:vital', ({ detail }) => void window.vitals.push(detail));
    const { addEventListener } = window;
    window.addEventListener = (type: string, ...rest: unknown[]) => {
      if (type === 'widgets:error') window.isReporting = true;
      Reflect.apply(addEventListener, window, [type, ...rest]);
    };
  });
  await page.addInitScript(busy(90));
  await page.route(`${shop.url}${lamp}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('data-page-context', 'data-widget-vitals="100" data-page-context');
    await route.fulfill({ response, body });
  });
};
/** Hides a page, as a change of the tab does. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
    return window.vitals;
  });
const vitalsFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.split('/').at(-1))
      .filter((name) => name === 'vitals.js'),
  );
const untilReporting = (page: Page) => page.waitForFunction(() => window.isReporting);

describe('the vitals of a page', () => {
  it('are sent by a file of 4 kB that loads at idle, if the tag enables it', async () => {
    const { page: silent } = await shop.open(lamp);
    expect(await vitalsFiles(silent)).toEqual([]);
    const { page: busyPage } = await shop.open(lamp, {
      mounted: false,
      before: async (page) => {
        await reporting(page);
        // The page is never idle.
        await page.addInitScript(() => {
          Object.assign(window, { requestIdleCallback: () => 0 });
        });
      },
    });
    await busyPage.waitForFunction(() => window.storefrontWidgets);
    await busyPage.waitForTimeout(300);
    expect(await vitalsFiles(busyPage)).toEqual([]);
    const { page } = await shop.open(lamp, { before: reporting });
    await untilReporting(page);
    expect(await vitalsFiles(page)).toContain('vitals.js');
    expect(buildIfStale().files.find(({ file }) => file === 'vitals.js')?.brotli).toBeLessThan(4_500);
  });

  it('agree with Chromium’s trace on the slowest press, and on the scripts that delayed it', async () => {
    const { page } = await shop.open(lamp, { before: reporting });
    await untilReporting(page);
    // A press loads more of our code. That code and the earlier vitals are no part of the measurement.
    await page.mouse.click(5, 5);
    await untilQuiet(page);
    await hide(page);
    await page.evaluate(() => void (window.vitals = []));
    await shop.browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    });
    await page.locator('h1').click();
    await page.locator('h1').click();
    await page.waitForTimeout(500);
    const { presses, scriptTime } = readTrace(await shop.browser.stopTracing());
    const vitals = await hide(page);
    const inp = vitals.find(({ name }) => name === 'inp');
    expect(inp).toBeDefined();
    const within = (value = 0, truth: number) => expect(Math.abs(value - truth)).toBeLessThan(truth / 10);
    const [slowest] = presses;
    within(inp?.value, slowest.duration);
    within(inp?.ours, scriptTime(/\/widgets\//, slowest));
    within(inp?.others, scriptTime(/^(?!.*\/widgets\/)/, slowest));
    const frames = vitals.find(({ name }) => name === 'long-frames');
    const ours = presses.reduce((sum, press) => sum + scriptTime(/\/widgets\//, press), 0);
    within(frames?.ours, ours);
    expect(JSON.stringify(vitals)).not.toMatch(/http|lamp/);
  });

  it('include the loading time of a group after an interaction', async () => {
    const { page } = await shop.open(lamp, { before: reporting });
    await untilReporting(page);
    const before = await page.evaluate(() => performance.now());
    await page.locator('[data-widget="menu"]').hover();
    await until('the group is reported', () =>
      page.evaluate(() => window.vitals.some(({ group }) => group === 'header')),
    );
    const [mount] = await page.evaluate(() => window.vitals.filter(({ group }) => group === 'header'));
    const most = (await page.evaluate(() => performance.now())) - before;
    expect(mount).toEqual({ name: 'mount', group: 'header', value: expect.any(Number), version: '1.0.1' });
    expect(mount?.value).toBeGreaterThan(0);
    expect(mount?.value).toBeLessThan(most);
  });

  it('include the five Web Vitals of the page, once each, when it is hidden', async () => {
    const { page } = await shop.open(lamp, { before: reporting });
    await untilReporting(page);
    await page.locator('h1').click();
    await untilQuiet(page);
    const sent = (await hide(page)).filter(({ id }) => id);
    expect(sent.map(({ name }) => name).sort()).toEqual(['cls', 'fcp', 'inp', 'lcp', 'ttfb']);
    const [paint] = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint'));
    expect(sent.find(({ name }) => name === 'fcp')?.value).toBe(paint?.startTime);
    expect(new Set(sent.map(({ version }) => version))).toEqual(new Set(['1.0.1']));
  });

  it('include a layout shift in a slot', async () => {
    const { page } = await shop.open(lamp, { before: reporting });
    await untilReporting(page);
    await page.evaluate(async () => {
      const slot = document.createElement('section');
      slot.dataset.widget = 'menu';
      slot.append(document.createElement('p'), 'Second');
      document.querySelector('main')?.prepend(slot);
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      // The browser ignores layout shifts within half a second after an input.
      await new Promise((done) => setTimeout(done, 600));
      const first = slot.querySelector('p');
      if (first) first.style.height = '200px';
      await frame();
      await frame();
    });
    await until('the shift is reported', async () => (await hide(page)).some(({ name }) => name === 'layout-shift'));
  });
});
