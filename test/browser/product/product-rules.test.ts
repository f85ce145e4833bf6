import { describe, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import { coveringProducts } from '../../shop/catalogue/covering-products';
import type { ProductOption } from '../../shop/catalogue/option-record';
import type { ProductRecord } from '../../shop/catalogue/product-record';
import { readProblem, refused, right } from '../../support/driver/read-problem';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';
import { chooseOption } from '../../support/shopping/choose-option';
import { cartLines } from '../../support/shopping/read-cart';
import { buyableVariants, wishesFor } from '../../support/shopping/wishes';
import { useSalePage } from '../sale/sale-page';

const { products } = makeCatalogue();
const find = (slug: string): ProductRecord => {
  const product = products.find((one) => one.slug === slug);
  if (!product) throw new Error(`the catalogue has no "${slug}"`);
  return product;
};
/** Whether the focus is inside an element, or moves there before the timeout. */
const hasFocus = (within: Locator): Promise<boolean> =>
  within.evaluate(async (element) => {
    const isInside = () => element.contains(document.activeElement);
    const until = performance.now() + 5_000;
    while (!isInside() && performance.now() < until) await new Promise(requestAnimationFrame);
    return isInside();
  });

/** The message for an empty option: its kind determines the verb, its name identifies it. */
const missing = ({ kind, name }: ProductOption): string => {
  if (kind === 'checkbox') return `Please tick: ${name}`;
  if (kind === 'file') return `Please add a file: ${name}`;
  return ['text', 'textarea', 'number'].includes(kind) ? `Please fill in: ${name}` : `Please choose: ${name}`;
};

/** Whether an option needs a value, and has none when the page loads. */
const needsChoice = (option: ProductOption): boolean => {
  if (!option.required) return false;
  if ('values' in option) return option.values.every(({ isDefault }) => !isDefault);
  return option.kind === 'checkbox' ? !option.checked : !('prefill' in option && option.prefill);
};

/** Products that together need a value of every kind. */
const tested = coveringProducts((product) =>
  buyableVariants(product).length > 0 ? product.options.filter(needsChoice).map(({ kind }) => kind) : [],
);

describe('required options', () => {
  const shop = useShop();
  const openSalePage = useSalePage(shop);
  const questionOf = (form: Locator, { name }: ProductOption) =>
    form
      .locator('[data-part="option"]')
      .filter({ has: form.page().getByText(name, { exact: true }) })
      .first();

  it.each(tested.map((product) => [product.name, product] as const))(
    '%s: each has its own message beside it, and the first gets the focus',
    async (_, product) => {
      const { page, form, button, responses } = await openSalePage(product);
      const asked = product.options.filter(needsChoice);
      await button.click();
      for (const option of asked) {
        const message = missing(option);
        expect([option.name, await readProblem(questionOf(form, option), message)]).toEqual([
          option.name,
          refused(message),
        ]);
      }
      expect(await hasFocus(questionOf(form, asked[0]!))).toBe(true);
      expect(cartLines(shop.server)).toEqual([]);

      const [variant] = buyableVariants(product).slice(-1);
      const due = wishesFor(product, variant!).filter(({ option }) => asked.includes(option));
      expect(due).toHaveLength(asked.length);
      for (const wish of due) {
        await chooseOption(form, wish);
        await responses.settle();
        expect([wish.option.name, await readProblem(questionOf(form, wish.option), '')]).toEqual([
          wish.option.name,
          right,
        ]);
      }
      await button.click();
      await page.locator('#previewModal[open] .previewCart').waitFor();
      expect(cartLines(shop.server)).not.toEqual([]);
    },
  );

  it('have a message for a wrong value, and for a file that is too large', async () => {
    const sign = find('hand-painted-sign');
    const { form, button, responses } = await openSalePage(sign);
    await form.getByRole('textbox', { name: 'Wording' }).fill('Anna');
    const [width, sketch] = [questionOf(form, sign.options[2]!), questionOf(form, sign.options[4]!)];
    await width.getByRole('textbox').fill('60');
    await button.click();
    const message = (await width.getByRole('alert').filter({ hasText: '48' }).textContent()) ?? '';
    expect(await readProblem(width, message)).toEqual(refused(message));
    expect(await hasFocus(width)).toBe(true);
    await width.getByRole('textbox').fill('30');
    await responses.settle();
    await sketch
      .locator('[type="file"]')
      .setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(600 * 1024) });
    expect(await readProblem(sketch, 'This file is too large')).toEqual(refused('This file is too large'));
    await button.click();
    expect(cartLines(shop.server)).toEqual([]);
  });

  it('are validated by the browser without JavaScript', async () => {
    for (const slug of ['host-hamper', 'workshop-apron']) {
      const { page } = await shop.open(`/${slug}/`, { javaScript: false });
      const form: Locator = page.locator('form[data-cart-item-add]');
      await form.locator('#form-action-addToCart').click();
      // The browser shows its own message and sends nothing.
      await until('the focus is in the form', () =>
        form.evaluate((element) => element.contains(document.activeElement)),
      );
      expect(cartLines(shop.server)).toEqual([]);
      expect(new URL(page.url()).pathname).toBe(`/${slug}/`);
    }
  });
});
