import type { Page } from 'playwright-core';

/** A shopper's choice: a text, a choice of a list, or the state of a checkbox. */
export type FieldValue = string | boolean;

/** Values by the selector of their field. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** The values of a rule: a single one is for the question's own field. */
export const valuesOf = (field: string, given: FieldValue | FieldValues): FieldValues =>
  typeof given === 'object' ? given : { [field]: given };

/** Enters values as a shopper does, and leaves the focus in the last field, or in `field` if there are no values. */
export async function fillFields(page: Page, field: string, values: FieldValues): Promise<void> {
  const entries = Object.entries(values);
  for (const [selector, value] of entries) {
    const target = page.locator(selector);
    if (typeof value === 'boolean') await target.setChecked(value);
    else if (await target.evaluate((element) => element instanceof HTMLSelectElement)) await target.selectOption(value);
    else await target.fill(value);
  }
  await page.locator(entries.at(-1)?.[0] ?? field).focus();
}

/** The values that are still in the page. */
export const draftValues = (page: Page, values: FieldValues): Promise<FieldValues> =>
  page.evaluate(
    (given) =>
      Object.fromEntries(
        Object.entries(given).filter(([selector, value]) => {
          const field = document.querySelector<HTMLInputElement>(selector);
          return value === (typeof value === 'boolean' ? field?.checked : field?.value);
        }),
      ),
    values,
  );
