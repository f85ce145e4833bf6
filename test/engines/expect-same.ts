import { deepStrictEqual } from 'node:assert';

/** Compares the found value with the expected one, both as JSON. */
export const expectSame = (found: unknown, meant: unknown, what: string): void => {
  try {
    deepStrictEqual(found, meant);
  } catch {
    throw new Error(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(meant)}`);
  }
};
