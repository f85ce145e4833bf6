import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { holdCode } from '../../support/driver/hold-code';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';
import { visit } from '../../support/driver/visit';
import { painted } from '../../support/driver/watch-responses';
import { listPage } from '../lists/list-page';

const name = 'Harbour Desk Lamp';
const opener = (page: Page) =>
  listPage(page)
    .card(name)
    .getByRole('link', { name: /^Quick view/ });
const heightOf = (dialog: Locator) =>
  dialog.evaluate((element) => element.getBoundingClientRect().height / innerHeight);
const widthOf = (dialog: Locator) => dialog.evaluate((element) => Math.round(element.getBoundingClientRect().width));

describe('a dialog', () => {
  const shop = useShop();
  const open = useVisits(shop);

  it('opens by the first press on an element outside of all slots, also if its code is late', async () => {
    let release = async () => {};
    const { page } = await shop.open('/about-us/', {
      mounted: false,
      before: async (empty) => void (release = await holdCode(empty)),
    });
    await page.waitForFunction(() => !!window.storefrontWidgets?.version);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/shipping-returns/', textContent: 'Terms' });
      link.dataset.revealId = 'modal';
      document.querySelector('main')!.prepend(link);
    });
    const link = page.getByRole('link', { name: 'Terms' });
    await link.click();
    expect(await link.getAttribute('aria-busy')).toBe('true');
    await release();
    await page.locator('dialog#modal[open]').waitFor({ state: 'attached' });
    expect([new URL(page.url()).pathname, await link.getAttribute('aria-busy')]).toEqual(['/about-us/', null]);
  });

  it('fits its content, and is never wider than a phone or higher than 90 % of the window', async () => {
    const { page } = await open('/compare/101/109', { mounted: false });
    await page.getByRole('link', { name: 'Remove Bench Vice' }).click();
    const alert = page.getByRole('alertdialog');
    await alert.getByRole('button', { name: 'OK' }).waitFor();
    expect(await widthOf(alert)).toBe(448);
    expect((await heightOf(alert)) < 0.5).toBe(true);
    await page.setViewportSize({ width: 375, height: 700 });
    expect(await widthOf(alert)).toBe(343);
    await page.keyboard.press('Enter');
    await alert.waitFor({ state: 'hidden' });

    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, `${shop.url}/lighting/`);
    await opener(page).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('heading', { name }).waitFor();
    expect(await widthOf(dialog)).toBe(1056);
    const add = dialog.getByRole('button', { name: 'Add to cart' });
    for (const [width, height] of [
      [1280, 600],
      [375, 600],
      [800, 1200],
      [800, 1100],
    ] as const) {
      await page.setViewportSize({ width, height });
      await painted(page);
      expect([width, height, await heightOf(dialog)]).toEqual([width, height, expect.closeTo(0.9, 2)]);
      await add.scrollIntoViewIfNeeded();
      const inside = await add.evaluate((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        const frame = button.closest('dialog')!.getBoundingClientRect();
        return top >= frame.top && bottom <= frame.bottom;
      });
      expect([width, height, inside]).toEqual([width, height, true]);
    }
  });
});
