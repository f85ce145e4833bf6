import { createHash } from 'node:crypto';

/**
 * Whether a mutant is one of those that a run tries: about one of `MUTANTS_SAMPLE`, always the same as long as its line
 * does not move.
 *
 * @param {string} file the path of the file with the mutant, from the top of the tree
 * @param {{ line: number, column: number, mutatorName: string, replacement?: string | undefined }} mutant counted from 1
 */
export function isInSample(file, { line, column, mutatorName, replacement }) {
  const key = [file, line, column, mutatorName, replacement].join();
  return createHash('sha256').update(key).digest().readUInt32BE() % Number(process.env.MUTANTS_SAMPLE) === 0;
}
