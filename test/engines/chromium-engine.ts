import { chromium, type Page } from 'playwright-core';
import { startChromium } from '../support/driver/chromium';
import type { Engine, EngineTab, FoundEngine } from './engine';

/** Chromium is always available: npm installs one. */
export const findChromiumEngine = (): FoundEngine => ({ name: 'Chromium', launch });

async function launch(): Promise<Engine> {
  // Only localhost is resolved: a page's requests to other hosts fail at once.
  const flags = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'];
  // By default, Playwright switches off Chromium's back/forward cache.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await startChromium((start) => chromium.launch({ ...start, ignoreDefaultArgs }), flags);
  return {
    name: 'Chromium',
    version: browser.version(),
    newTab: async () => {
      const context = await browser.newContext();
      return chromiumTab(await context.newPage());
    },
    close: () => browser.close(),
  };
}

const chromiumTab = (page: Page): EngineTab => ({
  goTo: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
  back: async () => void (await page.evaluate('void setTimeout(() => history.back())')),
  forward: async () => void (await page.evaluate('void setTimeout(() => history.forward())')),
  evaluate: (expression) => page.evaluate(expression),
  point: (x, y) => page.mouse.move(x, y),
  click: (x, y) => page.mouse.click(x, y),
  press: (key, held) => page.keyboard.press([...held, key].join('+')),
  holdDown: async (key, repeats) => {
    for (let repeat = 0; repeat <= repeats; repeat += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
  },
  type: (text) => page.keyboard.type(text),
  giveFile: (selector, file) => page.setInputFiles(selector, file),
  resize: (width, height) => page.setViewportSize({ width, height }),
  screenshot: () => page.screenshot(),
  close: () => page.context().close(),
});
