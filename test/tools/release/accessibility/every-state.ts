import type { Proof } from './proof';

const title = '$name is accessible, valid and fully translated, and stays in its language';

/** Axe's rules, valid markup and no overflow of the screen, on every page and state of the shop. */
export const everyStateIsJudged: Proof = { 'support/states/walk-in-brackets.ts': title };
