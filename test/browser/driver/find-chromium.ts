import { existsSync } from 'node:fs';
import { join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The browser that is installed on this machine: `CHROME_PATH`, or the first of the usual names on `PATH`.
 *
 * @returns undefined where the one that npm brings is to be used: there is no other, or `CHROME_PATH` is `npm`
 */
export function findChromium(): string | undefined {
  const { CHROME_PATH: wanted, PATH = '' } = process.env;
  if (wanted === 'npm') return undefined;
  if (wanted) return wanted;
  const folders = PATH.split(':');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}
