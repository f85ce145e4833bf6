import type { Locator } from 'playwright-core';
import { chooseOption } from '../../../support/shopping/choose-option';
import type { Wish } from '../../../support/shopping/wishes';

/**
 * Selects a value of an option. Clicks the radio button, not its label: without the theme's style sheet the label may
 * have no size.
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

/** Fills an option as a shopper wishes. */
export const wishForTry = (form: Locator, wish: Wish): Promise<void> =>
  'value' in wish ? chooseForTry(form, `attribute[${wish.option.id}]`, wish.value.id) : chooseOption(form, wish);
