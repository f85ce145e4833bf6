import { describe, expect, it } from '@jest/globals';
import { statesAt } from './every-state';
import { findBarriers } from './find-barriers';
import { useWalk } from './states/use-walk';
import { takeScreenshot } from './take-screenshot';
import { useShop } from './use-shop';
import { validateMarkup } from './validate-markup';

describe.each([1280, 375])('at %i pixels', (width) => {
  const shop = useShop();
  const walk = useWalk(shop, width);

  it.each(statesAt(width))('$name has no barriers, valid markup, and nothing beside the screen', async (state) => {
    const { page } = await walk.enter(state);
    // To look at: the pictures of all states take as long as everything else here.
    if (process.env['SCREENSHOTS']) await takeScreenshot(page, `${state.name}-${width}`);
    expect(await findBarriers(page, state.within)).toEqual([]);
    expect(await validateMarkup(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
