// tsx test/tools/adopt/try/behaviours/take-out.ts --theme A --adopted B [--only name] [--open] [--most 4]: takes rules of A's
// adoption out, and stores for each behaviour in seen-to-fail.json the rule without which it is lost. B is the adopted
// theme, with compiled style sheets. --open tries only behaviours that were not seen to fail.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../../../support/build/build-if-stale';
import { everyBehaviour } from './every-behaviour';
import { storedVerdicts, storeVerdict, type Verdict, verdictOf } from './seen-to-fail';
import { takeOutRules } from './take-out-rules';

const { values } = parseArgs({
  options: {
    theme: { type: 'string' },
    adopted: { type: 'string' },
    only: { type: 'string', default: '' },
    open: { type: 'boolean', default: false },
    most: { type: 'string', default: '4' },
  },
});

const { theme, adopted, only, open, most } = values;
if (theme === undefined || adopted === undefined)
  throw new Error('name two themes: --theme <folder> --adopted <folder>');
buildIfStale();
const isSeen = (verdict: Verdict | undefined): boolean => verdict !== undefined && 'without' in verdict;
const names = everyBehaviour.map(({ name }) => name);
const stored = storedVerdicts();
await takeOutRules(
  everyBehaviour.filter(({ name }) => new RegExp(only).test(name) && !(open && isSeen(stored[name]))),
  {
    folder: resolve(theme),
    styles: join(adopted, 'assets/css'),
    most: Number(most),
    tell: (one) => {
      const { name } = one.behaviour;
      storeVerdict(name, verdictOf(one), names);
      console.log(name, storedVerdicts()[name]);
    },
  },
);
const seen = names.filter((name) => isSeen(storedVerdicts()[name]));
console.log(`${seen.length} of ${names.length} behaviours were seen to fail with a rule taken out.`);
