import { findProgram } from './find-program';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds the browser of this machine: `CHROME_PATH`, or the first of the usual names on `PATH`.
 *
 * @returns undefined when npm's browser is to be used: there is no other, or `CHROME_PATH` is `npm`
 */
export function findChromium(): string | undefined {
  const { CHROME_PATH: wanted } = process.env;
  if (wanted === 'npm') return undefined;
  return wanted || findProgram(...names);
}
