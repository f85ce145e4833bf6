import type { Page } from 'playwright-core';

/** What a shopper gives: a text, a choice of a list, or whether a box is ticked. */
export type Answer = string | boolean;

/** Selector of a field → what is given. */
export type Answers = Readonly<Record<string, Answer>>;

/** Answers as a rule gives them: one alone is for the question's own field. */
export const answersOf = (field: string, given: Answer | Answers): Answers =>
  typeof given === 'object' ? given : { [field]: given };

/** Gives answers as a shopper does, and stays in the last field; in `field` where there is nothing to give. */
export async function giveAnswers(page: Page, field: string, answers: Answers): Promise<void> {
  const entries = Object.entries(answers);
  for (const [selector, answer] of entries) {
    const target = page.locator(selector);
    if (typeof answer === 'boolean') await target.setChecked(answer);
    else if (await target.evaluate((element) => element instanceof HTMLSelectElement))
      await target.selectOption(answer);
    else await target.fill(answer === NO_NUMBER ? '' : answer);
    if (answer === NO_NUMBER) await page.keyboard.type(answer);
  }
  await page.locator(entries.at(-1)?.[0] ?? field).focus();
}

/** What browsers let a shopper type into a field for numbers, though it is none: the field then has no value. */
const NO_NUMBER = 'e';

/** Those of the answers that still stand in the page. */
export const keptAnswers = (page: Page, answers: Answers): Promise<Answers> =>
  page.evaluate(
    ([given, noNumber]) =>
      Object.fromEntries(
        Object.entries(given).filter(([selector, answer]) => {
          const field = document.querySelector<HTMLInputElement>(selector);
          const now = typeof answer === 'boolean' ? field?.checked : field?.value;
          return now === answer || (answer === noNumber && field?.validity.badInput);
        }),
      ),
    [answers, NO_NUMBER] as const,
  );
