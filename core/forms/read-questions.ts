import type { InitialProps } from '../markup/overrides';
import type { Fault } from './field';

/** The questions of a form, as its template marks them. */
export interface Questions {
  readonly all: readonly Element[];
  /** The question that an element stands in. */
  around(element: Element): Element | undefined;
  /** The template's words for a fault, else the browser's initial, which are in the shopper's language. */
  words(question: Element, fault: Fault): string;
  /** The id of the element that says what is wrong with the question around an element. */
  problemId(element: Element): unknown;
}

/** @param own what each element of a part was when the widget mounted */
export function readQuestions(initial: (part: 'field' | 'problem') => readonly InitialProps[]): Questions {
  // One that has nowhere to say what is wrong is left to the browser.
  const all = initial('field')
    .map(({ element }) => element)
    .filter((question) => initial('problem').some(({ element }) => question.contains(element)));
  const around = (element: Element) => all.find((question) => question.contains(element));
  const problems = new Map(initial('problem').map((problem) => [around(problem.element), problem]));
  const said = (element: Element, name: string) => problems.get(around(element))?.[name];
  return {
    all,
    around,
    words: (question, [kind, field]) => {
      const missing = said(question, 'data-required-message');
      const wrong = said(question, 'data-invalid-message');
      return String((kind === 'missing' ? missing : wrong) || field.validationMessage || missing || wrong || '');
    },
    problemId: (element) => said(element, 'id'),
  };
}
