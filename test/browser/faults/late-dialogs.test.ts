import { describe, expect, it } from '@jest/globals';
import { cartLines } from '../../support/shopping/read-cart';
import { useShop } from '../../support/driver/use-shop';
import { findPlain } from './find-plain';
import { useHeldPage } from './use-held-page';

const plain = findPlain();
const shop = useShop();
const open = useHeldPage(shop);

describe('an add whose dialogs are on their way', () => {
  const openWithoutDialogs = async () => {
    const opened = await open(`/${plain.slug}/`, { which: /\/global\.js$/ });
    await opened.passUntil('the product is live', async () => {
      const status = await opened.page
        .locator('[data-widget="add-to-cart"]')
        .first()
        .getAttribute('data-widget-status');
      return status === 'mounted';
    });
    return opened;
  };

  it('ends on the cart page', async () => {
    const { page, passUntil } = await openWithoutDialogs();
    await page.locator('#form-action-addToCart').click();
    // The clock of a page that is being left cannot be advanced.
    await passUntil('the cart page is there', () => page.url().endsWith('/cart.php')).catch(() => undefined);
    await page.waitForURL('**/cart.php');
    expect(cartLines(shop.server).map(({ productId, quantity }) => [productId, quantity])).toEqual([[plain.id, 1]]);
  });

  it('that the shop refuses ends in the shop’s words, and the button is free', async () => {
    const body = JSON.stringify({ data: { error: 'Only two are left.' } });
    shop.server.world.faults.add({ kind: 'status', status: 200, body, path: '/remote/v1/cart/add' });
    const { page, passUntil } = await openWithoutDialogs();
    const said: string[] = [];
    page.once('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.accept();
    });
    const button = page.locator('#form-action-addToCart');
    await button.click();
    await passUntil('the shopper was told', () => said.length > 0);
    expect(said).toEqual(['Only two are left.']);
    expect(await button.getAttribute('aria-busy')).toBeNull();
  });
});
