import type { Page } from 'playwright-core';
import type { ProductAttributes } from '../../../../core/api/product-attributes';

/** A fact about a product that depends on the chosen options. `of` reads its text from the shop's answer. */
interface Fact {
  readonly name: string;
  readonly widget: string;
  readonly part: string;
  /** Undefined or null if the answer does not contain the fact. */
  of(answer: ProductAttributes): string | number | null | undefined;
}

const facts: readonly Fact[] = [
  { name: 'SKU', widget: 'product-details', part: 'sku', of: ({ sku }) => sku },
  { name: 'UPC', widget: 'product-details', part: 'upc', of: ({ upc }) => upc },
  { name: 'weight', widget: 'product-details', part: 'weight', of: ({ weight }) => weight?.formatted },
  {
    name: 'price with tax',
    widget: 'product-price',
    part: 'with-tax-amount',
    of: ({ price }) => price?.with_tax?.formatted,
  },
  {
    name: 'price without tax',
    widget: 'product-price',
    part: 'without-tax-amount',
    of: ({ price }) => price?.without_tax?.formatted,
  },
  { name: 'stock', widget: 'product-stock', part: 'level', of: ({ stock }) => stock },
  {
    name: 'message',
    widget: 'product-message',
    part: 'message',
    of: ({ purchasable, instock, stock_message: stock, purchasing_message: reason }) =>
      purchasable && instock ? '' : stock || reason,
  },
  // The address of a picture has a placeholder for the size.
  {
    name: 'picture',
    widget: 'product-gallery',
    part: 'image',
    of: ({ image }) => image?.data?.split('{:size}').at(-1),
  },
];

/** Milliseconds after which the page must show an answer, also on a busy machine. */
const SHOWN = 20_000;

/**
 * Compares a product's page with the shop's answer to a choice. Waits until the page shows the answer.
 *
 * @param option the name of the chosen option, for the sentences
 * @returns one sentence for each fact that does not follow the choice
 */
export async function unfollowedFacts(page: Page, option: string, answer: ProductAttributes): Promise<string[]> {
  const problems: string[] = [];
  for (const { name, widget, part, of } of facts) {
    const wanted = of(answer);
    if (wanted == null) continue;
    const selector = `[data-widget="${widget}"] [data-part="${part}"]`;
    const asked = [selector, String(wanted)] as const;
    const follows = await page.waitForFunction(isShown, asked, { timeout: SHOWN }).then(
      () => true,
      () => false,
    );
    if (follows) continue;
    const shown = await page.locator(selector).first().textContent();
    problems.push(
      `the ${name} does not follow "${option}": ${selector} shows "${shown?.trim()}", the shop answered "${wanted}". Is it inside the slot and the scope of its product?`,
    );
  }
  return problems;
}

/** Whether each of the elements shows a text or a picture. Runs in the page. */
const isShown = ([selector, wanted]: readonly [string, string]): boolean =>
  [...document.querySelectorAll<HTMLElement>(selector)].every((element) =>
    element instanceof HTMLImageElement
      ? decodeURI(element.src).includes(wanted)
      : (element.textContent ?? '').trim() === wanted.replace(/<[^>]*>/g, '').trim(),
  );
