import { changedFiles } from './git-state';
import { isOfJournal } from './journal';

/**
 * The uncommitted changes of a theme that no earlier run has made: a new run would mix with the author's own work. A
 * file that an earlier run wrote, and that is unchanged since, does not count.
 */
export const foreignChanges = (folder: string): string[] =>
  (changedFiles(folder) ?? []).filter((path) => !isOfJournal(folder, path));
