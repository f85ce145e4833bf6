import { describe, expect, it } from '@jest/globals';
import { isFocused } from '../../support/driver/is-focused';
import { signIn } from '../../support/driver/sign-in';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';

const shop = useShop();
const lists = () => shop.server.world.wishlists.of(1).map(({ name }) => name);

describe('wish lists', () => {
  it('are made once they have a name, named anew, and deleted only when the shopper says yes', async () => {
    const page = await signIn(shop, '/wishlist.php?action=addwishlist');
    await page.fill('#wishlistname', '   ');
    await page.locator('.wishlist-form button').click();
    await page.locator('.form-field--error').waitFor();
    expect(await page.locator('#wishlistname-problem').textContent()).toBe('You must enter a wish list name.');
    expect(await isFocused(page.locator('#wishlistname'))).toBe(true);
    await page.fill('#wishlistname', 'The <b>attic</b>');
    await page.locator('.wishlist-form button').click();
    await page.waitForURL('**viewwishlistitems**');
    expect(await page.locator('h1').textContent()).toBe('The <b>attic</b>');

    await visit(page, `${shop.address}/wishlist.php`);
    const item = page.locator('.accountList-item');
    await item.last().getByRole('link', { name: 'Edit' }).click();
    await page.fill('#wishlistname', 'The attic');
    await page.locator('.wishlist-form button').click();
    await page.waitForURL('**/wishlist.php');
    expect(lists()).toContain('The attic');

    const question = page.locator('dialog[open]');
    await item.last().getByRole('button').click();
    await question.locator('.cancel').click();
    await question.waitFor({ state: 'detached' });
    expect(lists()).toHaveLength(3);
    await item.last().getByRole('button').click();
    expect(await question.textContent()).toContain('Delete the wish list “The attic”?');
    await question.locator('.confirm').click();
    await page.waitForFunction(() => document.querySelectorAll('.accountList-item').length === 2);
    expect(lists()).not.toContain('The attic');
  });
});
