import { describe, expect, it } from '@jest/globals';
import { findBarriers } from './find-barriers';
import { forms } from './forms/forms';
import { answersOf, giveAnswers } from './forms/give-answers';
import { openForm, sendForm } from './forms/open-form';
import { useShop } from './use-shop';
import { validateMarkup } from './validate-markup';

const shop = useShop();

describe('what the store says against a form that was right by its page', () => {
  it.each(forms.flatMap((form) => (form.refusal ? [[form.name, form, ...form.refusal] as const] : [])))(
    '%s: is seen and heard at once',
    async (_, form, without, text) => {
      const { page } = await openForm(shop, form);
      for (const { field, accepted: [right] } of form.rules) await giveAnswers(page, field, answersOf(field, right ?? ''));
      // The store has rules that no page knows: here it lacks an answer that the page has.
      await page.locator(form.form).evaluate((element, name) => {
        element.addEventListener('formdata', (event) => (event as FormDataEvent).formData.delete(name));
      }, without);
      await sendForm(page, form);
      const alert = page.getByRole('alert').filter({ hasText: text });
      await alert.waitFor();
      const isAnswer = await alert.evaluate((element) => element.matches('[data-part="answer"]'));
      if (isAnswer) await alert.and(page.locator(':focus')).waitFor();
      expect([await findBarriers(page), await validateMarkup(page)]).toEqual([[], []]);
    },
  );
});
