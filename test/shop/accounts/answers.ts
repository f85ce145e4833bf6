import type { Session } from '../sessions/sessions';
import type { Visit } from '../sessions/visit';
import type { FieldTree } from '../wire/parse-fields';

/** The shop's answer to a form, said once on the next page: the platform redirects after each post. */
export interface Answer {
  error?: string;
  success?: string;
  /** The fields as they were sent, so that the form can be shown as it was. */
  fields?: FieldTree;
}

const waiting = new WeakMap<Session, Map<string, Answer>>();

/** Keeps an answer for the next page that shows the form. */
export function leaveAnswer(session: Session, form: string, answer: Answer): void {
  const answers = waiting.get(session) ?? new Map<string, Answer>();
  waiting.set(session, answers.set(form, answer));
}

/** The answer to a form; it is given once, and without what was sent where the shop is set to forget it. */
export function takeAnswer({ world, session }: Visit, form: string): Answer {
  const { fields, ...answer } = waiting.get(session)?.get(form) ?? {};
  waiting.get(session)?.delete(form);
  return world.settings.forgetsRefused || !fields ? answer : { ...answer, fields };
}
