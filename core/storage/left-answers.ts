import { readStorage, removeStorage, writeStorage } from './storage';

/** The key holds the answers of one form only; the next form replaces them. */
const KEY = 'left-answers';

/** Stores a form's serialized answers for the next page. `''` only removes the stored ones. */
export function leaveAnswers(answers: string): void {
  // Removed first, because a write to a full storage fails, and then the old answers must not stay.
  removeStorage(KEY, 'session');
  if (answers) writeStorage(KEY, answers, 'session');
}

/** Reads and removes the answers that the previous page stored; `''` when there are none. */
export function takeAnswers(): string {
  const answers = readStorage(KEY, 'session');
  removeStorage(KEY, 'session');
  return answers ?? '';
}
