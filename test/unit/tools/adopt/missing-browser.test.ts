import { describe, expect, it } from '@jest/globals';
import { missingBrowser } from '../../../tools/adopt/try/missing-browser';

describe('the browser of adopt --try', () => {
  const nothing = () => false;

  it('is reported as missing, with the packages to install', () => {
    expect(missingBrowser(nothing, false)).toBe(
      '--try opens a browser: run npm install --save-dev playwright-core @sparticuz/chromium, or set CHROME_PATH to a Chromium of yours',
    );
  });

  it('may be an installed Chromium', () => {
    expect(missingBrowser(nothing, true)).toBe('--try opens a browser: run npm install --save-dev playwright-core');
    expect(missingBrowser((name) => name === 'playwright-core', true)).toBeUndefined();
  });

  it('is found if its packages are installed, as here', () => {
    expect(missingBrowser(undefined, false)).toBeUndefined();
  });
});
