// npm run reproduce: releases the commit and a version after it in two clones on different paths, and compares every
// byte. First it checks in one clone that a build over its budget is not released.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cloneHere } from './clone-here';
import { compareVersions } from './version';

// Not in the system's temporary folder: hard links work within one disk only.
const drafts = resolve('.cache', 'reproduce');
const [first = '', second = ''] = [join(drafts, 'one'), join(drafts, 'a longer path', 'to the other')];

rmSync(drafts, { recursive: true, force: true });
cloneHere(first);
cloneHere(second);
const wrongs = [...tryOverBudget(first), ...compareReleases()];
for (const wrong of wrongs) console.error(`reproduce: ${wrong}`);
if (wrongs.length === 0) rmSync(drafts, { recursive: true, force: true });
process.exitCode = wrongs.length === 0 ? 0 : 1;

/**
 * Releases in both clones, twice. The second release has another version in its loader, and deltas against the first.
 */
function compareReleases(): string[] {
  for (const folder of [first, second]) mustRelease(folder);
  for (const folder of [first, second]) {
    for (const file of ['package.json', 'theme-templates/config.json']) change(folder, file, withNextPatch);
    commit(folder, 'Give it the next version');
    mustRelease(folder);
  }
  const [one, other] = [first, second].map((folder) => readFolder(join(folder, 'dist')));
  const names = [...new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])].sort();
  const different = names.filter((name) => !one?.get(name) || !other?.get(name)?.equals(one.get(name) as Buffer));
  console.log(`reproduce: ${names.length - different.length} of ${names.length} files of two releases are the same`);
  const deltas = names.filter((name) => name.endsWith('.dcz'));
  const scripts = new Set(names.filter((name) => name.endsWith('.js')).map((name) => name.split('/').at(-1)));
  return [
    ...different.map((name) => `${name} differs`),
    ...(deltas.length === scripts.size ? [] : [`there are ${deltas.length} deltas of ${scripts.size} scripts`]),
  ];
}

/** Returns what is wrong with a release over its budget. */
function tryOverBudget(folder: string): string[] {
  const before = change(folder, 'package.json', (text) => text.replace(/"loader": \d+/, '"loader": 1'));
  commit(folder, 'Lower a budget');
  const { status, stderr } = release(folder);
  const isReleased = readFolder(join(folder, 'dist')).has(`/${versionOf(before)}/tag.html`);
  execFileSync('git', ['reset', '--quiet', '--hard', 'HEAD~1'], { cwd: folder });
  rmSync(join(folder, 'dist'), { recursive: true });
  const isTold = /its budget "loader" in package\.json is 1\n[\s\S]*release: the build failed/.test(stderr);
  return status === 1 && isTold && !isReleased ? [] : [`a release over its budget ended with ${status}: ${stderr}`];
}

function release(folder: string) {
  const args = ['node_modules/tsx/dist/cli.mjs', 'test/tools/release/release.ts'];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
}

function mustRelease(folder: string): void {
  const { status, stderr } = release(folder);
  if (status !== 0) throw new Error(`reproduce: ${folder} was not released: ${stderr}`);
}

/** Changes a file, and returns its previous text. */
function change(folder: string, file: string, by: (text: string) => string): string {
  const before = readFileSync(join(folder, file), 'utf8');
  const after = by(before);
  if (after === before) throw new Error(`reproduce: ${file} has nothing to change`);
  writeFileSync(join(folder, file), after);
  return before;
}

function commit(folder: string, message: string): void {
  const author = ['-c', 'user.name=reproduce', '-c', 'user.email=reproduce@localhost'];
  // The manifest has the commit's hash, which depends on the time.
  const time = '2020-01-01T00:00:00Z';
  execFileSync('git', [...author, 'commit', '--quiet', '--no-verify', '--all', '--message', message], {
    cwd: folder,
    env: { ...process.env, GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time },
  });
}

function versionOf(text: string): string {
  return /"(?:widgets_)?version": "(\d+\.\d+\.\d+)"/.exec(text)?.[1] ?? '';
}

function withNextPatch(text: string): string {
  const version = versionOf(text);
  const next = version.replace(/\d+$/, (patch) => String(Number(patch) + 1));
  if (compareVersions(next, version) <= 0) throw new Error(`reproduce: ${next} does not follow ${version}`);
  return text.replace(new RegExp(`("(?:widgets_)?version": ")${version.replaceAll('.', '\\.')}"`, 'g'), `$1${next}"`);
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
