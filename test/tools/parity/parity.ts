// npm run parity -- <a folder of Cornerstone>: lists our counterpart of each entry in its changelog, from 6.10 on, and each
// theme setting that COMPARED.md does not name.
// npm run parity -- issues <a folder of a built Cornerstone> [--adopted <a built copy after npm run adopt>]: looks for its
// reported faults, there, in our theme and in the copy.
// npm run parity -- tasks <a folder of a built Cornerstone>: does ten tasks of a shopper on a phone's screen in both.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { otherSettings, sameSettings } from '../../theme/settings/cornerstone-settings';
import { compare } from './compare';
import { compareIssues } from './issues/compare-issues';
import { compareTasks } from './tasks/compare-tasks';
import { before } from './verdicts/before';
import { recent } from './verdicts/recent';
import { upcoming } from './verdicts/upcoming';

const { values, positionals: words } = parseArgs({ allowPositionals: true, options: { adopted: { type: 'string' } } });
const [folder] = words.filter((word) => !['issues', 'tasks'].includes(word));
if (!folder) {
  console.log('parity: skipped; name a folder that holds Cornerstone');
} else if (words[0] === 'issues') {
  process.exitCode = (await compareIssues(folder, values.adopted)) > 0 ? 1 : 0;
} else if (words[0] === 'tasks') {
  await compareTasks(folder);
} else if (!existsSync(join(folder, 'CHANGELOG.md'))) {
  console.error(`parity: ${folder} has no CHANGELOG.md`);
  process.exitCode = 1;
} else {
  const { lines, open } = compare(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8'), {
    ...before,
    ...recent,
    ...upcoming,
  });
  console.log(lines.join('\n'));
  const named = new Set([...sameSettings, ...otherSettings.flatMap(({ keys }) => keys)]);
  const { settings } = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')) as { settings: object };
  const unnamed = Object.keys(settings).filter((key) => !named.has(key));
  console.log(unnamed.length > 0 ? `settings without a verdict: ${unnamed.join(', ')}` : `${named.size} settings`);
  process.exitCode = open + unnamed.length > 0 ? 1 : 0;
}
