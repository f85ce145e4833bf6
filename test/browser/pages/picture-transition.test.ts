import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';

const shop = useShop();

interface Device {
  readonly hardwareConcurrency: number;
  readonly deviceMemory: number;
  readonly userAgent: string;
  /** Whether the transition is paused at its beginning. */
  readonly isPaused?: boolean;
}

declare global {
  interface Window {
    /** The transition of this page: whether the main picture took part, and how it ended. */
    transition?: { moved: boolean; ended: string };
  }
}

const ordinary: Device = {
  hardwareConcurrency: 8,
  deviceMemory: 8,
  userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/143.0.0.0 Mobile Safari/537.36',
};

/** Opens a list with the setting, on a device, and presses a card's name. */
async function pressCard(device: Partial<Device> = {}, motion: 'reduce' | 'no-preference' = 'no-preference') {
  // The transition needs the picture in the page's first frame. A late style sheet delays that frame.
  shop.server.world.faults.add({ kind: 'slow', path: '/assets/dist/category.css', ms: 400 });
  const { settings } = shop.server.world;
  settings.themeSettings = { picture_transition: true };
  settings.headScript = `document.head.append(Object.assign(document.createElement('link'),
    { rel: 'stylesheet', href: '/assets/dist/category.css', blocking: 'render' }));`;
  const { page } = await shop.open('/kitchen-table/', {
    mounted: false,
    before: async (opening) => {
      await opening.emulateMedia({ reducedMotion: motion });
      await opening.addInitScript(imitateDevice, { ...ordinary, ...device });
    },
  });
  await page.locator('.card-title a[href$="/enamel-mug/"]').click();
  await page.waitForURL('**/enamel-mug/');
  return page;
}

/** Runs in the page before any other script. */
function imitateDevice(device: Device): void {
  for (const [name, value] of Object.entries(device)) Object.defineProperty(navigator, name, { value });
  addEventListener('pagereveal', (event) => {
    const { viewTransition: transition } = event as Event & { viewTransition: ViewTransition | null };
    if (!transition) return;
    window.transition = { moved: false, ended: '' };
    const { transition: record } = window;
    transition.ready.then(
      () => {
        if (device.isPaused) for (const animation of document.getAnimations()) animation.pause();
        const picture = document.querySelector<HTMLElement>('[data-main-image]');
        record.moved = picture?.style.getPropertyValue('view-transition-name') === 'product-picture';
        record.ended = 'shown';
      },
      (error: unknown) => (record.ended = `skipped: ${String(error)}`),
    );
  });
}

/** Runs in the page: the animations of the moving picture. */
function countMoving(): number {
  const pseudos = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? '');
  return pseudos.filter((pseudo) => pseudo.includes('product-picture')).length;
}

const transitionOf = (page: Page) => page.evaluate(() => window.transition ?? null);

describe('the transition from a card to its product', () => {
  it('moves the picture, and then removes its transition name', async () => {
    const page = await pressCard();
    await page.waitForFunction(() => window.transition?.ended);
    expect(await transitionOf(page)).toEqual({ moved: true, ended: 'shown' });
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLElement>('[data-main-image]')?.style.getPropertyValue('view-transition-name') === '',
    );
  });

  it.each<[string, Partial<Device>]>([
    ['with two processor cores', { hardwareConcurrency: 2 }],
    ['with 2 GB of memory', { deviceMemory: 2 }],
    ['in an Android WebView', { userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) Chrome/143.0.0.0' }],
    ['in the browser of Instagram', { userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Instagram 350.0.0' }],
  ])('does not happen %s', async (_, device) => {
    const page = await pressCard(device);
    await page.locator('[data-main-image]').waitFor();
    expect(await transitionOf(page)).toBeNull();
  });

  it('does not happen with reduced motion', async () => {
    const page = await pressCard({}, 'reduce');
    await page.locator('[data-main-image]').waitFor();
    expect(await transitionOf(page)).toBeNull();
  });

  it('does not happen for other links', async () => {
    const page = await pressCard();
    await page.locator('.breadcrumb a').first().click();
    await page.waitForURL(`${shop.url}/`);
    await page.locator('.card').first().waitFor();
    expect(await transitionOf(page)).toBeNull();
  });

  it('ends at the first press', async () => {
    const page = await pressCard({ isPaused: true });
    await page.waitForFunction(() => window.transition?.ended);
    expect(await transitionOf(page)).toEqual({ moved: true, ended: 'shown' });
    expect(await page.evaluate(countMoving)).toBeGreaterThan(0);
    await page.mouse.click(640, 5);
    await until('the transition has ended', async () => (await page.evaluate(countMoving)) === 0, 5_000);
  });

  it('has no script in pages without the setting', async () => {
    const { page } = await shop.open('/kitchen-table/', { mounted: false });
    expect(await page.content()).not.toContain('view-transition');
  });
});
