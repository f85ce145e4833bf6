import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { signIn } from '../../support/driver/sign-in';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { useVisits, type VisitOptions } from '../../support/driver/use-visits';
import { visit } from '../../support/driver/visit';

const menu = (page: Page) => page.locator('main summary', { hasText: 'Add to wish list' });
const list = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const create = (page: Page) => page.getByRole('link', { name: 'New wish list' });

describe('the wish list menu of a product', () => {
  const shop = useShop();
  const open = useVisits(shop);
  const itemsOf = (name: string) => shop.server.world.wishlists.of(1).find((one) => one.name === name)?.items ?? [];

  /** Opens a product as a customer with two lists. */
  async function openProduct(path: string, options: VisitOptions = {}): Promise<Page> {
    const before = (one: Page) => signIn(one, shop.url);
    return (await open(path, { ...options, before })).page;
  }

  async function openMenu(page: Page, open: () => Promise<unknown>): Promise<void> {
    await open();
    await create(page).waitFor();
    await untilMounted(page, '.wishlistMenu');
  }

  it('adds the chosen variant to a list, and another product to a new list', async () => {
    const page = await openProduct('/enamel-mug/', { width: 375 });
    const answered = page.waitForResponse('**/remote/v1/product-attributes/*');
    await page.locator('main .form-option[data-product-attribute-value="1030104"]').click();
    await answered;
    const coal = shop.server.world.catalogue
      .findProduct(103)
      ?.variants.find(({ values }) => [...values.values()].includes(1030104));
    await page.waitForFunction(
      (id) => document.querySelector<HTMLInputElement>('[name="variation_id"]')?.value === String(id),
      coal?.id,
    );
    await menu(page).click();
    await list(page, 'Birthday').click();
    await page.getByRole('heading', { name: 'Birthday', level: 1 }).waitFor();
    expect(itemsOf('Birthday')).toMatchObject([{ productId: 103, variantId: coal?.id }]);
    expect(await page.getByText('Enamel Mug was added to Birthday.').isVisible()).toBe(true);
    await visit(page, `${shop.url}/claw-hammer/`);
    await menu(page).click();
    await create(page).click();
    await page.getByRole('textbox', { name: 'Name of the list' }).fill('The workshop');
    await page.getByRole('button', { name: 'Make the list' }).click();
    await page.getByRole('heading', { name: 'The workshop', level: 1 }).waitFor();
    expect(itemsOf('The workshop').map(({ productId }) => productId)).toEqual([107]);
  });

  it('closes by Escape over a quick view, which stays open', async () => {
    const page = await openProduct('/workshop/', { mounted: false });
    await page.getByRole('link', { name: /^Quick view.*Claw Hammer, 16 oz/ }).focus();
    await page.keyboard.press('Enter');
    const view = page.getByRole('dialog', { name: 'Claw Hammer, 16 oz' });
    const summary = view.locator('summary', { hasText: 'Add to wish list' });
    await openMenu(page, () => summary.click());
    await page.keyboard.press('Escape');
    await create(page).waitFor({ state: 'hidden' });
    expect(await view.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await view.waitFor({ state: 'hidden' });
  });

  it('is a button for guests that opens the sign-in page', async () => {
    const { page } = await open('/claw-hammer/');
    await page.getByRole('button', { name: 'Add to wish list' }).click();
    await page.waitForURL('**/login.php**');
  });
});
