import type { Page } from 'playwright-core';
import { openSignedIn } from '../../support/driver/sign-in';
import { untilMounted } from '../../support/driver/until-mounted';
import type { Shop } from '../../support/driver/use-shop';
import { type Spoken, watchSpeech } from '../../support/driver/watch-speech';
import type { Form } from '../../support/forms/known-forms';

/** Opens the page of a form, and focuses the first field, so that the form's code is loaded. */
export async function openForm(
  shop: Shop,
  { path, isSignedIn, form, rules: [first] }: Form,
): Promise<{ page: Page; spoken: () => Promise<Spoken[]> }> {
  let spoken = async (): Promise<Spoken[]> => [];
  const before = async (page: Page) => void (spoken = await watchSpeech(page));
  const page = isSignedIn
    ? await openSignedIn(shop, path, { before })
    : (await shop.open(path, { mounted: false, before })).page;
  if (first) await page.locator(first.field).focus();
  await untilMounted(page, form);
  return { page, spoken };
}

export const sendForm = (page: Page, { form }: Form): Promise<void> =>
  page.locator(`${form} button:not([name])`).first().click();
