import { describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';
import { cartLines } from '../../support/shopping/read-cart';

describe('a choice among radio buttons', () => {
  const shop = useShop();
  const open = useVisits(shop);

  it.each([
    [1280, 'click'],
    [375, 'tap'],
  ] as const)('is cleared by a press on the checked button, at %i pixels by %s', async (width, press) => {
    const { page } = await (press === 'tap'
      ? shop.open('/harbour-desk-lamp/', { width, touch: true })
      : open('/harbour-desk-lamp/', { width }));
    const main = page.getByRole('main');
    const round = main.getByRole('radio', { name: 'Round' });
    const label = main.getByText('Round', { exact: true });
    expect(await round.isChecked()).toBe(true);
    await label[press]();
    await page.waitForFunction(() => !document.querySelector('[data-option-name="Base"] input:checked'));
    await main.getByRole('button', { name: 'Add to cart', exact: true })[press]();
    await main.getByRole('alert').getByText('Please choose: Base').waitFor();
    expect(cartLines(shop.server)).toEqual([]);
    await label[press]();
    await page.waitForFunction(() => document.querySelector('[data-option-name="Base"] input:checked'));
    await main.getByRole('alert').getByText('Please choose: Base').waitFor({ state: 'hidden' });
    await main.getByRole('button', { name: 'Add to cart', exact: true })[press]();
    await page.getByRole('dialog', { name: /added to your cart/i }).waitFor();
    expect(cartLines(shop.server)).toHaveLength(1);
  });

  it('is cleared by Space on the checked button; the arrow keys still choose', async () => {
    const { page } = await open('/harbour-desk-lamp/');
    const round = page.getByRole('main').getByRole('radio', { name: 'Round' });
    await round.focus();
    await page.keyboard.press('Space');
    await page.waitForFunction(() => !document.querySelector('[data-option-name="Base"] input:checked'));
    await page.keyboard.press('Space');
    expect(await round.isChecked()).toBe(true);
    await page.keyboard.press('ArrowUp');
    expect(await page.getByRole('main').getByRole('radio', { name: 'Clamp' }).isChecked()).toBe(true);
  });
});
