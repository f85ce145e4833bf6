import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { findChromium } from '../../../support/driver/find-chromium';
import { folders } from '../../../theme/folders';

/** The packages with the browser's driver and with a browser. The npm package does not install them. */
const driver = 'playwright-core';
const browser = '@sparticuz/chromium';

/**
 * What to install before `--try` can open a browser; undefined when all is there.
 *
 * @param isInstalled whether a package can be loaded
 */
export function missingBrowser(
  isInstalled: (name: string) => boolean = canLoad,
  hasBrowser = findChromium() !== undefined,
): string | undefined {
  const missing = [driver, ...(hasBrowser ? [] : [browser])].filter((name) => !isInstalled(name));
  if (missing.length === 0) return undefined;
  const instead = missing.includes(browser) ? ', or set CHROME_PATH to a Chromium of yours' : '';
  return `--try opens a browser: run npm install --save-dev ${missing.join(' ')}${instead}`;
}

function canLoad(name: string): boolean {
  try {
    createRequire(resolve(folders.root, 'package.json')).resolve(name);
    return true;
  } catch {
    return false;
  }
}
