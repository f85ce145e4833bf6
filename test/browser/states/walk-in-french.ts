import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useShop } from '../driver/use-shop';
import { findBeside } from './find-beside';
import { findFaultsAgain } from './find-faults';
import type { State } from './state';
import { useWalk } from './use-walk';

const height = 900;

/** Visits states of the shop in French, whose words are longer than ours, on a phone, and looks at the narrowest screen too. */
export function walkInFrench(states: readonly State[]): void {
  describe('the shop in French, on a narrow screen', () => {
    const shop = useShop();
    const walk = useWalk(shop, 375, 'fr');

    it.each(states)('$name has no barriers, nothing beside the screen, and stays in French', async (state) => {
      const { page } = await walk.enter(state);
      const faults = await findFaultsAgain(page, state);
      const calls = shop.server.world.log.all().filter(({ isStray }) => isStray);
      const french = {
        language: await page.locator('html').getAttribute('lang'),
        strayCalls: calls.map(({ method, path }) => `${method} ${path}`),
        strayLinks: await strayLinks(page),
        besideNarrowest: state.screen === 'wide' ? [] : await besideAt(page, 320),
      };
      expect({ ...faults, ...french }).toEqual({
        barriers: [],
        beside: [],
        language: 'fr',
        strayCalls: [],
        strayLinks: [],
        besideNarrowest: [],
      });
    });
  });
}

async function besideAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  // What follows the size of the screen does so before its second frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return findBeside(page);
}

/** The addresses of a page's links and forms that lead out of its language. */
const strayLinks = (page: Page): Promise<string[]> =>
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
      .filter(
        ({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/fr/') && !files.test(pathname),
      )
      .map(({ pathname, search }) => pathname + search);
  });
