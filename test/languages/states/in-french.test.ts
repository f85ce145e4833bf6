import { describe, expect, it } from '@jest/globals';
import { findBarriers } from '../../support/driver/find-barriers';
import { takeScreenshot } from '../../support/driver/take-screenshot';
import { useShop } from '../../support/driver/use-shop';
import { findBeside, findBesideAt } from '../../support/states/find-beside';
import { strayCalls, strayLinks } from '../../support/states/find-stray';
import { oneOfEach } from '../../support/states/one-of-each';
import { useWalk } from '../../support/states/use-walk';

const opened = oneOfEach.filter(({ continues, screen }) => !continues && screen !== 'wide');

// A real language instead of the one in brackets, and a phone's screen from the start.
describe('the shop in French, on a phone', () => {
  const shop = useShop();
  const walk = useWalk(shop, 375, 'fr');

  it.each(opened)('$name has no barriers, no element outside the screen, and stays in French', async (state) => {
    const { page } = await walk.enter(state);
    await takeScreenshot(page, `${state.name}-375-fr`);
    expect({
      language: await page.locator('html').getAttribute('lang'),
      // Colours do not depend on the language, and their check takes as long as all others together.
      barriers: await findBarriers(page, 'html', { exempt: [...(state.exempt ?? []), 'color-contrast'] }),
      beside: [...(await findBeside(page)), ...(await findBesideAt(page, 320))],
      strayLinks: await strayLinks(page, 'fr'),
      strayCalls: strayCalls(shop),
    }).toEqual({ language: 'fr', barriers: [], beside: [], strayLinks: [], strayCalls: [] });
  });
});
