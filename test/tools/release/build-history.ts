import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../support/build/build-if-stale';
import { cloneHere } from './clone-here';
import { deltaName, makeDelta, RELEASES_BACK } from './delta';

/** A commit that was built as a version. */
export interface BuiltCommit {
  readonly commit: string;
  readonly version: string;
  readonly files: Manifest['files'];
}

/** The commits of a list that this clone does not have. */
export const missingCommits = (commits: readonly string[]): string[] =>
  commits.filter((commit) => spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`]).status !== 0);

/**
 * Builds commits as 1.0.0, 1.0.1 and so on into one folder, each with its deltas against the earlier ones, as in a
 * release. The build uses the packages that are installed here.
 *
 * @param clone the folder to build them in
 * @throws when a build fails
 */
export async function buildHistory(clone: string, commits: readonly string[]): Promise<BuiltCommit[]> {
  cloneHere(clone);
  const built: BuiltCommit[] = [];
  for (const [at, commit] of commits.entries()) {
    const version = `1.0.${at}`;
    execFileSync('git', ['checkout', '--quiet', '--force', commit], { cwd: clone });
    const settings = JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8')) as object;
    writeFileSync(join(clone, 'package.json'), JSON.stringify({ ...settings, version }));
    // A build over its budget fails only after it has written all files.
    const { stderr } = spawnSync(process.execPath, ['build.mjs'], { cwd: clone, encoding: 'utf8' });
    const folder = join(clone, 'dist', version);
    if (!existsSync(join(folder, 'manifest.json'))) throw new Error(`deltas: ${commit} was not built: ${stderr}`);
    const { files } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
    for (const { file } of files) {
      const contents = readFileSync(join(folder, file));
      for (const before of built.slice(-RELEASES_BACK)) {
        const path = join(clone, 'dist', before.version, file);
        if (!existsSync(path)) continue;
        const old = readFileSync(path);
        writeFileSync(join(folder, deltaName(file, old)), await makeDelta(contents, old));
      }
    }
    built.push({ commit, version, files });
  }
  return built;
}
