import { readStorage, removeStorage, writeStorage } from './storage';

/** One entry, of one form: what is left later takes its place. */
const KEY = 'left-answers';

/** Leaves what was typed into a form for the page that comes next, as a text; `''` leaves nothing. */
export function leaveAnswers(answers: string): void {
  // Where there is no room for the new text, the old one is no longer true.
  removeStorage(KEY, 'session');
  if (answers) writeStorage(KEY, answers, 'session');
}

/** What the page before has left. It is taken: no later page finds it, whatever this one does with it. */
export function takeAnswers(): string {
  const answers = readStorage(KEY, 'session');
  removeStorage(KEY, 'session');
  return answers ?? '';
}
