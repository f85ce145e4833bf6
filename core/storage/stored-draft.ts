import { readStorage, removeStorage, writeStorage } from './storage';

/** The key holds the values of one form only; the next form replaces them. */
const KEY = 'left-answers';

/** Stores a form's serialized answers for the next page. `''` only removes the stored ones. */
export function storeDraft(responses: string): void {
  // Removed first, because a write to a full storage fails, and then the old responses must not stay.
  removeStorage(KEY, 'session');
  if (responses) writeStorage(KEY, responses, 'session');
}

/** Reads and removes the responses that the previous page stored; `''` when there are none. */
export function takeDraft(): string {
  const responses = readStorage(KEY, 'session');
  removeStorage(KEY, 'session');
  return responses ?? '';
}
