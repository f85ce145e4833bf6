import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver';
import { findProgram } from '../support/driver/find-program';
import { until } from '../support/driver/until';
import { freePort } from '../support/programs/free-port';
import type { Engine, EngineTab, FoundEngine } from './engine';
import { type RunningProgram, startProgram } from './start-program';
import { untilListening } from './until-listening';
import { webKitKey } from './webkit-key';
import { within } from './within';

/** The usual paths of WebKit's MiniBrowser, which the driver starts. */
const miniBrowsers = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib64'].flatMap(
  (folder) => ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((one) => `${folder}/${one}/MiniBrowser`),
);

/**
 * Timeout in milliseconds for the start of WebKit's browser. It sometimes crashes, and its driver would wait forever.
 */
const starting = 30_000;
/** Timeout in milliseconds for its end. After it, its driver and its screen are killed, and the browser with them. */
const quitting = 10_000;
/** The maximum number of starts. Each further start is reported. */
const tries = 3;

const screenWidth = 1400;
const screenHeight = 1200;

/** The toolbar would keep the window wider than a phone: 447 pixels. */
const narrowToolbar = '* { min-width: 0; margin: 0; padding: 0; font-size: 1px; }';

/** The installed WebKitGTK, with a virtual screen. */
export function findWebKitEngine(): FoundEngine {
  const programs = {
    WebKitWebDriver: findProgram('WebKitWebDriver'),
    MiniBrowser: findProgram('MiniBrowser', ...miniBrowsers),
    Xvfb: findProgram('Xvfb'),
  };
  const missing = Object.entries(programs).flatMap(([name, program]) => (program ? [] : [name]));
  if (missing.length > 0) return { name: 'WebKit', absent: `${missing.join(', ')} not installed` };
  const { WebKitWebDriver = '', MiniBrowser = '', Xvfb = '' } = programs;
  return { name: 'WebKit', launch: () => launchAgain(() => launch(WebKitWebDriver, MiniBrowser, Xvfb)) };
}

async function launchAgain(launchOnce: () => Promise<Engine>, left = tries - 1): Promise<Engine> {
  try {
    return await launchOnce();
  } catch (error) {
    if (left === 0) throw error;
    console.log(`WebKit is started again, because its start failed: ${String(error)}`);
    return launchAgain(launchOnce, left - 1);
  }
}

async function launch(driverProgram: string, binary: string, screenProgram: string): Promise<Engine> {
  const options = ['-displayfd', '1', '-screen', '0', `${screenWidth}x${screenHeight}x24`, '-nolisten', 'tcp'];
  const screen = await startProgram(screenProgram, options, /^(\d+)$/m);
  const port = await freePort();
  const settings = writeToolkitSettings();
  const service = await startProgram(driverProgram, [`--port=${port}`], undefined, {
    DISPLAY: `:${screen.readyValue}`,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: settings,
    // A virtual screen has no graphics card.
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  });
  const stop = () => {
    for (const program of [service, screen] satisfies RunningProgram[]) program.stop();
    rmSync(settings, { recursive: true, force: true });
  };
  await untilListening(port);
  const driver = await within(starting, openSession(port, binary)).catch((error: unknown) => {
    stop();
    throw error;
  });
  return {
    name: 'WebKit',
    version: String((await driver.getCapabilities()).get('browserVersion')),
    newTab: async () => {
      await driver.manage().deleteAllCookies();
      return webKitTab(driver);
    },
    close: async () => {
      await within(quitting, driver.quit()).catch(() => undefined);
      stop();
    },
  };
}

/** Writes the style of the browser's own controls. */
function writeToolkitSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-settings-'));
  for (const toolkit of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(folder, toolkit));
    writeFileSync(join(folder, toolkit, 'gtk.css'), narrowToolbar);
  }
  return folder;
}

async function openSession(port: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  // Requests to other hosts fail at once, because the proxy does not exist.
  const closedPort = '127.0.0.1:9';
  capabilities.set('proxy', {
    proxyType: 'manual',
    httpProxy: closedPort,
    sslProxy: closedPort,
    noProxy: ['localhost'],
  });
  const builder = new Builder().disableEnvironmentOverrides().usingServer(`http://127.0.0.1:${port}`);
  const driver = await builder.withCapabilities(capabilities).build();
  await driver.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
  return driver;
}

/**
 * A window in the middle of the screen, where the screen's pointer rests: without a window manager, the window under the
 * pointer has the focus.
 */
const aroundPointer = (width: number, height: number) => ({
  x: Math.round((screenWidth - width) / 2),
  y: Math.max(0, Math.round((screenHeight - height) / 2)),
  width,
  height,
});

const webKitTab = (driver: WebDriver): EngineTab => {
  const evaluate = async (expression: string): Promise<unknown> => {
    const script = `const [end] = arguments;
      Promise.resolve().then(() => (${expression})).then((value) => end({ value }), (error) => end({ error: String(error) }));`;
    const { value, error } = (await driver.executeAsyncScript(script)) as { value?: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  };
  const key = (name: string) => webKitKey[name] ?? name;
  return {
    goTo: async (url) => {
      await driver.get(url);
      // The driver sometimes returns before the page's modules have run.
      await until(`${url} is loaded`, async () => (await evaluate('document.readyState')) === 'complete');
    },
    back: async () => void (await evaluate('void setTimeout(() => history.back())')),
    forward: async () => void (await evaluate('void setTimeout(() => history.forward())')),
    evaluate,
    point: (x, y) => driver.actions().move({ x, y, duration: 0 }).perform(),
    click: (x, y) => driver.actions().move({ x, y, duration: 0 }).press().release().perform(),
    press: async (name, held) => {
      const actions = driver.actions();
      for (const one of held) actions.keyDown(key(one));
      actions.keyDown(key(name)).keyUp(key(name));
      for (const one of held) actions.keyUp(key(one));
      await actions.perform();
    },
    holdDown: async (name, repeats) => {
      const actions = driver.actions();
      for (let repeat = 0; repeat <= repeats; repeat += 1) actions.keyDown(key(name));
      await actions.keyUp(key(name)).perform();
    },
    type: (text) =>
      driver
        .actions()
        .sendKeys(...text)
        .perform(),
    giveFile: (selector, file) => driver.findElement(By.css(selector)).sendKeys(file),
    resize: async (width, height) => {
      let frame = [0, 0];
      // The resize takes a while, with or without a window manager.
      await until(`the window is ${width} × ${height}`, async () => {
        await driver
          .manage()
          .window()
          .setRect(aroundPointer(width + frame[0]!, height + frame[1]!));
        const [insideWidth = 0, insideHeight = 0] = (await evaluate('[innerWidth, innerHeight]')) as number[];
        const outside = await driver.manage().window().getRect();
        // Until the page has its new size, it may be larger than the window.
        frame = [Math.max(0, outside.width - insideWidth), Math.max(0, outside.height - insideHeight)];
        return insideWidth === width && insideHeight === height;
      });
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    // All journeys share the browser's one tab; a page may have opened others.
    close: async () => {
      const own = await driver.getWindowHandle();
      for (const other of await driver.getAllWindowHandles()) {
        if (other === own) continue;
        await driver.switchTo().window(other);
        await driver.close();
      }
      await driver.switchTo().window(own);
      await driver.get('about:blank');
    },
  };
};
