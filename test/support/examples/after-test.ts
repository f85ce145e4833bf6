/** They undo what the current test leaves; undefined outside of tests: a file keeps what its `beforeAll` starts. */
let leftovers: (() => void)[] | undefined;

/** Undoes something after the current test. */
export const afterTest = (undo: () => void): void => void leftovers?.push(undo);

/** Begins a test. The set-up of the unit tests calls it. */
export const beginTest = (): void => void (leftovers = []);

/** Ends a test: undoes what it leaves, in order. */
export function endTest(): void {
  const undos = leftovers ?? [];
  leftovers = undefined;
  for (const undo of undos) undo();
}
