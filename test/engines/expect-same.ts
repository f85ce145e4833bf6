import { deepStrictEqual } from 'node:assert';

/** Compares the found value with the expected one, both as JSON. */
export const expectSame = (found: unknown, expected: unknown, what: string): void => {
  try {
    deepStrictEqual(found, expected);
  } catch {
    throw new Error(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
  }
};
