import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The origin of a release, so that anybody can verify it from a checkout. */
export interface Provenance {
  readonly commit: string;
  /** SHA-256 of the output of `git ls-files -z | xargs -0 sha256sum`, with the paths in byte order. */
  readonly sources: string;
  /** SHA-256 of `package-lock.json`, which contains the hash of every package. */
  readonly lock: string;
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
const sha256 = (contents: string | Uint8Array) => createHash('sha256').update(contents).digest('hex');

/** The paths of files that differ from HEAD, and of those that git does not track. */
export function uncommittedPaths(): string[] {
  return git('status', '--porcelain', '--no-renames', '-z')
    .split('\0')
    .map((entry) => entry.slice(3))
    .filter((path) => path !== '');
}

/** The versions that have a tag `v1.2.3`. */
export const taggedVersions = (): string[] =>
  git('tag', '--list', 'v*')
    .split('\n')
    .flatMap((tag) => /^v(\d+\.\d+\.\d+)$/.exec(tag)?.[1] ?? []);

/** The commit of a clean tree; undefined without a commit, or if a file differs from it. */
export function cleanCommit(): string | undefined {
  try {
    return uncommittedPaths().length === 0 ? git('rev-parse', 'HEAD').trim() : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the provenance of the checkout. It is only true of a clean tree: see `cleanCommit`. */
export function readProvenance(): Provenance {
  const paths = git('ls-files', '-z')
    .split('\0')
    .filter((path) => path !== '')
    .sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
  return {
    commit: git('rev-parse', 'HEAD').trim(),
    sources: sha256(paths.map((path) => `${sha256(readFileSync(path))}  ${path}\n`).join('')),
    lock: sha256(readFileSync('package-lock.json')),
  };
}
