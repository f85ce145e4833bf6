import type { Locator } from 'playwright-core';

/** What a question of a product's form says is wrong with it, to those who see it and to those who hear it. */
export interface Problem {
  readonly text: string;
  readonly role: string | null;
  readonly isShown: boolean;
  /** A field or group of the question is invalid and described by the message. */
  readonly isMarked: boolean;
}

/** What is said of a question that is refused. */
export const refused = (text: string): Problem => ({ text, role: 'alert', isShown: true, isMarked: true });

/** What is said of a question that is right. */
export const right: Problem = { text: '', role: 'alert', isShown: false, isMarked: false };

/**
 * Reads what a question says.
 *
 * @param question the element around one option, or around the quantity
 * @param text waited for, within reason; else what is said instead is returned
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
