import { describe, expect, it } from '@jest/globals';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import { findViolations } from '../../support/driver/find-violations';
import { takeScreenshot } from '../../support/driver/take-screenshot';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';
import { listPage } from './list-page';

const fell = makeCatalogue().products.filter(({ brandId }) => brandId === 32);
const tools = fell.filter(({ categoryIds }) => categoryIds.includes(31));

describe('brands', () => {
  const shop = useShop();

  it('have a list of products that follows its filters at 375 pixels', async () => {
    const { page } = await shop.open('/fell-and-sons/', { width: 375, mounted: false });
    const list = listPage(page);
    await list.openFilters();
    await list.after(() => list.value('Hand tools').click());
    expect(await list.count.textContent()).toBe(`${tools.length} products`);
    expect(await list.names()).toContain('Claw Hammer, 16 oz');
    expect(await findViolations(page, 'main')).toEqual([]);
    await takeScreenshot(page, 'brand-375');
    expect(
      shop.server.world.log.all().filter(({ headers }) => headers['stencil-options']?.includes('brand/')),
    ).toMatchObject([
      {
        path: '/fell-and-sons/',
        headers: {
          'stencil-options': '{"render_with":"brand/product-listing,brand/sidebar"}',
          'stencil-config': '{"shop_by_brand":true,"brand":{"products":{"limit":12}}}',
        },
      },
    ]);
    await list.after(() => page.goBack());
    expect(await list.count.textContent()).toBe(`${fell.length} products`);
  });

  it('are linked from the list of brands; without filters each links to the others', async () => {
    const { page } = await shop.open('/brands/', { javaScript: false });
    await page.getByRole('main').getByRole('link', { name: 'Fell & Sons' }).click();
    await page.waitForURL('**/fell-and-sons/');
    expect(await listPage(page).count.textContent()).toBe(`${fell.length} products`);
    shop.server.world.settings.facetedSearch = false;
    await visit(page, page.url());
    await page.getByRole('main').getByRole('link', { name: 'Northlight' }).click();
    await page.waitForURL('**/northlight/');
  });
});
