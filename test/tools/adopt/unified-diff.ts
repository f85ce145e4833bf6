import { createTwoFilesPatch } from 'diff';
import type { FileChange } from './file-change';

/** The changes as a unified diff, which `git apply` reads. */
export const unifiedDiff = (changes: readonly FileChange[]): string =>
  changes
    .map(({ path, before, after }) =>
      createTwoFilesPatch(before === null ? '/dev/null' : `a/${path}`, `b/${path}`, before ?? '', after, '', '', {
        context: 2,
      }).replace(/^=+\n/, ''),
    )
    .join('');
