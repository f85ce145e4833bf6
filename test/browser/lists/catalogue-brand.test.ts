import { describe, expect, it } from '@jest/globals';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import { findBarriers } from '../driver/find-barriers';
import { listPage } from './list-page';
import { takeScreenshot } from '../driver/take-screenshot';
import { useShop } from '../driver/use-shop';

const widths = [1280, 375];
const fell = makeCatalogue().products.filter(({ brandId }) => brandId === 32);
const tools = fell.filter(({ categoryIds }) => categoryIds.includes(31));

describe('brands', () => {
  const shop = useShop();

  it.each(widths)('at %i pixels: all of them are one click away, each with its products', async (width) => {
    const { page } = await shop.open('/brands/', { width, mounted: false });
    await page.getByRole('main').getByRole('link', { name: 'Fell & Sons' }).click();
    await page.waitForURL('**/fell-and-sons/');
    expect(await listPage(page).count.textContent()).toBe(`${fell.length} products`);
  });

  it.each(widths)('at %i pixels: the list of one follows its filters', async (width) => {
    const { page } = await shop.open('/fell-and-sons/', { width, mounted: false });
    const list = listPage(page);
    await list.openFilters();
    await list.after(() => list.value('Hand tools').click());
    expect(await list.count.textContent()).toBe(`${tools.length} products`);
    expect(await list.names()).toContain('Claw Hammer, 16 oz');
    expect(await findBarriers(page, 'main')).toEqual([]);
    await takeScreenshot(page, `brand-${width}`);
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

  it('the list of one shows the others where the shop has no filters', async () => {
    shop.server.world.settings.facetedSearch = false;
    const { page } = await shop.open('/fell-and-sons/', { javaScript: false });
    await page.getByRole('main').getByRole('link', { name: 'Northlight' }).click();
    await page.waitForURL('**/northlight/');
  });
});
