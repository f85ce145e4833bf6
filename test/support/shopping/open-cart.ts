import type { Locator, Page } from 'playwright-core';
import type { CartLine } from '../../shop/carts/cart';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import type { OpenedPage, OpenOptions } from '../driver/open-page';
import type { Shop } from '../driver/use-shop';
import { painted } from '../driver/watch-responses';
import { type Spoken, watchSpeech } from '../driver/watch-speech';
import { cartLines } from './read-cart';

/** A product to put into the cart, as a form sends it. */
export interface Wanted {
  readonly name: string;
  readonly quantity: number;
  /** The form fields of its options. */
  readonly options?: Readonly<Record<string, string>>;
}

/** Lines with different possible actions. */
export const mug: Wanted = { name: 'Enamel Mug', quantity: 2, options: { 'attribute[10301]': '1030101' } };
export const towels: Wanted = { name: 'Linen Tea Towels, Pack of 4', quantity: 3 };
export const clamp: Wanted = { name: 'Clamp Base', quantity: 1 };
export const tumblers: Wanted = { name: 'Stacking Tumblers, Pack of 6', quantity: 1 };
export const handbook: Wanted = { name: 'The Repair Handbook (PDF)', quantity: 1 };
export const mixedCart: readonly Wanted[] = [mug, towels, clamp, handbook];

export interface OpenedCart extends OpenedPage {
  /** The line of a product. */
  line(wanted: Wanted): Locator;
  field(wanted: Wanted): Locator;
  /** The amount beside a label of the summary: `Subtotal`, `Total`. */
  sum(label: string): Promise<string>;
  /** The quantities in the shop's cart, by product. */
  held(): Record<string, number>;
  /** The page's changes of quantities, as the shop received them. */
  updates(): unknown[];
  /** The announcements of live regions so far. */
  spoken(): Promise<Spoken[]>;
  /** Waits for an announcement that begins like this: announcements are queued. */
  waitForAnnouncement(beginning: string): Promise<unknown>;
  /** Waits until the page shows the current cart. */
  settle(): Promise<void>;
}

const { products } = makeCatalogue();
const idOf = ({ name }: Wanted): number => {
  const product = products.find((one) => one.name === name);
  if (!product) throw new Error(`the catalogue has no "${name}"`);
  return product.id;
};

/** Adds products to the cart of a page's shopper, as another tab would. */
export async function fillCart(page: Pick<Page, 'request'>, url: string, wanted: readonly Wanted[]): Promise<void> {
  for (const one of wanted) {
    const form = { action: 'add', product_id: String(idOf(one)), 'qty[]': String(one.quantity), ...one.options };
    const response = await page.request.post(`${url}/remote/v1/cart/add`, { form });
    const { data } = (await response.json()) as { data: { error?: string } };
    if (data.error) throw new Error(`${one.name}: ${data.error}`);
  }
}

/** Opens the cart page of a new shopper with a filled cart. */
export async function openCart(shop: Shop, wanted: readonly Wanted[], options: OpenOptions = {}): Promise<OpenedCart> {
  let spoken: () => Promise<Spoken[]> = () => Promise.resolve([]);
  const opened = await shop.open('/cart.php', {
    ...options,
    before: async (page) => {
      await fillCart(page, shop.url, wanted);
      spoken = await watchSpeech(page);
      await options.before?.(page);
    },
  });
  const { page } = opened;
  const line = ({ name }: Wanted) =>
    page.locator('[data-item-row]', { has: page.getByRole('heading', { name, exact: true }) });
  const nameOf = ({ productId }: CartLine) => products.find(({ id }) => id === productId)?.name ?? '';
  return {
    ...opened,
    line,
    field: (one) => line(one).getByRole('textbox'),
    sum: async (label) => {
      const row = page.locator('.cart-total', { has: page.getByText(label, { exact: true }) });
      return ((await row.locator('dd').textContent()) ?? '').trim();
    },
    held: () => Object.fromEntries(cartLines(shop.server).map((one) => [nameOf(one), one.quantity])),
    updates: () =>
      shop.server.world.log.all().flatMap(({ path, fields }) => (path === '/remote/v1/cart/update' ? [fields] : [])),
    spoken: () => spoken(),
    waitForAnnouncement: (beginning) =>
      page.waitForFunction((text) => window.spoken.some((said) => said.text.startsWith(text)), beginning),
    settle: () => settleCart(page),
  };
}

/** Waits until no change of a line, no response and no render is pending. */
export async function settleCart(page: Page): Promise<void> {
  // The page is marked busy from the next render on.
  await painted(page);
  await page.locator('[data-widget="cart-page"]:not([aria-busy])').waitFor({ state: 'attached', timeout: 30_000 });
}
