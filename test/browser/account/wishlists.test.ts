import { describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { open } from '../../support/driver/user';
import { visit } from '../../support/driver/visit';

const shop = useShop();
const lists = () => shop.server.world.wishlists.of(1);
const birthday = () => lists().find(({ name }) => name === 'Birthday')!;

describe('a wish list', () => {
  it('loses an item by keyboard, and is deleted after a confirmation', async () => {
    const { page, user } = await open(shop, 'by keyboard', '/wishlist.php?action=viewwishlistitems&wishlistid=1');
    await user.press(page.getByRole('button', { name: /^Remove from the list/ }));
    await page.getByText('Nothing is on this list yet.').waitFor();
    await visit(page, `${shop.url}/wishlist.php`);
    await user.press(page.getByRole('button', { name: /^Delete.*Birthday$/ }));
    await user.agree();
    await page.getByRole('link', { name: 'Birthday', exact: true }).waitFor({ state: 'detached' });
    expect(lists()).toMatchObject([{ name: 'For the kitchen', items: [] }]);
  });

  it('is created, shared, renamed, emptied and deleted without JavaScript; a refusal keeps the responses', async () => {
    const { page, user } = await open(shop, 'without JavaScript', '/wishlist.php');
    const name = page.getByRole('textbox', { name: 'Name of the list' });
    const isPublic = page.getByRole('checkbox', { name: 'Others may see it' });
    await user.press(page.getByRole('link', { name: 'New wish list' }));
    await user.type(name, '  ');
    await user.tick(isPublic);
    await user.press(page.getByRole('button', { name: 'Make the list' }));
    await page.getByRole('main').getByRole('alert').filter({ hasText: 'Please enter a name' }).waitFor();
    expect(await isPublic.isChecked()).toBe(true);
    await user.type(name, 'The attic');
    await user.press(page.getByRole('button', { name: 'Make the list' }));
    await page.getByRole('heading', { level: 1, name: 'The attic' }).waitFor();
    const link = await page.getByRole('textbox', { name: 'Send this link to whom you like' }).inputValue();

    const { pathname, search } = new URL(link);
    const { page: other } = await open(shop, 'without JavaScript', pathname + search, { guest: true });
    await other.getByRole('heading', { level: 1, name: 'The attic' }).waitFor();
    expect(await other.getByRole('main').getByRole('textbox').count()).toBe(0);

    await visit(page, `${shop.url}/wishlist.php`);
    await user.press(page.getByRole('link', { name: /^Edit.*The attic$/ }));
    await user.type(name, 'The loft');
    await user.press(page.getByRole('button', { name: 'Save' }));
    await page.getByRole('link', { name: 'The loft', exact: true }).waitFor();
    expect(lists()).toMatchObject([{}, {}, { name: 'The loft', isPublic: true }]);

    await user.press(page.getByRole('button', { name: /^Delete.*Birthday$/ }));
    await page.getByRole('link', { name: 'Birthday', exact: true }).waitFor({ state: 'detached' });
    expect(lists().map((list) => list.name)).toEqual(['For the kitchen', 'The loft']);
    await user.press(page.getByRole('link', { name: 'For the kitchen', exact: true }));
    await user.press(page.getByRole('button', { name: /^Remove from the list/ }));
    await page.getByText('Nothing is on this list yet.').waitFor();
  });

  it('shows its second page to a guest with the link', async () => {
    const { products } = shop.server.world.catalogue;
    for (const { id } of products.slice(0, 13)) shop.server.world.wishlists.add(birthday(), id, null);
    const path = `/wishlist.php?action=viewwishlistitems&token=${birthday().token}`;
    const { page, user } = await open(shop, 'without JavaScript', path, { guest: true });
    const items = page.getByRole('main').getByRole('heading', { level: 3 });
    expect(await items.count()).toBe(12);
    await user.press(page.getByRole('link', { name: 'Next' }));
    await page.waitForURL(/[?&]page=2(&|$)/);
    expect(await items.count()).toBe(1);
  });
});
