import type { Page } from 'playwright-core';

/** The message of a form's question, as text and for assistive technology. */
export interface ShownMessage {
  readonly text: string;
  readonly role: string | null;
  readonly isShown: boolean;
  /** Whether the question has the class `form-field--error`. */
  readonly isMarked: boolean;
  /** Whether all its fields are invalid; `undefined` if only some are. */
  readonly isInvalid: boolean | undefined;
  /** Whether the message describes all its fields; `undefined` if it describes only some. */
  readonly isDescribed: boolean | undefined;
}

/** The state of a question that shows an error message. */
export const refusal = (text: string): ShownMessage => ({
  text,
  role: 'alert',
  isShown: true,
  isMarked: true,
  isInvalid: true,
  isDescribed: true,
});

/** The state of a question without a problem. */
export const quiet: ShownMessage = {
  text: '',
  role: 'alert',
  isShown: false,
  isMarked: false,
  isInvalid: false,
  isDescribed: false,
};

/**
 * Reads the message of the question around a field.
 *
 * @param text the expected message. After a timeout the actual message is returned
 */
export const readQuestion = (page: Page, field: string, text: string): Promise<ShownMessage> =>
  read(page, field, text, false);

/** The same, after the shopper has left the question. */
export const leaveQuestion = (page: Page, field: string, text: string): Promise<ShownMessage> =>
  read(page, field, text, true);

const read = (page: Page, field: string, text: string, isLeft: boolean): Promise<ShownMessage> =>
  page.evaluate(
    async ([selector, awaited, leave]) => {
      if (leave) (document.activeElement as HTMLElement).blur();
      const frame = () => new Promise(requestAnimationFrame);
      const question = document.querySelector(selector)?.closest('[data-part="field"]');
      const problem = question?.querySelector('[data-part="problem"]');
      if (!question || !problem) throw new Error(`${selector} is in no question with the part "problem"`);
      // A message may still appear in the next frames.
      if (awaited === '') for (let frames = 0; frames < 2; frames++) await frame();
      const until = performance.now() + 5_000;
      while (problem.textContent !== awaited && performance.now() < until) await frame();
      const fields = [...question.querySelectorAll<HTMLElement>(':is(input, select, textarea):enabled')].filter((one) =>
        one.checkVisibility(),
      );
      const all = (isTrue: (one: HTMLElement) => boolean) =>
        fields.every(isTrue) ? true : fields.some(isTrue) ? undefined : false;
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
