import { describe, expect, it } from '@jest/globals';
import { isFocused } from '../../support/driver/is-focused';
import type { Page, Request } from 'playwright-core';
import { cartLines } from '../../support/shopping/read-cart';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';

declare global {
  interface Window {
    addGaps: number[];
  }
}

const list = (page: Page, name: string) => page.getByRole('combobox', { name: new RegExp(`^${name}`) });
const labels = (page: Page, name: string) => list(page, name).locator('option').allTextContents();
const addButton = (page: Page) =>
  page.locator('main').getByRole('button', { name: 'Add to cart', exact: true }).first();

/** Fills in the options that the hamper needs besides its products. */
async function fillHamper(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Month' }).selectOption('6');
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2027');
  await page.getByRole('combobox', { name: 'Day' }).selectOption('15');
  await page.getByRole('checkbox', { name: 'I know that fresh food can’t be returned' }).check();
}

/** Measures, by the page's own clock, the time from the response to an add until the next add is sent. */
const watchGaps = (page: Page) =>
  page.addInitScript(() => {
    window.addGaps = [];
    let answered: number | undefined;
    const { fetch } = window;
    window.fetch = async (resource, options) => {
      const request = new Request(resource, options);
      if (!request.url.endsWith('/remote/v1/cart/add')) return fetch(request);
      if (answered !== undefined) window.addGaps.push(performance.now() - answered);
      const answer = await fetch(request);
      answered = performance.now();
      return answer;
    };
  });

/** The page's add requests in the order in which they were sent, with product and quantity. */
function watchAdds(page: Page): { products(): string[] } {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/remote/v1/cart/add')) sent.push(request);
  });
  const fieldOf = (request: Request, name: string) =>
    new RegExp(`name="${name.replace(/[[\]]/g, '\\$&')}"\\r\\n\\r\\n([^\\r]*)`).exec(request.postData() ?? '')?.[1] ??
    '';
  return { products: () => sent.map((one) => `${fieldOf(one, 'qty[]')} × ${fieldOf(one, 'product_id')}`) };
}

describe('paired products', () => {
  const shop = useShop();
  const open = useVisits(shop);
  const inCart = () => cartLines(shop.server).map(({ productId, quantity }) => [productId, quantity]);

  it('show their additional prices, and keep the button busy until all are added', async () => {
    const { page } = await open('/paint-brush-set/', { width: 375 });
    await list(page, 'Goes with it').locator('option', { hasText: 'per pack' }).first().waitFor({ state: 'attached' });
    expect(await labels(page, 'Goes with it')).toEqual([
      'None',
      'Linen Tea Towels, Pack of 4 + $32.00 per pack',
      'Claw Hammer + $42.00 per pack',
      'Storm Lantern + $49.00 per pack',
    ]);
    const asked = shop.server.world.log.all().filter(({ path }) => path === '/graphql');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.json).toMatchObject({ variables: { ids: [115, 107, 118] } });
    expect(asked[0]?.headers['authorization']).toMatch(/^Bearer \S+/);
    expect(asked[0]?.headers['cookie']).toContain('SHOP_SESSION_TOKEN');
    // The request is sent only once, whatever is selected later.
    await list(page, 'Goes with it').selectOption('1230103');
    await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
    expect((await labels(page, 'Goes with it')).at(-1)).toBe('Storm Lantern + $49.00 per pack');

    await list(page, 'Goes with it').selectOption('1230102');
    await page.getByRole('textbox', { name: 'Quantity' }).fill('1');
    shop.server.world.faults.add({ kind: 'hold', path: '/remote/v1/cart/add', nth: 2 });
    await addButton(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('#form-action-addToCart')?.ariaBusy === 'true');
    await page.keyboard.press('Enter');
    shop.server.world.faults.calm();
    await page.locator('#previewModal[open] .previewCart').waitFor();
    expect(inCart()).toEqual([
      [123, 1],
      [107, 1],
    ]);
  });

  it('that are required are validated, and added after the product, one after another', async () => {
    const { page } = await shop.open('/host-hamper/', { before: watchGaps });
    const { products } = watchAdds(page);
    await fillHamper(page);
    await addButton(page).click();
    await page.getByRole('alert').getByText('Please choose: Put in').waitFor();
    expect(await isFocused(list(page, 'Put in'))).toBe(true);
    expect(await list(page, 'Put in').getAttribute('aria-invalid')).toBe('true');
    expect(inCart()).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.getByRole('alert').getByText('Please choose: Put in').waitFor({ state: 'hidden' });
    expect(await list(page, 'Put in').getAttribute('aria-invalid')).toBeNull();

    await list(page, 'Put in').selectOption({ label: 'Storm Lantern + $49.00 per pack' });
    await list(page, 'And add').selectOption({ index: 2 });
    await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
    await addButton(page).click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
    expect(products()).toEqual(['2 × 122', '2 × 118', '2 × 107']);
    expect(inCart()).toEqual([
      [122, 2],
      [118, 2],
      [107, 2],
    ]);
    const [beforeFirst = 0, between = 0] = await page.evaluate(() => window.addGaps);
    // A timer may be a millisecond early.
    expect(beforeFirst).toBeGreaterThan(198);
    expect(between).toBeGreaterThan(298);
    await page.locator('#previewModal').getByText('Host’s Hamper').first().waitFor();
  });

  it('are an option like any other without JavaScript', async () => {
    const { page } = await shop.open('/paint-brush-set/', { javaScript: false });
    await list(page, 'Goes with it').selectOption('1230102');
    await addButton(page).click();
    await page.waitForURL('**/cart.php**');
    expect(inCart()).toEqual([[123, 1]]);
    expect(cartLines(shop.server)[0]?.choices[0]?.value?.id).toBe(1230102);
  });
});
