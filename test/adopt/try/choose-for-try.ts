import type { Locator } from 'playwright-core';
import type { Wish } from '../../browser/account/wishes';
import { chooseOption } from '../../browser/sale/choose-option';

/**
 * Chooses a value of an option. A radio button is clicked itself, because its label may have no size: the theme's style sheet
 * can be absent here.
 */
export async function chooseForTry(form: Locator, name: string, value: number): Promise<void> {
  const list = form.locator(`select[name="${name}"]`);
  if (await list.count()) return void (await list.selectOption(String(value)));
  await form
    .locator(`[name="${name}"][value="${value}"]`)
    .first()
    .evaluate((field) => {
      if (!(field as HTMLInputElement).checked) (field as HTMLInputElement).click();
    });
}

/** Does what a shopper wants of an option. */
export const wishForTry = (form: Locator, wish: Wish): Promise<void> =>
  'value' in wish ? chooseForTry(form, `attribute[${wish.option.id}]`, wish.value.id) : chooseOption(form, wish);
