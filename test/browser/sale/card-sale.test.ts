import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { isFocused } from '../../support/driver/is-focused';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';
import { cartLines } from '../../support/shopping/read-cart';
import { listPage } from '../lists/list-page';

const add = (page: Page, name: string) =>
  listPage(page)
    .card(name)
    .getByRole('button', { name: /^Add to cart\s?: / });
const preview = (page: Page) => page.locator('#previewModal[open] .previewCart');

const hammer = 'Claw Hammer, 16 oz';
const tape = 'Tape Measure, 16 ft';
const tumblers = 'Stacking Tumblers, Pack of 6';

const shop = useShop();
const visitPage = useVisits(shop);

describe('a product of a list', () => {
  const inCart = () => cartLines(shop.server).map(({ productId, quantity }) => [productId, quantity]);
  const open = async (path: string, width = 1280) => (await visitPage(path, { width, mounted: false })).page;

  it('is added once by pointer and by keys, and the focus returns to its button', async () => {
    const page = await open('/workshop/', 375);
    shop.server.world.faults.add({ kind: 'slow', path: '/remote/v1/cart/add', ms: 700, times: 1 });
    await add(page, hammer).dblclick();
    await preview(page).getByText(hammer).first().waitFor();
    expect(inCart()).toEqual([[107, 1]]);
    await page.keyboard.press('Escape');
    await preview(page).waitFor({ state: 'hidden' });
    expect(await isFocused(add(page, hammer))).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/workshop/');

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.keyboard.press('Enter');
    await preview(page).waitFor();
    await page.keyboard.press('Escape');
    await preview(page).waitFor({ state: 'hidden' });
    await add(page, tape).focus();
    await page.keyboard.press('Space');
    await preview(page).getByText(tape).first().waitFor();
    expect(inCart()).toEqual([
      [107, 2],
      [128, 1],
    ]);
  });

  it('with options links to its page, by pointer and by keyboard', async () => {
    const page = await open('/kitchen-table/mugs-glasses/');
    const link = listPage(page)
      .card('Enamel Mug')
      .getByRole('link', { name: /^Choose options\s?: Enamel Mug$/ });
    await link.click();
    await page.waitForURL('**/enamel-mug/');
    expect(await add(page, 'Enamel Mug').count()).toBe(0);
    await page.goBack();
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/enamel-mug/');
    expect(inCart()).toEqual([]);
  });

  it('is added by a form without JavaScript', async () => {
    const { page } = await shop.open('/kitchen-table/mugs-glasses/', { width: 375, javaScript: false });
    await add(page, tumblers).click();
    await page.waitForURL('**/cart.php**');
    expect(inCart()).toEqual([[104, 1]]);
  });
});
