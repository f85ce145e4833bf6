import { describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';
import { openCart, tumblers, type Wanted } from '../../support/shopping/open-cart';

const many: Wanted = { ...tumblers, quantity: 9_999 };

describe('9,999 items', () => {
  const shop = useShop();

  it('are “99+” in the badge, exact for screen readers, and leave the line’s total clear of the stepper', async () => {
    const { page, line } = await openCart(shop, [many], { width: 375 });
    const [stepper, total] = await Promise.all(
      ['.form-increment', '.cart-item-sum'].map((part) => line(many).locator(part).first().boundingBox()),
    );
    const isBeside = (total?.x ?? 0) >= (stepper?.x ?? 0) + (stepper?.width ?? 0);
    const isBelow = (total?.y ?? 0) >= (stepper?.y ?? 0) + (stepper?.height ?? 0);
    expect(isBeside || isBelow).toBe(true);

    const link = page.getByRole('banner').getByRole('link', { name: 'Cart, 9999 items', exact: true });
    const shownText = () =>
      link.locator('.cart-quantity').evaluate((badge) => getComputedStyle(badge, '::after').content);
    expect(await shownText()).toBe('"99+"');
    // The loader alone shows the same.
    await visit(page, `${shop.url}/furniture/`);
    await link.waitFor();
    expect(await shownText()).toBe('"99+"');
    const badge = await link.locator('.cart-quantity').boundingBox();
    expect((badge?.x ?? 0) + (badge?.width ?? 0)).toBeLessThanOrEqual(375);
  });
});
