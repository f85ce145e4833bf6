import { describe, expect, it } from '@jest/globals';
import { signIn } from '../../support/driver/sign-in';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';

const shop = useShop();
const rules = 'script[type="speculationrules"]';

describe('a link whose page the browser may fetch early', () => {
  it('is not offered to a signed-in shopper, or when the setting is off', async () => {
    const { page } = await shop.open('/', { mounted: false });
    expect(await page.locator(rules).count()).toBe(1);
    await signIn(page, shop.url);
    await visit(page, `${shop.url}/`);
    expect(await page.locator(rules).count()).toBe(0);
    const guest = await shop.open('/', { mounted: false });
    shop.server.world.settings.themeSettings = { next_page: 'off' };
    await visit(guest.page, `${shop.url}/`);
    expect(await guest.page.locator(rules).count()).toBe(0);
  });
});
