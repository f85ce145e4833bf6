import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openSignedIn } from '../../support/driver/sign-in';
import { openDevTools } from '../../support/driver/throttle';
import { until } from '../../support/driver/until';
import { untilQuiet } from '../../support/driver/until-quiet';
import { useShop } from '../../support/driver/use-shop';

/**
 * Restores a page that another tab has made old, and stops the load that follows.
 *
 * @param stored the key and the first word of what the other tab has stored
 * @returns the page's visibility before and after the stop
 */
async function stopReload(page: Page, stored: [key: string, word: string]): Promise<[before: unknown, after: unknown]> {
  // The stop would also end the bundle's own requests, and the browser would report them.
  await untilQuiet(page);
  let isAsked = false;
  // The page never arrives.
  await page.route(page.url(), () => void (isAsked = true));
  // The driver's own evaluate waits for the page that is on its way.
  const devTools = await openDevTools(page);
  const run = async (expression: string): Promise<unknown> =>
    (await devTools.send('Runtime.evaluate', { expression })).result.value;
  const before = await run(`
    navigation.addEventListener('navigateerror', () => (window.isStopped = true));
    localStorage['${stored[0]}'] = '${stored[1]} ' + Date.now();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    document.documentElement.style.visibility;
  `);
  await until('the page is loaded again', () => isAsked);
  await devTools.send('Page.stopLoading');
  await until('the load is stopped', async () => (await run('window.isStopped')) === true);
  return [before, await run('document.documentElement.style.visibility')];
}

describe('an old page whose reload the shopper stops', () => {
  const shop = useShop();

  it('is shown again if only its currency is old', async () => {
    const { page } = await shop.open('/enamel-mug/', {});
    expect(await stopReload(page, ['currency-switch', 'EUR'])).toEqual(['hidden', '']);
  });

  it('is shown again if a customer has signed in since', async () => {
    const { page } = await shop.open('/enamel-mug/', {});
    expect(await stopReload(page, ['page-customer', '7'])).toEqual(['hidden', '']);
  });

  it('stays hidden if its customer has signed out', async () => {
    const page = await openSignedIn(shop, '/enamel-mug/');
    expect(await stopReload(page, ['page-customer', ''])).toEqual(['hidden', 'hidden']);
  });
});
