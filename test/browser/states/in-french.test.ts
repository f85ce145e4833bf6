import { describe, expect, it } from '@jest/globals';
import { everyState } from '../driver/every-state';
import { findBarriers } from '../driver/find-barriers';
import { takeScreenshot } from '../driver/take-screenshot';
import { useShop } from '../driver/use-shop';
import { findBeside, findBesideAt } from './find-beside';
import { strayCalls, strayLinks } from './find-stray';
import { useWalk } from './use-walk';

/** One page of each kind of layout; the walk in brackets is on all of them. */
const names = [
  'home',
  'category',
  'product-with-pictures',
  'cart',
  'search',
  'journal-post',
  'create-account',
  'account-order',
  'wish-list',
  'certificate',
];
const opened = everyState.filter(({ name }) => names.includes(name));

// A real language in place of the one in brackets, and a phone from the first moment on.
describe('the shop in French, on a phone', () => {
  const shop = useShop();
  const walk = useWalk(shop, 375, 'fr');

  it('finds each page', () => expect(opened.map(({ name }) => name).sort()).toEqual([...names].sort()));

  it.each(opened)('$name has no barriers, nothing beside the screen, and stays in French', async (state) => {
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
  });
});
