import { describe, expect, it } from '@jest/globals';
import { untilIdle } from '../../support/driver/until-idle';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';

declare global {
  interface Window {
    /** The listeners, observers and media queries that react to each step of a resize. */
    watchers: string[];
  }
}

describe('a window that is being resized', () => {
  const shop = useShop({ settings: { slides: 3 } });

  const open = useVisits(shop, (one) =>
    one.addInitScript(() => {
      window.watchers = [];
      const listen = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: Parameters<typeof listen>) {
        if (args[0] === 'resize') window.watchers.push('resize');
        listen.apply(this, args);
      };
      const { observe } = ResizeObserver.prototype;
      ResizeObserver.prototype.observe = function (target, options) {
        window.watchers.push(`ResizeObserver of ${target.className}`);
        observe.call(this, target, options);
      };
      const { matchMedia } = window;
      window.matchMedia = (query) => {
        window.watchers.push(query);
        return matchMedia.call(window, query);
      };
    }),
  );

  it.each(['/', '/harbour-desk-lamp/', '/workshop/', '/cart.php'])(
    'is watched only by the media queries of the breakpoints, on %s',
    async (path) => {
      const { page } = await open(path, { mounted: false });
      await page.evaluate(() => {
        for (const slot of document.querySelectorAll('[data-widget]')) {
          slot.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        }
      });
      await untilMounted(page);
      await untilIdle(page);
      const watched = new Set(await page.evaluate(() => window.watchers));
      const breakpoints = /^\(min-width: (551|801|1261)px\)$/;
      const preferences = /^\((prefers-reduced-motion|hover)/;
      expect([...watched].filter((query) => !breakpoints.test(query) && !preferences.test(query))).toEqual([]);
      expect([...watched]).toContain('(min-width: 801px)');
    },
  );

  it('ends with the layout of its last width', async () => {
    const { page } = await open('/furniture/', { mounted: false });
    const menu = page.getByRole('navigation', { name: 'Categories' });
    for (const width of [1200, 900, 802, 799, 640, 500, 375]) await page.setViewportSize({ width, height: 800 });
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.waitFor();
    for (const width of [500, 640, 799, 802, 900]) await page.setViewportSize({ width, height: 800 });
    await page.waitForFunction(() => !document.querySelector('#menu:popover-open, [inert]'));
    expect(await menu.isVisible()).toBe(true);
  });
});
