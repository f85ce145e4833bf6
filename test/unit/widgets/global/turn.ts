const { setTimeout: later } = globalThis;

/** Lets everything happen that was set off: promises, React's renders, the events of dialogs. */
export const turn = (): Promise<void> => new Promise((done) => later(done, 4));
