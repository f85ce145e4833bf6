import { describe, expect, it } from '@jest/globals';
import { everyPage } from './every-page';
import { hostilePlaces } from './hostile-places';
import { hostileText } from './hostile-texts';
import { openHostile } from './open-hostile';
import { untilQuiet } from './until-quiet';
import { useShop } from './use-shop';

// Without a policy: it would hide a hole.
const shop = useShop({ settings: { csp: false } });
const plant = () => Object.assign(shop.store.world.settings, { plantedText: hostileText });

describe('a hostile text, whoever wrote it', () => {
  it('is heard when a page has a hole', async () => {
    shop.store.world.settings.regions = { home_below_menu: hostileText };
    const { hacks } = await openHostile(shop, { path: '/' });
    expect(await hacks.found()).toEqual(expect.arrayContaining(['ran: script', 'ran: picture']));
  });

  it.each(everyPage.map((one) => [one.path, JSON.stringify(one.settings ?? {}), one] as const))(
    'is a text on %s %s',
    async (_path, _settings, one) => {
      const { page, hacks } = await openHostile(shop, one, plant);
      await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
      await untilQuiet(page);
      expect(await page.content()).toContain('hacked(');
      expect(await hacks.found()).toEqual([]);
    },
  );

  it.each(hostilePlaces.map((place) => [place.name, place] as const))('is a text in %s', async (_name, place) => {
    const { page, hacks } = await openHostile(shop, place, plant);
    await place.reach(page);
    await untilQuiet(page);
    expect(await hacks.found()).toEqual([]);
  });
});
