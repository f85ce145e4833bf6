import { execFileSync } from 'node:child_process';

/**
 * The files of a folder that differ from the last commit: paths from the folder, with slashes.
 *
 * @returns null when the folder is in no git repository
 */
export function changedFiles(folder: string): string[] | null {
  try {
    const prefix = git(folder, 'rev-parse', '--show-prefix').trim();
    return git(folder, 'status', '--porcelain', '-z', '--untracked-files=all', '--no-renames', '.')
      .split('\0')
      .filter(Boolean)
      .map((line) => line.slice(3).slice(prefix.length));
  } catch {
    return null;
  }
}

const git = (folder: string, ...words: string[]): string =>
  execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
