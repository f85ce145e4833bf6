import type { Session } from '../sessions/sessions';
import type { FieldTree } from '../wire/parse-fields';

/** What the store says of a form on the next page, once: the platform redirects after each post. */
export interface Answer {
  error?: string;
  success?: string;
  /** What was sent, so that the form can be shown as it was. */
  fields?: FieldTree;
}

const waiting = new WeakMap<Session, Map<string, Answer>>();

/** Keeps an answer for the next page that shows the form. */
export function leaveAnswer(session: Session, form: string, answer: Answer): void {
  const answers = waiting.get(session) ?? new Map<string, Answer>();
  waiting.set(session, answers.set(form, answer));
}

/** The answer to a form; it is given once. */
export function takeAnswer(session: Session, form: string): Answer {
  const answer = waiting.get(session)?.get(form);
  waiting.get(session)?.delete(form);
  return answer ?? {};
}
