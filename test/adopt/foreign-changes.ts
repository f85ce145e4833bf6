import { changedFiles } from './git-state';
import { isOfJournal } from './journal';

/**
 * The files of a theme that somebody has changed and not committed: a run over them could not be told from their own work.
 * What an earlier run has written, and nobody has touched since, is none of them.
 */
export const foreignChanges = (folder: string): string[] =>
  (changedFiles(folder) ?? []).filter((path) => !isOfJournal(folder, path));
