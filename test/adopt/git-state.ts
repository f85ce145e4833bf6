import { execFileSync } from 'node:child_process';

/**
 * The files of a folder that differ from what git has kept, with slashes, from the folder.
 *
 * @returns null where git keeps nothing of the folder
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
