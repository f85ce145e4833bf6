// npm run package [-- <theme folder>]: packs the current build for npm, installs the package in an empty folder outside
// of this repository, and uses it there with a copy of the theme, or with a small foreign one.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildIfStale } from '../../../support/build/build-if-stale';
import { authorTheme } from '../../../support/themes/author-theme';
import { installPackage } from './installed-package';
import { tryPackage } from './try-package';
import { writePackage } from './write-package';

buildIfStale();
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const { path, list, sizes } = await writePackage(version, '.cache/package');
const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
console.log(`package: ${path} has ${sizes.size} files with ${total} bytes; ${list} lists them`);

const installed = installPackage(path);
if ('absent' in installed) console.log(`package: not tried, npm can't install it: ${installed.absent}`);
else {
  const theme = copyOf(process.argv[2]);
  const wrong = await tryPackage(installed, theme, (step) => console.log(`package: ${step}`)).finally(() => {
    installed.remove();
    rmSync(theme, { recursive: true });
  });
  for (const sentence of wrong) console.error(`package: ${sentence}`);
  console.log(`package: ${wrong.length === 0 ? 'works' : 'failed'}`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}

/** A copy of a theme without `.git`, because adopt writes into no theme with uncommitted changes. */
function copyOf(theme: string | undefined): string {
  if (theme === undefined) return authorTheme();
  const copy = mkdtempSync(join(tmpdir(), 'storefront-theme-'));
  cpSync(theme, copy, { recursive: true, filter: (file) => !['.git', 'node_modules'].includes(basename(file)) });
  return copy;
}
