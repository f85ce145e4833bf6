import { readStorage, removeStorage, writeStorage } from './storage';

/** There is one entry, for one form: the next form replaces it. */
const KEY = 'left-answers';

/** Keeps a form's answers, as a text, for the next page; `''` keeps nothing. */
export function leaveAnswers(answers: string): void {
  // Writing may fail when the storage is full, and the old answers must not stay then.
  removeStorage(KEY, 'session');
  if (answers) writeStorage(KEY, answers, 'session');
}

/** Reads and removes the answers that the page before kept; `''` when there are none. */
export function takeAnswers(): string {
  const answers = readStorage(KEY, 'session');
  removeStorage(KEY, 'session');
  return answers ?? '';
}
