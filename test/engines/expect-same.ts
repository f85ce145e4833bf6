import { deepStrictEqual } from 'node:assert';

/** Holds what was found against what is meant, both as JSON would have them. */
export const expectSame = (found: unknown, meant: unknown, what: string): void => {
  try {
    deepStrictEqual(found, meant);
  } catch {
    throw new Error(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(meant)}`);
  }
};
