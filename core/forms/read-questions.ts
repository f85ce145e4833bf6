import type { InitialProps } from '../markup/overrides';
import { isUnreadable } from './number-field';
import type { Fault } from './field';

/** The questions of a form: the parts `field` that contain a part `problem`. */
export interface Questions {
  readonly all: readonly Element[];
  /** The question around an element. */
  around(element: Element): Element | undefined;
  /**
   * The template's message for this kind of fault; for a number that can't be read, it may be another one. If there is none, the browser's own, which is in the shopper's language. If
   * that is empty too, the template's message for the other kind.
   */
  words(question: Element, fault: Fault): string;
  /** Finds the question around an element, and returns the id of its part `problem`. */
  problemId(element: Element): unknown;
  /** The hint of the question around an element. */
  hint(element: Element): InitialProps | undefined;
}

/** @param initial the elements of a part as they were when the widget mounted */
export function readQuestions(initial: (part: 'field' | 'hint' | 'problem') => readonly InitialProps[]): Questions {
  // The browser itself checks a question that has no place for a message.
  const all = initial('field')
    .map(({ element }) => element)
    .filter((question) => initial('problem').some(({ element }) => question.contains(element)));
  const around = (element: Element) => all.find((question) => question.contains(element));
  const ofQuestions = (part: 'hint' | 'problem') => new Map(initial(part).map((one) => [around(one.element), one]));
  const problems = ofQuestions('problem');
  const hints = ofQuestions('hint');
  const printed = (element: Element, name: string) => problems.get(around(element))?.[name];
  return {
    all,
    around,
    words: (question, [kind, field]) => {
      const missing = printed(question, 'data-required-message');
      const unreadable = isUnreadable(field) && printed(question, 'data-unreadable-message');
      const wrong = unreadable || printed(question, 'data-invalid-message');
      // A custom validity that a form widget sets is the name of its rule, not a text for the shopper.
      const ofBrowser = !field.validity.customError && field.validationMessage;
      return String((kind === 'missing' ? missing : wrong) || ofBrowser || missing || wrong || '');
    },
    problemId: (element) => printed(element, 'id'),
    hint: (element) => hints.get(around(element)),
  };
}
