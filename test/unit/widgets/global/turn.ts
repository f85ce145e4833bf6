const { setTimeout: later } = globalThis;

/**
 * Lets everything happen that was set off: promises, React's renders, the events of dialogs. One thing sets off another by
 * a timer, so it is rounds of timers that count, not the time, which a busy machine stretches.
 */
export async function turn(): Promise<void> {
  for (let round = 0; round < 4; round += 1) await new Promise<void>((done) => void later(done, 1));
}
