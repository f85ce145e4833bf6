import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { holdCode } from '../../support/driver/hold-code';
import { useShop } from '../../support/driver/use-shop';

const field = '#attribute_file_11605';
const file = (name: string, bytes = 300) => ({ name, mimeType: '', buffer: Buffer.alloc(bytes) });
const problem = (page: Page) => page.locator(`[data-part="option"]:has(${field}) [data-part="problem"]`);

describe('a file that is chosen', () => {
  const shop = useShop();

  it('is offered by its type', async () => {
    const { page } = await shop.open('/hand-painted-sign/');
    expect(await page.locator(field).getAttribute('accept')).toBe('.png,.jpg,.jpeg,.pdf,.svg');
  });

  it('of a wrong type or size is refused at once, before anything is sent', async () => {
    const { page } = await shop.open('/hand-painted-sign/');
    await page.setInputFiles(field, file('sketch.heic'));
    await problem(page).getByText('Please choose a file of one of these types: png, jpg, jpeg, pdf, svg').waitFor();
    expect(await page.locator(field).getAttribute('aria-invalid')).toBe('true');
    await page.setInputFiles(field, file('sketch.png', 600_000));
    await problem(page).getByText('This file is too large').waitFor();
    await page.locator('#form-action-addToCart').click();
    await page.setInputFiles(field, file('SKETCH.PNG'));
    await page.waitForFunction((selector) => document.querySelector(selector)!.matches(':valid'), field);
    expect(await problem(page).textContent()).toBe('');
    expect(shop.server.world.log.all().filter(({ path }) => path === '/remote/v1/cart/add')).toEqual([]);
  });

  it('before the code arrives is refused when it does', async () => {
    let release = async () => {};
    const before = async (page: Page) => void (release = await holdCode(page));
    const { page } = await shop.open('/hand-painted-sign/', { mounted: false, before });
    await page.setInputFiles(field, file('sketch.heic'));
    await release();
    await problem(page).getByText('Please choose a file of one of these types').waitFor();
  });
});
