import { findProgram } from './find-program';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds the browser of this machine: `CHROME_PATH`, or the first of the usual names on `PATH`.
 *
 * @returns undefined when this machine has no browser, or `CHROME_PATH` is `npm`: then use npm's browser
 */
export function findChromium(): string | undefined {
  const { CHROME_PATH: wanted } = process.env;
  if (wanted === 'npm') return undefined;
  return wanted || findProgram(...names);
}
