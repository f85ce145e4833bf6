import type { Page } from 'playwright-core';

/** A shopper's answer: a text, a choice of a list, or the state of a checkbox. */
export type Answer = string | boolean;

/** Answers by the selector of their field. */
export type Answers = Readonly<Record<string, Answer>>;

/** The answers of a rule: a single one is for the question's own field. */
export const answersOf = (field: string, given: Answer | Answers): Answers =>
  typeof given === 'object' ? given : { [field]: given };

/** Enters answers as a shopper does, and leaves the focus in the last field, or in `field` if there are no answers. */
export async function giveAnswers(page: Page, field: string, answers: Answers): Promise<void> {
  const entries = Object.entries(answers);
  for (const [selector, answer] of entries) {
    const target = page.locator(selector);
    if (typeof answer === 'boolean') await target.setChecked(answer);
    else if (await target.evaluate((element) => element instanceof HTMLSelectElement))
      await target.selectOption(answer);
    else await target.fill(answer);
  }
  await page.locator(entries.at(-1)?.[0] ?? field).focus();
}

/** The answers that are still in the page. */
export const keptAnswers = (page: Page, answers: Answers): Promise<Answers> =>
  page.evaluate(
    (given) =>
      Object.fromEntries(
        Object.entries(given).filter(([selector, answer]) => {
          const field = document.querySelector<HTMLInputElement>(selector);
          return answer === (typeof answer === 'boolean' ? field?.checked : field?.value);
        }),
      ),
    answers,
  );
