import { buyableVariants } from '../../../support/shopping/wishes';
import { chosenValue } from '../../../support/shopping/choose-option';
import type { ProductRecord } from '../../../shop/catalogue/product-record';
import { chooseForTry } from './choose-for-try';
import { lookAtSlots } from './look-at-slots';
import type { OpenTheme } from './open-theme';

/** The fields of the shop's response to a choice that are checked here. */
interface Answer {
  readonly data: { readonly sku?: string; readonly price?: { readonly with_tax?: { readonly formatted: string } } };
}

/** Opens a product. Checks that no slot fails, and that SKU and price follow the first possible choice. */
export async function tryProduct(theme: OpenTheme, product: ProductRecord): Promise<string[]> {
  const opened = await theme.open(`/${product.slug}/`, { atOnce: true });
  try {
    const problems = await lookAtSlots(opened);
    const { page } = opened;
    const form = page.locator('form[data-widget="add-to-cart"]').first();
    // A theme may sell only to some shoppers.
    if ((await page.locator('form[data-cart-item-add]').count()) === 0) return problems;
    const option = product.options.find((one) => 'values' in one && one.values.length > 1);
    if (problems.length > 0 || !option || !('values' in option) || buyableVariants(product).length === 0)
      return problems;
    const name = `attribute[${option.id}]`;
    const chosen = await chosenValue(form, name);
    const value = option.values.find(({ id }) => id !== chosen)?.id ?? 0;
    const wanted = encodeURIComponent(name);
    const [response] = await Promise.all([
      page
        .waitForResponse(
          (one) =>
            one.url().includes('/product-attributes/') &&
            (one.request().postData() ?? '').includes(`${wanted}=${value}`),
        )
        .catch(() => {
          throw new Error(
            `"${option.name}" was chosen, and the shop was not asked within 10 s: is product-options mounted?`,
          );
        }),
      chooseForTry(form, name, value),
    ]);
    const { data } = (await response.json()) as Answer;
    const shows = (part: string, text: string | undefined) =>
      text === undefined
        ? true
        : page
            .waitForFunction(
              ([where, what]) =>
                [...document.querySelectorAll<HTMLElement>(`[data-part="${where}"]`)].every(
                  (element) => element.textContent?.trim() === what,
                ),
              [part, text] as const,
              { timeout: 5_000 },
            )
            .then(
              () => true,
              () => false,
            );
    if (!(await shows('sku', data.sku))) problems.push(`the SKU does not follow "${option.name}"`);
    if (!(await shows('with-tax-amount', data.price?.with_tax?.formatted)))
      problems.push(`the price does not follow "${option.name}"`);
    return problems;
  } finally {
    await opened.context.close();
  }
}
