import type { Session } from '../sessions/sessions';
import type { Visit } from '../sessions/visit';
import type { FieldTree } from '../wire/parse-fields';

/** The shop's answer to a form. It is shown once, on the next page, because the platform redirects after each post. */
export interface Answer {
  error?: string;
  success?: string;
  /** The fields as they were sent, so that the form can be filled in again. */
  fields?: FieldTree;
}

const waiting = new WeakMap<Session, Map<string, Answer>>();

/** Stores an answer for the next page that shows the form. */
export function leaveAnswer(session: Session, form: string, answer: Answer): void {
  const answers = waiting.get(session) ?? new Map<string, Answer>();
  waiting.set(session, answers.set(form, answer));
}

/** Returns the answer to a form, once. The sent fields are left out when the setting `forgetsRefused` is on. */
export function takeAnswer({ world, session }: Visit, form: string): Answer {
  const { fields, ...answer } = waiting.get(session)?.get(form) ?? {};
  waiting.get(session)?.delete(form);
  return world.settings.forgetsRefused || !fields ? answer : { ...answer, fields };
}
