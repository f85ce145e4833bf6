import { filesBelow } from '../rules/source-files';

/** Kinds of tests, each a folder and a project of Jest. */
const kinds = ['unit', 'rules', 'browser'] as const;
export type Kind = (typeof kinds)[number];

/**
 * The test files whose path has one of the words in it, by kind; kinds without any are left out.
 *
 * Jest's own way, `jest --selectProjects <kind> <word>`, takes the word for another kind, and runs everything.
 */
export function findTestFiles(words: readonly string[]): Map<Kind, string[]> {
  const isWanted = (path: string) => /\.test\.tsx?$/.test(path) && words.some((word) => path.includes(word));
  const found = kinds.map((kind) => [kind, filesBelow(`test/${kind}`).filter(isWanted)] as const);
  return new Map(found.filter(([, files]) => files.length > 0));
}
