import { describe, expect, it } from '@jest/globals';
import { findBarriers } from '../../browser/driver/find-barriers';
import { takeScreenshot } from '../../browser/driver/take-screenshot';
import { useShop } from '../../browser/driver/use-shop';
import { findBeside, findBesideAt } from '../../browser/states/find-beside';
import { strayCalls, strayLinks } from '../../browser/states/find-stray';
import { oneOfEach } from '../../browser/states/one-of-each';
import { useWalk } from '../../browser/states/use-walk';

const opened = oneOfEach.filter(({ continues, screen }) => !continues && screen !== 'wide');

// A real language in place of the one in brackets, and a phone from the first moment on.
describe('the shop in French, on a phone', () => {
  const shop = useShop();
  const walk = useWalk(shop, 375, 'fr');

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
