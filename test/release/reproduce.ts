// npm run reproduce: releases the commit in two clones on different paths, and compares every byte.
import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const top = process.cwd();
// Not in the system's folder for drafts: files can be linked within one disk only.
const drafts = join(top, '.cache', 'reproduce');
const clones = [join(drafts, 'one'), join(drafts, 'a longer path', 'to the other')];

rmSync(drafts, { recursive: true, force: true });
const [one, other] = clones.map((clone) => readFolder(release(clone)));
const names = [...new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])].sort();
const different = names.filter((name) => !one?.get(name) || !other?.get(name)?.equals(one.get(name) as Buffer));
for (const name of different) console.error(`reproduce: ${name} differs`);
if (different.length === 0) rmSync(drafts, { recursive: true, force: true });
console.log(`reproduce: ${names.length - different.length} of ${names.length} files are the same`);
process.exitCode = different.length === 0 && names.length > 0 ? 0 : 1;

/** Clones the commit, with what is installed here, and releases it. Gives the folder of the releases. */
function release(clone: string): string {
  execFileSync('git', ['clone', '--quiet', top, clone]);
  linkFolder(join(top, 'node_modules'), join(clone, 'node_modules'));
  execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'test/release/release.ts'], {
    cwd: clone,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return join(clone, 'dist');
}

/** Copies no bytes: a package would be found at the place where a symbolic link leads, outside of its clone. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

function readFolder(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map(({ parentPath, name }) => [
      join(parentPath.slice(folder.length), name),
      readFileSync(join(parentPath, name)),
    ]),
  );
}
