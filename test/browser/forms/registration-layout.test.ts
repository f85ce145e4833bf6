import { describe, expect, it } from '@jest/globals';
import { addressFields } from '../../shop/accounts/shop-fields';
import { openSignedIn } from '../../support/driver/sign-in';
import { useShop } from '../../support/driver/use-shop';

const shop = useShop();
const create = '/login.php?action=create_account';
const idOf = (privateId: string) => {
  const field = addressFields.find((one) => one.privateId === privateId);
  return `FormField_${field?.group}_${field?.number}`;
};
const first = `#${idOf('FirstName')}_input`;
const last = `#${idOf('LastName')}_input`;

describe('the registration form', () => {
  it('has groups of questions, each named by its heading', async () => {
    const { page } = await shop.open(create, { javaScript: false });
    for (const [name, field] of [
      ['Your account', 'Email Address'],
      ['Your address', 'First Name'],
    ] as const) {
      const group = page.getByRole('group', { name, exact: true });
      await group.getByRole('heading', { level: 2, name, exact: true }).waitFor();
      await group.getByLabel(field).waitFor();
    }
  });

  it('takes more than half of a wide screen', async () => {
    const { page } = await shop.open(create, { javaScript: false });
    const form = await page.locator('[data-create-account-form]').boundingBox();
    expect(form?.width).toBeGreaterThan(1280 * 0.6);
  });
});

describe('the fields for first and last name', () => {
  it.each([
    ['a new account', create],
    ['an address', '/account.php?action=add_shipping_address'],
  ])('are side by side on a wide screen, and one below the other on a narrow one: %s', async (_name, path) => {
    const page = await openSignedIn(shop, path, { javaScript: false });
    const places = () => Promise.all([first, last].map((field) => page.locator(field).boundingBox()));
    const wide = await places();
    expect(wide[0]?.y).toBe(wide[1]?.y);
    expect(wide[0]?.width).toBe(wide[1]?.width);
    await page.setViewportSize({ width: 320, height: 900 });
    const narrow = await places();
    expect(narrow[0]?.x).toBe(narrow[1]?.x);
  });
});
