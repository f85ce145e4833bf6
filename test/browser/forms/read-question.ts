import type { Page } from 'playwright-core';

/** What a question of a form says to those who see it and to those who hear it. */
export interface Said {
  readonly text: string;
  readonly role: string | null;
  readonly isShown: boolean;
  /** The question has the class `form-field--error`. */
  readonly isMarked: boolean;
  /** Every field of it is invalid, or none; `undefined` for some. */
  readonly isInvalid: boolean | undefined;
  /** Every field of it is described by the message, or none; `undefined` for some. */
  readonly isDescribed: boolean | undefined;
}

/** What is said of a question that refuses its answer. */
export const refusal = (text: string): Said => ({
  text,
  role: 'alert',
  isShown: true,
  isMarked: true,
  isInvalid: true,
  isDescribed: true,
});

/** What is said of a question that has nothing to complain of. */
export const quiet: Said = {
  text: '',
  role: 'alert',
  isShown: false,
  isMarked: false,
  isInvalid: false,
  isDescribed: false,
};

/**
 * What the question around a field says.
 *
 * @param text waited for, within reason; else what is said instead is returned
 */
export const readQuestion = (page: Page, field: string, text: string): Promise<Said> => read(page, field, text, false);

/** The same, once the shopper has left the question. */
export const leaveQuestion = (page: Page, field: string, text: string): Promise<Said> => read(page, field, text, true);

const read = (page: Page, field: string, text: string, isLeft: boolean): Promise<Said> =>
  page.evaluate(
    async ([selector, awaited, leave]) => {
      if (leave) (document.activeElement as HTMLElement).blur();
      const frame = () => new Promise(requestAnimationFrame);
      const question = document.querySelector(selector)?.closest('[data-part="field"]');
      const problem = question?.querySelector('[data-part="problem"]');
      if (!question || !problem) throw new Error(`${selector} stands in no question`);
      // What is not said now might be said in a moment.
      if (awaited === '') for (let frames = 0; frames < 2; frames++) await frame();
      const until = performance.now() + 5_000;
      while (problem.textContent !== awaited && performance.now() < until) await frame();
      const fields = [...question.querySelectorAll<HTMLElement>(':is(input, select, textarea):enabled')].filter((one) =>
        one.checkVisibility(),
      );
      const all = (holds: (one: HTMLElement) => boolean) =>
        fields.every(holds) ? true : fields.some(holds) ? undefined : false;
      return {
        text: problem.textContent ?? '',
        role: problem.getAttribute('role'),
        isShown: problem.checkVisibility(),
        isMarked: question.classList.contains('form-field--error'),
        isInvalid: all((one) => one.getAttribute('aria-invalid') === 'true'),
        isDescribed: all((one) => (one.getAttribute('aria-describedby') ?? '').split(' ').includes(problem.id)),
      };
    },
    [field, text, isLeft] as const,
  );
