import { describe, it } from '@jest/globals';
import { listPage } from '../lists/list-page';
import { translatePage } from '../../support/driver/translate-page';
import { useShop } from '../../support/driver/use-shop';

// A complaint of the page, such as a violation of its policy, fails the test.
describe('a page that the browser has translated', () => {
  const shop = useShop();

  it('gets its words back without a style that its policy forbids', async () => {
    const { page } = await shop.open('/workshop/', { mounted: false });
    await translatePage(page, ['«', '»']);
    await listPage(page).card('«Claw Hammer, 16 oz»').getByRole('checkbox').check();
    const bar = page.locator('[data-product-compare]');
    await bar.getByText('1 product chosen to compare').waitFor();
    await bar.locator('[data-part="clear"]').click();
    await bar.locator('font font', { hasText: '«Tick' }).first().waitFor({ state: 'attached' });
  });
});
