import { describe, expect, it } from '@jest/globals';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import { everyState } from '../driver/every-state';
import { findBarriers } from '../driver/find-barriers';
import { takeScreenshot } from '../driver/take-screenshot';
import { useShop } from '../driver/use-shop';
import { findBeside, findBesideAt } from './find-beside';
import { strayCalls, strayLinks } from './find-stray';
import type { State } from './state';
import { useWalk } from './use-walk';

const { products, categories } = makeCatalogue();
const alike = [products.map(({ slug }) => `/${slug}/`), categories.map(({ slug }) => `/${slug}/`)];

/** What tells a page of one template from those of others: its address, but one for all products, one for all categories. */
function templateOf({ path, cart, settings }: State): string {
  const { pathname, searchParams } = new URL(path, 'http://shop.test');
  const kind = alike.findIndex((paths) => paths.includes(pathname));
  return [kind < 0 ? pathname : kind, searchParams.get('action'), cart !== undefined, settings?.unavailable].join(' ');
}

/** Pages as they are opened, one of each template. */
const opened = new Map<string, State>();
for (const state of everyState) {
  const template = templateOf(state);
  if (!state.reach && !opened.has(template)) opened.set(template, state);
}

// A real language in place of the one in brackets, and a phone from the first moment on.
describe('the shop in French, on a phone', () => {
  const shop = useShop();
  const walk = useWalk(shop, 375, 'fr');

  it.each([...opened.values()])(
    '$name has no barriers, nothing beside the screen, and stays in French',
    async (state) => {
      const { page } = await walk.enter(state);
      await takeScreenshot(page, `${state.name}-375-fr`);
      expect({
        language: await page.locator('html').getAttribute('lang'),
        // Colours are the same everywhere, and cost as much to look at as all the rest.
        barriers: await findBarriers(page, 'html', { exempt: [...(state.exempt ?? []), 'color-contrast'] }),
        beside: [...(await findBeside(page)), ...(await findBesideAt(page, 320))],
        strayLinks: await strayLinks(page, 'fr'),
        strayCalls: strayCalls(shop),
      }).toEqual({ language: 'fr', barriers: [], beside: [], strayLinks: [], strayCalls: [] });
    },
  );
});
