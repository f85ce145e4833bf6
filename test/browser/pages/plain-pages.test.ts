import { describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { open, ways } from '../../support/driver/user';

const shop = useShop();

describe('a page without widgets of its own', () => {
  it('that is the site map links to the categories', async () => {
    const { page, user } = await open(shop, 'by keyboard', '/about-us/', { guest: true });
    await user.press(page.getByRole('contentinfo').getByRole('link', { name: 'Site map' }));
    await page.getByRole('heading', { level: 1, name: 'Site map' }).waitFor();
    await user.press(page.getByRole('main').getByRole('link', { name: 'Workshop' }));
    await page.getByRole('heading', { level: 1, name: 'Workshop' }).waitFor();
  });

  it('that does not exist offers a search', async () => {
    const { page, user } = await open(shop, 'without JavaScript', '/nowhere/', { guest: true, status: 404 });
    const search = page.getByRole('main').getByRole('search');
    await user.type(
      search.getByRole('searchbox').or(search.getByRole('combobox')).or(search.getByRole('textbox')),
      'lamp',
    );
    await user.press(search.getByRole('button'));
    await page.waitForURL('**/search.php?search_query=lamp**');
  });

  it('that lists the feeds links to them', async () => {
    const { page, user } = await open(shop, 'without JavaScript', '/rss-syndication/', { guest: true });
    const url = await page.getByRole('link', { name: 'The journal' }).getAttribute('href');
    const feed = await page.request.get(`${shop.url}${url ?? ''}`);
    expect(await feed.text()).toContain('<title>Sharpening a saw</title>');
    await user.press(page.getByRole('contentinfo').getByRole('link', { name: 'About us' }));
    await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
  });

  it('that lists recently viewed products links to them', async () => {
    const { page, user } = await open(shop, 'by keyboard', '/account.php?action=recent_items');
    await user.press(page.getByRole('main').getByRole('heading', { name: 'Harbour Desk Lamp' }).getByRole('link'));
    await page.getByRole('heading', { level: 1, name: 'Harbour Desk Lamp' }).waitFor();
  });
});

describe.each(ways)('the options of a product for its AMP page, %s', (way) => {
  it('add it to the cart, and open the cart in the whole window', async () => {
    const { page, user } = await open(shop, way, '/amp/claw-hammer/options/', { guest: true });
    await user.press(page.getByRole('button', { name: 'Add to cart' }));
    await page.waitForURL('**/cart.php**');
    await page.getByRole('main').getByText('Claw Hammer').first().waitFor();
  });
});
