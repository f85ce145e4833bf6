import { type Browser, type ElementHandle, type KeyInput, launch, type Page } from 'puppeteer-core';
import { startChromium } from '../support/driver/chromium';
import { findProgram } from '../support/driver/find-program';
import type { Engine, EngineName, EngineTab, FoundEngine } from './engine';
import { within } from './within';

const options = { headless: true, defaultViewport: null, protocolTimeout: 60_000 } as const;
/** Milliseconds for a browser's end. After it, the browser is killed. */
const quitting = 10_000;
const chromiumFlags = [
  // Only localhost is resolved: a page's requests to other hosts fail at once.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  // A mouse, because Chromium without a screen assumes that there is none: 2 is hover, 4 a fine pointer.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
];

/** Chromium is always available: npm installs one. */
export const findChromiumEngine = (): FoundEngine => ({
  name: 'Chromium',
  launch: async () =>
    makeEngine('Chromium', await startChromium((start) => launch({ ...start, ...options }), chromiumFlags)),
});

/** The installed Firefox: `FIREFOX_PATH`, or one of the usual names on `PATH`. */
export function findFirefoxEngine(): FoundEngine {
  const { FIREFOX_PATH } = process.env;
  const program = findProgram(...(FIREFOX_PATH ? [FIREFOX_PATH] : ['firefox-esr', 'firefox']));
  if (!program) return { name: 'Firefox', absent: 'neither firefox-esr nor firefox is installed' };
  return {
    name: 'Firefox',
    launch: async () =>
      makeEngine(
        'Firefox',
        await launch({ browser: 'firefox', executablePath: program, extraPrefsFirefox: prefs, ...options }),
      ),
  };
}

const prefs = {
  // Declares a mouse, because Firefox without a screen assumes that there is none. The value
  // is the sum of 2 (a fine pointer) and 4 (it can hover).
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // Requests to other hosts than localhost fail at once, because no proxy listens at this port.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

const makeEngine = async (name: EngineName, browser: Browser): Promise<Engine> => ({
  name,
  version: (await browser.version()).replace(/^\D*/, ''),
  newTab: async () => {
    const context = await browser.createBrowserContext();
    return makeTab(await context.newPage());
  },
  close: () => within(quitting, browser.close()).catch(() => void browser.process()?.kill('SIGKILL')),
});

const makeTab = (page: Page): EngineTab => ({
  goTo: async (url) => void (await page.goto(url, { waitUntil: 'load', timeout: 60_000 })),
  back: async () => void (await page.evaluate('void setTimeout(() => history.back())')),
  forward: async () => void (await page.evaluate('void setTimeout(() => history.forward())')),
  evaluate: (expression) => page.evaluate(expression),
  point: (x, y) => page.mouse.move(x, y),
  click: (x, y) => page.mouse.click(x, y),
  press: async (key, held) => {
    for (const modifier of held) await page.keyboard.down(modifier);
    await page.keyboard.press(key as KeyInput);
    for (const modifier of held) await page.keyboard.up(modifier);
  },
  holdDown: async (key, repeats) => {
    for (let repeat = 0; repeat <= repeats; repeat += 1) await page.keyboard.down(key as KeyInput);
    await page.keyboard.up(key as KeyInput);
  },
  type: (text) => page.keyboard.type(text),
  giveFile: async (selector, file) => {
    const field = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
    if (!field) throw new Error(`there is no ${selector}`);
    await field.uploadFile(file);
  },
  resize: (width, height) => resize(page, width, height),
  screenshot: () => page.screenshot(),
  close: () => page.browserContext().close(),
});

/** Puppeteer also sets the orientation, which Firefox 140 ESR cannot (observed); the size is set nevertheless. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((error: unknown) => {
    if (!String(error).includes('unknown command emulation.setScreenOrientationOverride')) throw error;
  });
  await page.waitForFunction((wanted) => window.innerWidth === wanted, {}, width);
}
