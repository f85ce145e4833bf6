import { readStorage, removeStorage, writeStorage } from './storage';

/** One form's draft. */
const KEY = 'form-draft';

/** Stores a form draft for the next page. */
export function storeDraft(draft: string): void {
  // First, because a write to a full storage fails and the old draft would stay.
  removeStorage(KEY, 'session');
  if (draft) writeStorage(KEY, draft, 'session');
}

/** Takes the previous page's draft; `''` without one. */
export function takeDraft(): string {
  const draft = readStorage(KEY, 'session');
  removeStorage(KEY, 'session');
  return draft ?? '';
}
