import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { holdCode } from '../../support/driver/hold-code';
import { useShop } from '../../support/driver/use-shop';

const header = (page: Page) => page.locator('header');
const field = (page: Page) => header(page).getByRole('searchbox', { name: 'Search the store' });

describe('quick search', () => {
  const shop = useShop();
  const asked = () =>
    shop.server.world.log
      .all()
      .filter(
        ({ path, headers }) => path.endsWith('/search.php') && headers['stencil-options']?.includes('quick-results'),
      );

  it('submits the form at Enter before its code is loaded', async () => {
    const { page } = await shop.open('/furniture/', { mounted: false, before: (one) => holdCode(one) });
    await field(page).fill('lamp');
    await Promise.all([page.waitForURL('**/search.php?search_query=lamp'), page.keyboard.press('Enter')]);
  });

  it('shows results while the shopper types, at 320 pixels and in the page’s language', async () => {
    const { page } = await shop.open('/fr/furniture/', { width: 320, mounted: false });
    await page.locator('#nav-quick-search').pressSequentially('lamp', { delay: 20 });
    const found = page.locator('header .quickSearch-results');
    await found.waitFor();
    expect(asked().map(({ query }) => query)).toEqual(['?search_query=lamp']);
    expect(shop.server.world.log.all().filter(({ isStray }) => isStray)).toEqual([]);
    await found.getByRole('link', { name: 'Harbour Desk Lamp' }).click();
    await page.waitForURL('**/harbour-desk-lamp/');
  });

  describe('with cards that contain forms', () => {
    const card = `<article class="product">
      <form action="/cart.php" method="post"><input type="hidden" name="action" value="add">
      <input type="hidden" name="product_id" value="102"><input name="qty[]" value="1"><button>Add it</button></form>
      <input type="checkbox" name="products[]" value="102" checked><button>Compare</button></article>`;
    const searched = async () => {
      const { page } = await shop.open('/furniture/', { mounted: false });
      await page.route('**/search.php?search_query=*', (route) =>
        route.request().headers()['stencil-options']?.includes('quick-results')
          ? route.fulfill({ contentType: 'text/html', body: card })
          : route.fallback(),
      );
      await field(page).pressSequentially('lamp', { delay: 20 });
      await page.locator('header .quickSearch-results').waitFor();
      return page;
    };

    it.each<[string, (page: Page) => Promise<unknown>]>([
      ['the Enter key', (page) => page.keyboard.press('Enter')],
      ['the button', (page) => header(page).getByRole('button', { name: 'Search', exact: true }).click()],
      ['a script', (page) => field(page).evaluate((input: HTMLInputElement) => input.form!.requestSubmit())],
    ])('submits only the search by %s', async (_, submit) => {
      const page = await searched();
      await Promise.all([page.waitForURL('**/search.php?search_query=lamp'), submit(page)]);
    });

    it('submits the form of a card by its own button, and never the search', async () => {
      const page = await searched();
      await header(page).getByRole('button', { name: 'Compare' }).click();
      await field(page).fill('');
      await field(page).fill('lamp');
      await field(page).press('ArrowDown');
      await Promise.all([
        page.waitForURL('**/cart.php**'),
        header(page).getByRole('button', { name: 'Add it' }).click(),
      ]);
      await page.getByRole('link', { name: 'Clamp Base' }).first().waitFor();
    });
  });

  describe('while an input method composes the text', () => {
    /** Composes a text in the focused field, as the browser does for the keys of an input method. */
    const composer = async (page: Page) => {
      const session = await page.context().newCDPSession(page);
      return {
        compose: async (text: string) => {
          const [selectionStart, selectionEnd] = [text.length, text.length];
          await session.send('Input.imeSetComposition', { text, selectionStart, selectionEnd });
        },
        commit: (text: string) => session.send('Input.insertText', { text }),
      };
    };

    it('asks nothing for a text that was being composed when the code arrived', async () => {
      let release = async () => {};
      const before = async (one: Page) => void (release = await holdCode(one));
      const { page } = await shop.open('/', { mounted: false, before });
      await field(page).click();
      const { compose, commit } = await composer(page);
      for (const text of ['l', 'la', 'lam', 'lamp']) await compose(text);
      await release();
      await page.waitForTimeout(2_000);
      expect(asked()).toEqual([]);
      await commit('lamp');
      await page.waitForSelector('header .quickSearch-results a');
      expect(asked().map(({ query }) => query)).toEqual(['?search_query=lamp']);
    });
  });
});
