import { describe, expect, it } from '@jest/globals';
import { everyPage } from '../driver/every-page';
import { hostilePlaces } from './hostile-places';
import { hostileText } from './hostile-texts';
import { useHostilePage } from './use-hostile-page';
import { useShop } from '../driver/use-shop';

// Without a policy: it would hide a hole.
const shop = useShop({ settings: { csp: false } });
const plant = () => Object.assign(shop.server.world.settings, { plantedText: hostileText });

describe('a hostile text, whoever wrote it', () => {
  const hostile = useHostilePage(shop);

  it('is heard when a page has a hole', async () => {
    await hostile.open({ path: '/', settings: { regions: { home_below_menu: hostileText } } });
    expect(await hostile.found()).toEqual(expect.arrayContaining(['ran: script', 'ran: picture']));
  });

  it.each(everyPage.map((one) => [one.path, JSON.stringify(one.settings ?? {}), one] as const))(
    'is a text on %s %s',
    async (_path, _settings, one) => {
      const page = await hostile.open(one, plant);
      await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
      expect(await hostile.found()).toEqual([]);
      expect(await page.content()).toContain('hacked(');
    },
  );

  it.each(hostilePlaces.map((place) => [place.name, place] as const))('is a text in %s', async (_name, place) => {
    await place.reach(await hostile.open(place, plant));
    expect(await hostile.found()).toEqual([]);
  });
});
