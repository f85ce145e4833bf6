import type { Locator } from 'playwright-core';
import type { ProductAttributes } from '../../../../core/api/product-attributes';
import type { ProductRecord } from '../../../shop/catalogue/product-record';
import { chosenValue } from '../../../support/shopping/choose-option';
import { buyableVariants } from '../../../support/shopping/wishes';
import { chooseForTry } from './choose-for-try';
import { lookAtSlots } from './look-at-slots';
import type { OpenTheme } from './open-theme';
import { sizelessChoices } from './sizeless-choices';
import { unfollowedFacts } from './unfollowed-facts';

/**
 * Opens a product. Checks that no slot fails, that choices have a size, and that each fact follows the first possible
 * choice.
 */
export async function tryProduct(theme: OpenTheme, product: ProductRecord): Promise<string[]> {
  const opened = await theme.open(`/${product.slug}/`, { atOnce: true });
  try {
    const problems = await lookAtSlots(opened);
    const { page } = opened;
    const form = page.locator('form[data-widget="add-to-cart"]').first();
    // A theme may sell only to some shoppers.
    if ((await page.locator('form[data-cart-item-add]').count()) === 0) return problems;
    const sizeless = await describeSizeless(form, product);
    const option = product.options.find((one) => 'values' in one && one.values.length > 1);
    problems.push(...sizeless);
    if (problems.length > sizeless.length || !option || !('values' in option)) return problems;
    if (buyableVariants(product).length === 0) return problems;
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
            `"${option.name}" was chosen, but no request was sent to the shop: is [name="${name}"] inside of [data-widget="product-options"]?`,
          );
        }),
      chooseForTry(form, name, value),
    ]);
    const { data } = (await response.json()) as { data: ProductAttributes };
    return [...problems, ...(await unfollowedFacts(page, option.name, data))];
  } finally {
    await opened.context.close();
  }
}

/** Returns one sentence for each option with choices that a shopper can't press. */
async function describeSizeless(form: Locator, { options }: ProductRecord): Promise<string[]> {
  const problems: string[] = [];
  for (const { id, name } of options) {
    const fields = form.locator(`:is([type="radio"], [type="checkbox"])[name="attribute[${id}]"]`);
    const choices = await fields.evaluateAll(sizelessChoices);
    const remedy =
      'give the label of a choice a width and a height, or install the theme’s packages if its styles do not compile';
    if (choices.length > 0)
      problems.push(`"${name}": a shopper can't press ${choices.join(', ')}, which have no size: ${remedy}`);
  }
  return problems;
}
