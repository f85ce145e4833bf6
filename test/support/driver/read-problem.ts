import type { Locator } from 'playwright-core';

/** The error message of a product form's question, for sighted shoppers and for screen readers. */
export interface Problem {
  readonly text: string;
  readonly role: string | null;
  readonly isShown: boolean;
  /** Whether a field or group of the question is invalid and described by the message. */
  readonly isMarked: boolean;
}

/** The problem of a refused question. */
export const refused = (text: string): Problem => ({ text, role: 'alert', isShown: true, isMarked: true });

/** The problem of a valid question. */
export const right: Problem = { text: '', role: 'alert', isShown: false, isMarked: false };

/**
 * Reads the error message of a question.
 *
 * @param question the element around one option, or around the quantity
 * @param text the expected message; after a time limit the actual message is returned
 */
export function readProblem(question: Locator, text: string): Promise<Problem> {
  return question.evaluate(async (element, awaited) => {
    const read = () => {
      const problem = element.querySelector<HTMLElement>('[data-part="problem"], [data-part="error"]');
      const marked = [element, ...element.querySelectorAll('*')].find(
        (one) => one.getAttribute('aria-invalid') === 'true',
      );
      const describedBy = marked?.getAttribute('aria-describedby')?.split(' ') ?? [];
      return {
        text: problem?.textContent ?? '',
        role: problem?.getAttribute('role') ?? null,
        isShown: Boolean(problem?.textContent && problem.checkVisibility()),
        isMarked: problem !== null && describedBy.includes(problem.id),
      };
    };
    const until = performance.now() + 5_000;
    while (read().text !== awaited && performance.now() < until) await new Promise(requestAnimationFrame);
    return read();
  }, text);
}
