import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useShop } from '../../support/driver/use-shop';

declare global {
  interface Window {
    shared: ShareData[];
  }
}

const opener = (page: Page) => page.locator('summary', { hasText: 'Share' });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

/** Removes `navigator.share`. */
const removeShare = (page: Page) => page.addInitScript(() => Object.assign(navigator, { share: undefined }));

describe('sharing a product', () => {
  const shop = useShop();

  it.each([true, false])('has links to the services that the merchant chose (JavaScript: %p)', async (javaScript) => {
    const { page } = await shop.open('/enamel-mug/', { javaScript, before: removeShare });
    expect(await link(page, 'Facebook').isVisible()).toBe(false);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await link(page, 'Facebook').waitFor();
    const address = encodeURIComponent(`${shop.address}/enamel-mug/`);
    expect(await link(page, 'Facebook').getAttribute('href')).toBe(
      `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    );
    expect(await link(page, 'Email').getAttribute('href')).toBe(`mailto:?subject=Enamel%20Mug&body=${address}`);
    expect(await link(page, 'X').getAttribute('href')).toContain(`?text=Enamel%20Mug&url=${address}`);
    expect(await link(page, 'Pinterest').getAttribute('href')).toMatch(/media=http[^&]+products%2F103%2F/);
    await opener(page).click();
    await link(page, 'Facebook').waitFor({ state: 'hidden' });
  });
});
