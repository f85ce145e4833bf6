import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { everyState } from './every-state';
import { useWalk } from './states/use-walk';
import { useShop } from './use-shop';

/** The addresses of a page's links and forms that lead out of its language. */
const straying = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Links to the other languages, what a merchant wrote, the platform's checkout, and files, which have one address in
    // all languages.
    const others = '[data-locale-code], .prose, .cookieMessage-text, .page-type-checkout main';
    const files = /^\/(assets|images|stencil|content|manage)\//;
    return [...document.querySelectorAll('a[href], form[action], [formaction]')]
      .filter((element) => !element.closest(others))
      .flatMap((element) => ['href', 'action', 'formaction'].map((name) => element.getAttribute(name)))
      .filter((address) => address !== null)
      .map((address) => new URL(address, document.baseURI))
      .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/fr/') && !files.test(pathname))
      .map(({ pathname, search }) => pathname + search);
  });

describe('the shop in French, on the narrowest screen', () => {
  const shop = useShop();
  const walk = useWalk(shop, 320, 'fr');

  it.each(everyState)('$name calls the store in French, leads to French pages, and fits', async (state) => {
    const { page } = await walk.enter(state);
    const calls = shop.store.world.log.all();
    expect(calls.filter(({ isStray }) => isStray).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    expect(await straying(page)).toEqual([]);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
