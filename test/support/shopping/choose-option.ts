import type { Locator } from 'playwright-core';
import type { Wish } from './wishes';

/**
 * Operates an option's control as a shopper does: clicks the label of a value, types, picks a date or a file.
 *
 * @param form the product's form, or any element around it
 */
export async function chooseOption(form: Locator, wish: Wish): Promise<void> {
  const { option } = wish;
  const name = `attribute[${option.id}]`;
  if ('value' in wish) {
    // A click on a chosen value would unselect it.
    return (await chosenValue(form, name)) === wish.value.id ? undefined : chooseValue(form, name, wish.value.id);
  }
  if ('ticked' in wish) return tick(form, name, wish.ticked);
  if ('file' in wish) return form.locator(`[name="${name}"]`).setInputFiles(wish.file);
  if ('date' in wish) return chooseDay(form, name, wish.date);
  const field = form.locator(`[name="${name}"]`);
  await field.fill(wish.text);
  await field.blur();
}

/** Chooses a value of a list in any of its forms. */
export async function chooseValue(form: Locator, name: string, value: number): Promise<void> {
  const list = form.locator(`select[name="${name}"]`);
  if (await list.count()) return void (await list.selectOption(String(value)));
  await clickLabel(form, `[name="${name}"][value="${value}"]`);
}

/** The id of the chosen value of a list; NaN when none is. */
export const chosenValue = (form: Locator, name: string): Promise<number> =>
  form
    .locator(`select[name="${name}"], [name="${name}"]:checked`)
    .evaluateAll((fields) => Number((fields[0] as HTMLInputElement | undefined)?.value || Number.NaN));

async function tick(form: Locator, name: string, ticked: boolean): Promise<void> {
  const box = form.locator(`[type="checkbox"][name="${name}"]`);
  if ((await box.isChecked()) !== ticked) await clickLabel(form, `[type="checkbox"][name="${name}"]`);
}

async function chooseDay(form: Locator, name: string, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-').map((part) => String(Number(part)));
  // Month and year first: a day that the current month lacks is not in the list.
  await form.locator(`[name="${name}[month]"]`).selectOption(month);
  await form.locator(`[name="${name}[year]"]`).selectOption(year);
  await form.locator(`[name="${name}[day]"]`).selectOption(day);
}

/**
 * Clicks a field's label, or the field if a theme draws it over the label. While the page scrolls, the click waits
 * until the field rests.
 */
async function clickLabel(form: Locator, field: string): Promise<void> {
  const drawn = form.locator(field).first();
  const label = form.locator(`label[for="${await drawn.getAttribute('id')}"]`).first();
  const isCovered = await label.evaluate((element: HTMLLabelElement) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element.control;
  });
  await (isCovered ? drawn : label).click();
}
