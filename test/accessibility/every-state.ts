import type { Proof } from '../ledger/point';

const title =
  '$name has no barriers, valid markup, nothing beside any screen, no words of its own, and stays in its language';

/** Axe's rules, valid markup and nothing beside any screen, on every page and state of the shop. */
export const everyStateIsJudged: Proof = { 'browser/states/walk-in-brackets.ts': title };

/** A phone from the first moment on, in a real language. */
export const phoneIsJudged: Proof = {
  'languages/states/in-french.test.ts': '$name has no barriers, nothing beside the screen, and stays in French',
};
