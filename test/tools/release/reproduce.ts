// npm run reproduce: makes two clones on different paths, releases this commit and then the next version in both, and compares
// every byte. Before that it checks in one clone that a build over its budget is not released.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cloneHere } from './clone-here';
import { compareVersions } from './version';

// In this folder, not in the system's temporary folder: the clones use hard links, which work on one disk only.
const drafts = resolve('.cache', 'reproduce');
const [first = '', second = ''] = [join(drafts, 'one'), join(drafts, 'a longer path', 'to the other')];

rmSync(drafts, { recursive: true, force: true });
cloneHere(first);
cloneHere(second);
const failures = [...tryOverBudget(first), ...compareReleases()];
for (const failure of failures) console.error(`reproduce: ${failure}`);
if (failures.length === 0) rmSync(drafts, { recursive: true, force: true });
process.exitCode = failures.length === 0 ? 0 : 1;

/**
 * Releases two versions in both clones. The loader of the second release has another version, and its files have deltas against
 * the first release.
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
  console.log(`reproduce: ${names.length - different.length} of ${names.length} files are the same in both clones`);
  const deltas = names.filter((name) => name.endsWith('.dcz'));
  const scripts = new Set(names.filter((name) => name.endsWith('.js')).map((name) => name.split('/').at(-1)));
  return [
    ...different.map((name) => `${name} differs between the clones`),
    ...(deltas.length === scripts.size
      ? []
      : [`${scripts.size} scripts have ${deltas.length} deltas, not one for each`]),
  ];
}

/** Tries to release a build over its budget. Returns a failure if it was released or not reported. */
function tryOverBudget(folder: string): string[] {
  const before = change(folder, 'package.json', (text) => text.replace(/"loader": \d+/, '"loader": 1'));
  commit(folder, 'Lower a budget');
  const { status, stderr } = release(folder);
  const isReleased = readFolder(join(folder, 'dist')).has(`/${versionOf(before)}/tag.html`);
  execFileSync('git', ['reset', '--quiet', '--hard', 'HEAD~1'], { cwd: folder });
  rmSync(join(folder, 'dist'), { recursive: true });
  const isReported = /its budget "loader" in package\.json is 1\n[\s\S]*release: the build failed/.test(stderr);
  return status === 1 && isReported && !isReleased ? [] : [`a release over its budget ended with ${status}: ${stderr}`];
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
  if (after === before) throw new Error(`reproduce: ${file} was not changed: it does not contain the expected text`);
  writeFileSync(join(folder, file), after);
  return before;
}

function commit(folder: string, message: string): void {
  const author = ['-c', 'user.name=reproduce', '-c', 'user.email=reproduce@localhost'];
  // The manifest contains the commit's hash, and the hash depends on the commit's time.
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
