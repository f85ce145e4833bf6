import { describe, expect, it } from '@jest/globals';
import { cartLines } from '../../support/shopping/read-cart';
import { useShop } from '../../support/driver/use-shop';

const add = { name: 'Add to cart', exact: true };

describe('a shop that shows its cart at once', () => {
  const shop = useShop({ settings: { showFastCart: true } });

  it('opens the preview over the page that sold, and asks for it with four suggestions', async () => {
    const { page } = await shop.open('/claw-hammer/', { width: 375 });
    await page.getByRole('main').getByRole('button', add).click();
    const preview = page.getByRole('dialog', { name: /added to your cart/i });
    await preview.getByText('Claw Hammer, 16 oz').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/claw-hammer/');
    expect(cartLines(shop.server)).toHaveLength(1);
    const [asked] = shop.server.world.log.all().filter(({ path }) => path === '/cart.php');
    expect(asked?.headers).toMatchObject({
      'stencil-config': '{"cart":{"suggestions":{"limit":4}}}',
      'stencil-options': '{"render_with":"cart/preview"}',
    });
  });
});

describe('a shop that leads to its cart', () => {
  const shop = useShop({ settings: { showFastCart: false } });

  it('goes to the cart page', async () => {
    const { page } = await shop.open('/claw-hammer/', { width: 375 });
    await page.getByRole('main').getByRole('button', add).click();
    await page.waitForURL('**/cart.php');
    expect(await page.getByRole('heading', { name: 'Claw Hammer, 16 oz' }).isVisible()).toBe(true);
  });

  it('takes the whole window along when it is shown in a frame', async () => {
    const { page } = await shop.open('/about-us/', { mounted: false });
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = '/claw-hammer/';
      frame.name = 'shop';
      frame.width = '900';
      frame.height = '700';
      document.querySelector('main')?.prepend(frame);
    });
    await page.frameLocator('iframe[name="shop"]').getByRole('main').getByRole('button', add).click();
    await page.waitForURL('**/cart.php');
    expect(cartLines(shop.server)).toHaveLength(1);
  });
});
