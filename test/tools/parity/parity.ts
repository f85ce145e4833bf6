// npm run parity -- <a folder of Cornerstone>: lists our counterpart of each entry in its changelog, from 6.10 on.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from './compare';
import { before } from './verdicts/before';
import { recent } from './verdicts/recent';
import { upcoming } from './verdicts/upcoming';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.log('parity: skipped; name a folder that holds Cornerstone');
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
  process.exitCode = open > 0 ? 1 : 0;
}
