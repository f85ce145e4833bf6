import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coveringProducts } from '../../shop/catalogue/covering-products';
import type { ProductRecord } from '../../shop/catalogue/product-record';
import { cartLines } from '../../support/shopping/read-cart';
import { buyableVariants, type Wish, wishesFor } from '../../support/shopping/wishes';
import { expectSame } from '../expect-same';
import type { Journey, Visit } from '../journey';
import type { Tab } from '../tab';

const form = 'main .productView form[data-cart-item-add]';

/** Products that can be bought and together have every kind of option. */
const products = coveringProducts((product) =>
  buyableVariants(product).length > 0 ? product.options.map(({ kind }) => kind) : [],
);

async function wish(tab: Tab, one: Wish): Promise<void> {
  const name = `attribute[${one.option.id}]`;
  const field = `${form} [name="${name}"]`;
  if ('value' in one) {
    const { id } = one.value;
    const list = `${form} select[name="${name}"]`;
    if (await tab.read((which, find) => find(which).length > 0, list)) return tab.choose(list, String(id));
    return pressLabel(tab, `${form} [name="${name}"][value="${id}"]`);
  }
  if ('ticked' in one) return pressLabel(tab, `${form} [type="checkbox"][name="${name}"]`);
  if ('file' in one) return tab.giveFile(field, writeFile(one.file));
  if ('date' in one) {
    const [year = '', month = '', day = ''] = one.date.split('-').map((part) => String(Number(part)));
    // Month and year first: the list of days depends on them.
    await tab.choose(`${form} [name="${name}[month]"]`, month);
    await tab.choose(`${form} [name="${name}[year]"]`, year);
    return tab.choose(`${form} [name="${name}[day]"]`, day);
  }
  await tab.fill(field, one.text);
  await tab.press('Tab');
}

/** Presses the label of a checkbox or radio button that is not checked yet. */
async function pressLabel(tab: Tab, field: string): Promise<void> {
  const id = await tab.read((which, find) => {
    const [input] = find(which) as HTMLInputElement[];
    return input && !input.checked ? input.id : null;
  }, field);
  if (id === null) return;
  await tab.click(`label[for="${id}"]`);
  await tab.until(`${field} is chosen`, (which, find) => (find(which)[0] as HTMLInputElement).checked, field);
}

function writeFile({ name, buffer }: { readonly name: string; readonly buffer: Buffer }): string {
  const file = join(mkdtempSync(join(tmpdir(), 'storefront-file-')), name);
  writeFileSync(file, buffer);
  return file;
}

/** The value that the cart stores for a choice. */
const storedValue = (one: Wish): unknown => {
  if ('value' in one) return one.value.id;
  if ('file' in one) return one.file.name;
  if ('date' in one) return one.date;
  if ('text' in one) return one.text;
  return one.option.kind === 'checkbox' ? one.option.yes.id : undefined;
};

async function buy({ tab, shop }: Visit, product: ProductRecord): Promise<void> {
  const variant = buyableVariants(product).at(-1);
  if (!variant) throw new Error(`${product.name} can't be bought`);
  const wishes = wishesFor(product, variant);
  for (const session of shop.world.sessions.all()) session.cart = null;
  await tab.open(`/${product.slug}/`);
  for (const one of wishes) {
    await wish(tab, one);
    // The shop's response may move the button between the driver's measurement and the press.
    await tab.until('the shop has responded', () => !document.querySelector('main [aria-busy="true"]'), null);
  }
  await tab.click(`${form} #form-action-addToCart`);
  await tab.untilShown(`#previewModal[open] .previewCart >> ${product.name}`);
  const [line] = cartLines(shop);
  expectSame(
    [
      line?.productId,
      line?.variantId,
      line?.choices.map(({ option, value, text }) => [option.name, value?.id ?? text]),
    ],
    [product.id, variant.id, wishes.map((one) => [one.option.name, storedValue(one)])],
    `the cart after ${product.name}`,
  );
}

export const sale: Journey = {
  name: `a shopper buys ${products.length} products with every kind of option`,
  go: async (visit) => {
    // The shop may refuse a paired product, for instance because the quantity is too small.
    visit.expectTrouble(/paired products failed/);
    // WebKit cancels this call when the shopper opens the next product. On a busy machine the old page lives longer after that than
    // the calls wait before they report a failure (decision 3).
    visit.expectTrouble(/numbers beside products failed: Network request failed/);
    for (const product of products) await buy(visit, product);
  },
};
