import { describe, expect, it } from '@jest/globals';
import type { OpenOptions } from '../driver/open-page';
import { signIn } from '../driver/sign-in';
import { useShop } from '../driver/use-shop';
import { visit } from '../driver/visit';

const shop = useShop();
const lists = () => shop.server.world.wishlists.of(1).map(({ name }) => name);

const signedIn = (path: string, options?: OpenOptions) => signIn(shop, path, options);

describe('wish lists', () => {
  it.each([true, false])('are made, named anew and deleted; scripts: %s', async (javaScript) => {
    const page = await signedIn('/wishlist.php?action=addwishlist', { javaScript });
    await page.fill('#wishlistname', 'The <b>attic</b>');
    await page.locator('.wishlist-form button').click();
    await page.waitForURL('**viewwishlistitems**');
    expect(await page.locator('h1').textContent()).toBe('The <b>attic</b>');
    await visit(page, `${shop.address}/wishlist.php`);
    await page.locator('.accountList-item').last().getByRole('link', { name: 'Edit' }).click();
    await page.fill('#wishlistname', 'The attic');
    await page.locator('.wishlist-form button').click();
    await page.waitForURL('**/wishlist.php');
    expect(lists()).toContain('The attic');
    await page.locator('.accountList-item').last().getByRole('button').click();
    if (javaScript) {
      expect(await page.locator('dialog[open]').textContent()).toContain('Delete the wish list “The attic”?');
      await page.locator('dialog[open] .confirm').click();
    }
    await page.waitForFunction(() => document.querySelectorAll('.accountList-item').length === 2);
    expect(lists()).not.toContain('The attic');
  });

  it('need a name', async () => {
    const page = await signedIn('/wishlist.php?action=addwishlist');
    await page.fill('#wishlistname', '   ');
    await page.locator('.wishlist-form button').click();
    await page.locator('.form-field--error').waitFor();
    expect(await page.locator('#wishlistname-problem').textContent()).toBe('You must enter a wish list name.');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('wishlistname');
  });

  it('stay when the shopper says no', async () => {
    const page = await signedIn('/wishlist.php');
    await page.locator('.accountList-item').first().getByRole('button').click();
    await page.locator('dialog[open] .cancel').click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(lists()).toHaveLength(2);
  });

  it('that are given away are seen by others, and cannot be changed by them', async () => {
    const shared = shop.server.world.wishlists.of(1).find(({ isPublic }) => isPublic);
    const { page } = await shop.open(`/wishlist.php?action=viewwishlistitems&token=${shared?.token}`, {
      mounted: false,
    });
    expect(await page.locator('h1').textContent()).toBe(shared?.name);
    expect(await page.locator('main form').count()).toBe(0);
  });
});
