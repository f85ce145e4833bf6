import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { until } from '../../support/driver/until';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';
import { visit } from '../../support/driver/visit';
import { chooseValue } from '../../support/shopping/choose-option';
import { listPage } from '../lists/list-page';

const shop = useShop();
const open = useVisits(shop);

const selector =
  '.badge--sale, .price-section, .productView-pack, .card-amount, .unitPrice, .cart-item-price, p.productView-price';

/** The visible lines about a price, as text. */
const lines = (place: Locator): Promise<string[]> =>
  place.evaluate((element, wanted) => {
    const found = [...element.querySelectorAll<HTMLElement>(wanted)].filter((line) => line.checkVisibility());
    return found.map((line) => line.innerText.replace(/\s+/g, ' ').trim());
  }, selector);

/** Waits until a place shows the expected lines, because the responses to choices arrive later. */
async function untilShows(place: Locator, wanted: readonly string[]): Promise<void> {
  const isShown = async () => JSON.stringify(await lines(place)) === JSON.stringify(wanted);
  await until('the price is shown', isShown, 5000).catch(() => {});
  expect(await lines(place)).toEqual(wanted);
}

const view = (page: Page) => page.locator('main .productView').first();

async function openQuickView(page: Page, name: string): Promise<Locator> {
  await listPage(page)
    .card(name)
    .getByRole('link', { name: /^Quick view/ })
    .focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('heading', { name }).waitFor();
  await untilMounted(page, '#modal [data-widget="add-to-cart"]');
  return dialog;
}

describe('a price', () => {
  it('per litre of the chosen variant is on the product page, in quick view, cart and preview', async () => {
    shop.server.world.settings.taxDisplay = 'both';
    shop.server.world.settings.themeSettings = {
      show_unit_price: true,
      show_unit_price_in_lists: true,
      unit_price_tax: 'with',
    };
    const oneLitre = ['Price $81.40 incl. Tax', 'Price $74.00 excl. Tax', '1 l $81.40 per litre incl. Tax'];
    const three = ['Price $207.90 incl. Tax', 'Price $189.00 excl. Tax', '3 l $69.30 per litre incl. Tax'];
    const { page } = await open('/linseed-paint/');
    await chooseValue(view(page), 'attribute[11101]', 1110102);
    await chooseValue(view(page), 'attribute[11102]', 1110203);
    await untilShows(view(page), three);
    await chooseValue(view(page), 'attribute[11102]', 1110202);
    await untilShows(view(page), oneLitre);

    await visit(page, `${shop.url}/workshop/paint-brushes/`);
    const dialog = await openQuickView(page, 'Linseed Oil Paint');
    await chooseValue(dialog, 'attribute[11101]', 1110102);
    await chooseValue(dialog, 'attribute[11102]', 1110202);
    await untilShows(dialog, oneLitre);
    await dialog.getByRole('button', { name: 'Add to cart' }).click();
    const preview = page.locator('#previewModal[open]');
    await preview.getByText('Linseed Oil Paint').first().waitFor();
    expect((await lines(preview)).slice(0, 2)).toEqual(['1 × $74.00', '1 l $74.00 per litre']);
    await visit(page, `${shop.url}/cart.php`);
    expect(await lines(page.locator('[data-item-row]'))).toEqual(['Price each $74.00', '1 l $74.00 per litre']);
  });

  it('shows the lowest price of the 30 days before on card, quick view and page, if there is one', async () => {
    shop.server.world.settings.themeSettings = { show_lowest_price: true };
    const { page } = await open('/lighting/?setCurrencyId=2', { mounted: false });
    const card = (name: string) => listPage(page).card(name);
    expect(await lines(card('Storm Lantern'))).toEqual(['Sale', 'Now 45,08 € Lowest in 30 days 49,68 €']);
    const dialog = await openQuickView(page, 'Storm Lantern');
    const lantern = ['Now 45,08 €', 'Lowest price in the 30 days before 49,68 €', 'You save 4,60 €'];
    await untilShows(dialog, lantern);
    await dialog.getByRole('button', { name: 'Add to cart' }).click();
    await page.locator('#previewModal[open]').getByText('1 × 45,08 €').waitFor();
    await visit(page, `${shop.url}/cart.php`);
    expect(await lines(page.locator('[data-item-row]'))).toEqual(['Price each 45,08 €']);

    await visit(page, `${shop.url}/harbour-desk-lamp/?setCurrencyId=1`);
    await untilMounted(page);
    const lamp = ['Now $160.00', 'Lowest price in the 30 days before $185.00', 'You save $25.00'];
    await untilShows(view(page), lamp);
    await chooseValue(view(page), 'attribute[10101]', 1010103);
    await untilShows(view(page), ['Price $185.00']);
    await chooseValue(view(page), 'attribute[10101]', 1010101);
    await untilShows(view(page), lamp);

    // The merchant has given no lowest price for the brushes.
    await visit(page, `${shop.url}/paint-brush-set/`);
    await untilMounted(page);
    await untilShows(view(page), ['Price $27.00', 'Pack of 3 $9.00 each']);
    await visit(page, `${shop.url}/workshop/paint-brushes/`);
    expect(await lines(card('Paint Brushes, Set of 3'))).toEqual(['$27.00']);
  });
});
