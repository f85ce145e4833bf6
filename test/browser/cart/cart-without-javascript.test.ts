import { describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { mug, openCart, towels } from '../../support/shopping/open-cart';

const plain = { javaScript: false };

describe('the cart without JavaScript', () => {
  const shop = useShop();

  it('changes quantities by a form, removes lines, and shows no control that needs JavaScript', async () => {
    const { page, line, field, held } = await openCart(shop, [mug, towels], plain);
    expect(
      await page.locator('.cart-item-step:visible, .cart-edit--scripted:visible, .shippingEstimator:visible').count(),
    ).toBe(0);
    await field(mug).fill('4');
    await line(mug)
      .getByRole('button', { name: /^Update/ })
      .click();
    await page.waitForURL('**/cart.php');
    expect(held()[mug.name]).toBe(4);
    expect(await field(mug).inputValue()).toBe('4');
    await field(towels).fill('1');
    await field(towels).press('Enter');
    await page.getByText('You need to purchase a minimum of 2').waitFor();
    expect(held()[towels.name]).toBe(3);
    await line(mug)
      .getByRole('link', { name: /^Remove/ })
      .click();
    expect(Object.keys(held())).toEqual([towels.name]);
    await line(towels)
      .getByRole('link', { name: /^Remove/ })
      .click();
    await page.getByText('Your cart is empty.', { exact: true }).waitFor();
    expect(await page.getByText('Order summary').isVisible()).toBe(false);
  });

  it('applies and removes coupons and certificates, and links to options and checkout', async () => {
    const { page, line } = await openCart(shop, [mug], plain);
    await page.getByText('Add a coupon').click();
    await page.getByLabel('Coupon code').fill('TENTH');
    await page.getByRole('button', { name: /coupon$/ }).click();
    const coupon = page.locator('.cart-total', { hasText: 'Coupon TENTH' });
    await coupon.waitFor();
    await page.getByText('Use a gift certificate').click();
    await page.getByLabel('Certificate code').fill('PAR-12A-QUA-YS2');
    await page.getByRole('button', { name: /gift certificate$/ }).click();
    await page.locator('.cart-total', { hasText: 'Gift certificate PAR' }).waitFor();
    await coupon.getByRole('link', { name: /^Remove/ }).click();
    await coupon.waitFor({ state: 'detached' });
    await page.getByText('Add a coupon').click();
    await page.getByLabel('Coupon code').fill('NOSUCH');
    await page.getByRole('button', { name: /coupon$/ }).click();
    await page.locator('.alertBox--error').waitFor();

    await line(mug)
      .getByRole('link', { name: /^Change options/ })
      .click();
    await page.waitForURL('**/enamel-mug/');
    await page.goBack();
    await page.getByRole('link', { name: 'Check out', exact: true }).click();
    await page.waitForURL('**/checkout**');
  });
});
