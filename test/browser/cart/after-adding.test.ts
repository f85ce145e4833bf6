import { describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { cartLines } from '../../support/shopping/read-cart';

describe('a shop that opens the cart page after an add', () => {
  const shop = useShop({ settings: { showFastCart: false } });

  it('navigates the whole window when it is shown in a frame', async () => {
    const { page } = await shop.open('/about-us/', { mounted: false });
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = '/workshop/';
      frame.name = 'shop';
      frame.width = '900';
      frame.height = '700';
      document.querySelector('main')?.prepend(frame);
    });
    const add = { name: /^Add to cart\s?: Claw Hammer/ };
    await page.frameLocator('iframe[name="shop"]').getByRole('main').getByRole('button', add).click();
    await page.waitForURL('**/cart.php');
    expect(cartLines(shop.server)).toHaveLength(1);
  });
});
