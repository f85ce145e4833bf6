import { describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { everyPage } from '../../support/states/every-page';
import { hostileText } from '../../support/states/hostile-texts';
import { closeDialogs, placesPages } from './hostile-places';
import { useHostilePage } from './use-hostile-page';

// No content security policy: it would hide a vulnerability. Fragments carry scripts, which run: hostile texts beside them do not.
const shop = useShop({ settings: { csp: false, wallet: true } });
declare global {
  interface Window {
    walletRuns?: Record<string, number>;
  }
}

const plant = () => Object.assign(shop.server.world.settings, { plantedText: hostileText });
const vulnerable = { path: '/', settings: { regions: { home_below_menu: hostileText } } };
/** The widgets and the kinds of options on a page. */
const kindsOf = (html: string) =>
  [...html.matchAll(/data-(?:widget|product-attribute)="([\w-]+)"/g)].map(([kind]) => kind);

describe('a hostile text in all data of the shop', () => {
  const hostile = useHostilePage(shop);
  const rendered = new Set<string>();
  const mounted = new Set<string>();
  const ran = new Set<string>();

  it('is detected on an open page that is vulnerable', async () => {
    await hostile.open(vulnerable);
    expect(await hostile.found()).toEqual(expect.arrayContaining(['ran: script', 'ran: picture']));
  });

  it('is detected in the HTML of a page that is vulnerable', async () => {
    const found = await hostile.foundIn(await hostile.read(vulnerable));
    expect(found).toContain('ran: script');
    expect(found.filter((one) => /^<(img src|svg|iframe|a href)/.test(one)).length).toBeGreaterThan(5);
  });

  it.each(everyPage.map((one) => [one.path, JSON.stringify(one.settings ?? {}), one] as const))(
    'is plain text in the HTML of %s %s',
    async (_path, _settings, one) => {
      const html = await hostile.read(one, plant);
      expect(await hostile.foundIn(html)).toEqual([]);
      expect(html).toContain('hacked(');
      for (const kind of kindsOf(html)) rendered.add(kind);
    },
  );

  it.each(placesPages.map((one) => [one.path, one.places.map(({ name }) => name).join('; '), one] as const))(
    'never runs as a script with all widgets of %s mounted; %s',
    async (path, _places, one) => {
      const page = await hostile.open(one, plant);
      const html = await page.content();
      expect(html).toContain('hacked(');
      for (const kind of kindsOf(html)) mounted.add(kind);
      const found: Record<string, string[]> = {};
      for (const { name, reach } of one.places) {
        await reach(page);
        for (const place of await page.evaluate(() => Object.keys(window.walletRuns ?? {}))) ran.add(place);
        found[name] = await hostile.found();
        for (const kind of kindsOf(await page.content())) mounted.add(kind);
        await closeDialogs(page);
      }
      await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
      found[path] = await hostile.found();
      expect(found).toEqual(
        Object.fromEntries([path, ...one.places.map(({ name }) => name)].map((name) => [name, []])),
      );
    },
  );

  it('was tested with every widget and every kind of option that the shop renders', () => {
    expect(rendered.size).toBeGreaterThan(50);
    expect([...rendered].filter((kind) => !mounted.has(kind))).toEqual([]);
  });

  it('was tested with fragments whose own scripts ran', () => {
    expect([...ran].map((place) => place.replace(/\d+/, '')).sort()).toEqual(
      expect.arrayContaining(['cart', 'header', 'preview', 'product-']),
    );
  });
});
