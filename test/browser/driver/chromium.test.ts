import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchChromium } from './chromium';

describe('the browser of the tests', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  it('shows a page and takes its picture', async () => {
    const page = await browser.newPage();
    await page.setContent('<!doctype html><title>Shop</title><h1>Open</h1>');
    expect(await page.title()).toBe('Shop');
    const picture = await page.screenshot();
    expect(picture.byteLength).toBeGreaterThan(1000);
  });
});
