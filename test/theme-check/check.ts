// npm run check -- <theme folder>: holds a theme against the widgets' contracts and the platform's rules.
import { resolve } from 'node:path';
import { checkTheme } from './check-theme';
import { knownContracts } from './known-contracts';
import { say } from './problem';

const folder = (process.argv[2] ?? 'theme-templates').replace(/\/+$/, '');
const problems = checkTheme(resolve(folder), await knownContracts());
for (const problem of problems) console.log(say({ ...problem, path: `${folder}/${problem.path}` }));
console.log(problems.length === 0 ? `${folder}: nothing to complain of` : `${folder}: ${problems.length} to mend`);
process.exitCode = problems.length === 0 ? 0 : 1;
