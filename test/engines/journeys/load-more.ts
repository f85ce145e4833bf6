import { expectSame } from '../expect-same';
import type { Journey } from '../journey';

const cards = 'main .product h3';
const countCards = (selector: string) => document.querySelectorAll(selector).length;

export const loadMore: Journey = {
  name: 'a list gets its next pages, keeps them and its place after Back, and drops them for another order',
  go: async ({ tab, shop }) => {
    shop.world.settings.themeSettings = { categorypage_products_per_page: 4, product_list_paging: 'more' };
    await tab.open('/workshop/');
    await tab.click('main a >> Show more products');
    await tab.until('eight products are shown', countCardsAre, { cards, count: 8 });
    await tab.untilAt('/workshop/?page=2');
    await tab.untilShown('main p >> Products 1–8 of 11');
    await tab.click('main a >> Show more products');
    await tab.until('eleven products are shown', countCardsAre, { cards, count: 11 });
    const top = await tab.read((selector) => {
      document.querySelectorAll(selector)[6]!.scrollIntoView({ block: 'center', behavior: 'instant' });
      return Math.round(scrollY);
    }, cards);
    await tab.read((selector) => document.querySelectorAll(selector)[6]!.querySelector('a')!.click(), cards);
    await tab.until('the product is open', () => document.querySelector('main .productView') !== null, null);
    await tab.back();
    await tab.until('eleven products are back', countCardsAre, { cards, count: 11 });
    await tab.until('the list is where it was', (wanted) => Math.abs(scrollY - wanted) < 3, top);
    await tab.choose('#sort-product', 'priceasc');
    await tab.until('four products are shown', countCardsAre, { cards, count: 4 });
    expectSame(await tab.read(countCards, cards), 4, 'the cards of the sorted list');
  },
};

/** Runs on the page. */
function countCardsAre({ cards, count }: { cards: string; count: number }): boolean {
  return document.querySelectorAll(cards).length === count;
}
