import { describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';

describe('the home page', () => {
  const shop = useShop();

  it('shows categories with their pictures, and a whole row of best sellers, none of which is featured', async () => {
    const { page } = await shop.open('/', { mounted: false });
    const tiles = page.getByRole('region', { name: 'Shop by category' }).getByRole('listitem');
    expect(await tiles.count()).toBe(6);
    for (const tile of await tiles.all()) expect(await tile.getByRole('presentation').count()).toBeGreaterThan(0);

    const names = (region: string) =>
      page.getByRole('region', { name: region }).getByRole('article').getByRole('heading').allTextContents();
    const featured = await names('Featured');
    const sellers = await names('Best sellers');
    expect(sellers.filter((name) => featured.includes(name))).toEqual([]);
    expect(featured.length).toBe(8);
    expect(sellers.length).toBe(4);
  });
});
