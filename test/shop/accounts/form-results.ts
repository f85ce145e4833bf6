import type { Session } from '../sessions/sessions';
import type { Visit } from '../sessions/visit';
import type { FieldTree } from '../wire/parse-fields';

/** The shop's response to a form. It is shown once, on the next page, because the platform redirects after each post. */
export interface FormResult {
  error?: string;
  success?: string;
  /** The fields as they were sent, so that the form can be filled in again. */
  fields?: FieldTree;
}

const waiting = new WeakMap<Session, Map<string, FormResult>>();

/** Stores a response for the next page that shows the form. */
export function storeFormResult(session: Session, form: string, result: FormResult): void {
  const results = waiting.get(session) ?? new Map<string, FormResult>();
  waiting.set(session, results.set(form, result));
}

/** Returns the response to a form, once. The sent fields are left out when the setting `forgetsRefused` is on. */
export function takeFormResult({ world, session }: Visit, form: string): FormResult {
  const { fields, ...result } = waiting.get(session)?.get(form) ?? {};
  waiting.get(session)?.delete(form);
  return world.settings.forgetsRefused || !fields ? result : { ...result, fields };
}
