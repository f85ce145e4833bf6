// tsx test/tools/adopt/try/behaviours/take-out.ts --theme A --adopted B [--only name] [--most 4]: takes rules of A's
// adoption out and prints for each behaviour the rule without which it is lost. B is the adopted
// theme, with compiled style sheets.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../../../support/build/build-if-stale';
import { everyBehaviour } from './every-behaviour';
import { type Tried, takeOutRules } from './take-out-rules';

const { values } = parseArgs({
  options: {
    theme: { type: 'string' },
    adopted: { type: 'string' },
    only: { type: 'string', default: '' },
    most: { type: 'string', default: '4' },
  },
});

/** A line of the table: behaviour, rule, and what was different without the rule. */
function tell({
  behaviour: { name, isNative },
  failsWithout,
  lines = [],
  survived,
  candidates,
  played,
}: Tried): string {
  if (failsWithout !== undefined) return [name, failsWithout, lines[0]].join(' | ');
  if ('failure' in played) return `${name} | not played with all rules | ${played.failure}`;
  if (candidates.length === 0) return `${name} | no rule reached${isNative ? ': native' : ''} |`;
  return `${name} | never seen to fail | without ${survived.join(', ')}`;
}

const { theme, adopted, only, most } = values;
if (theme === undefined || adopted === undefined)
  throw new Error('name two themes: --theme <folder> --adopted <folder>');
buildIfStale();
const tried = await takeOutRules(
  everyBehaviour.filter(({ name }) => new RegExp(only).test(name)),
  {
    folder: resolve(theme),
    styles: join(adopted, 'assets/css'),
    most: Number(most),
    tell: (one) => console.log(tell(one)),
  },
);
const failed = tried.filter(({ failsWithout }) => failsWithout !== undefined).length;
console.log(`${failed} of ${tried.length} behaviours were seen to fail with a rule taken out.`);
