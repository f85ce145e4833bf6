import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useShop } from '../../support/driver/use-shop';

const opener = (page: Page) => page.locator('summary', { hasText: 'Share' });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

describe('sharing a product', () => {
  const shop = useShop();

  it('has links to the services that the merchant chose, without JavaScript', async () => {
    const { page } = await shop.open('/enamel-mug/', { javaScript: false });
    expect(await link(page, 'Facebook').isVisible()).toBe(false);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await link(page, 'Facebook').waitFor();
    const url = encodeURIComponent(`${shop.url}/enamel-mug/`);
    expect(await link(page, 'Facebook').getAttribute('href')).toBe(
      `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    );
    expect(await link(page, 'Email').getAttribute('href')).toBe(`mailto:?subject=Enamel%20Mug&body=${url}`);
    expect(await link(page, 'X').getAttribute('href')).toContain(`?text=Enamel%20Mug&url=${url}`);
    expect(await link(page, 'Pinterest').getAttribute('href')).toMatch(/media=http[^&]+products%2F103%2F/);
    await opener(page).click();
    await link(page, 'Facebook').waitFor({ state: 'hidden' });
  });
});
