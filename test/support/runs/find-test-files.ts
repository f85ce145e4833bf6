import { filesBelow } from '../build/source-files';
import { isChosen } from './run-cases';

/** The folders of each kind of tests; a kind is a project of Jest. */
const folders = { unit: ['unit', 'endurance', 'faults'], rules: ['rules'], browser: ['browser'] } as const;
export type Kind = keyof typeof folders;

/**
 * Finds the test files whose path contains one of the words, by kind; kinds without any are left out.
 *
 * Jest's own way, `jest --selectProjects <kind> <word>`, takes the word for another kind and runs all tests.
 */
export function findTestFiles(words: readonly string[]): Map<Kind, string[]> {
  const isWanted = (path: string) => /\.test\.tsx?$/.test(path) && isChosen(path, words);
  const found = Object.entries(folders).map(
    ([kind, of]) => [kind as Kind, of.flatMap((folder) => filesBelow(`test/${folder}`)).filter(isWanted)] as const,
  );
  return new Map(found.filter(([, files]) => files.length > 0));
}
