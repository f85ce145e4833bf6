import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { forms, type Form } from './known-forms';
import { answersOf, giveAnswers, keptAnswers, type Answers } from './give-answers';
import { openForm, sendForm } from './open-form';
import { untilMounted } from '../driver/until-mounted';
import { useShop } from '../driver/use-shop';

const shop = useShop();
const refused = forms.flatMap((form) => (form.refusal ? [[form.name, form, ...form.refusal] as const] : []));

/** Gives every answer rightly and sends the form; the shop lacks one that the page has: it has rules of its own. */
async function sendRefused(form: Form, without: string): Promise<{ page: Page; given: Answers }> {
  const { page } = await openForm(shop, form);
  const given = form.rules.map(({ field, accepted: [right] }) => answersOf(field, right ?? ''));
  for (const [at, { field }] of form.rules.entries()) await giveAnswers(page, field, given[at] ?? {});
  await page.locator(form.form).evaluate((element, name) => {
    element.addEventListener('formdata', (event) => (event as FormDataEvent).formData.delete(name));
  }, without);
  await sendForm(page, form);
  return { page, given: Object.assign({}, ...given) };
}

describe('a form that the shop refuses, though it was right by its page, and forgets', () => {
  beforeEach(() => {
    shop.server.world.settings.forgetsRefused = true;
  });

  it.each(refused)(
    '%s: is seen and heard at once, and has what was typed again, but for passwords',
    async (_, form, without, text) => {
      const { page, given } = await sendRefused(form, without);
      const alert = page.getByRole('alert').filter({ hasText: text });
      await alert.waitFor();
      // Beside a question it is found by going through the form.
      const isAnswer = await alert.evaluate((element) => element.matches('[data-part="answer"]'));
      await alert.and(page.locator(isAnswer ? ':focus' : '*')).waitFor();
      await untilMounted(page, form.form);
      const secrets = await page.locator('[type=password]').evaluateAll((fields) => fields.map(({ id }) => `#${id}`));
      // Whoever signs in is asked anew.
      const isSignIn = secrets.length === 1;
      const expected = Object.entries(given).filter(([field]) => !isSignIn && !secrets.includes(field));
      expect(await keptAnswers(page, given)).toEqual(Object.fromEntries(expected));
      expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('left-answers');
    },
  );

  it('has the state of another country, once its list is there', async () => {
    const form = forms.find(({ name }) => name === 'an address');
    if (!form) throw new Error('no form is called so');
    const { page } = await openForm(shop, form);
    const state = page.locator('#FormField_2_12_select');
    await page.fill('#FormField_2_4_input', 'Grace');
    await page.fill('#FormField_2_5_input', 'Hopper');
    await page.fill('#FormField_2_8_input', '1 Harbour Street');
    await page.fill('#FormField_2_10_input', 'Ottawa');
    await page.fill('#FormField_2_13_input', 'K1A 0B1');
    await page.selectOption('#FormField_2_11_select', 'Canada');
    await state.locator('option', { hasText: 'Ontario' }).waitFor({ state: 'attached' });
    await state.selectOption('Ontario');
    await page.locator(form.form).evaluate((element) => {
      element.addEventListener('formdata', (event) => (event as FormDataEvent).formData.delete('FormField[2][10]'));
    });
    await sendForm(page, form);
    await page.getByRole('alert').filter({ hasText: "The 'Suburb/City' field cannot be blank." }).waitFor();
    await state.locator('option:checked', { hasText: 'Ontario' }).waitFor({ state: 'attached' });
    expect(await page.inputValue('#FormField_2_11_select')).toBe('Canada');
    await sendForm(page, form);
    await page.waitForURL('**/account.php?action=address_book');
    await page.getByText('Ottawa').waitFor();
  });
});
