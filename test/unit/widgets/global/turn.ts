const { setTimeout: later } = globalThis;

/**
 * Waits for all pending work: promises, React's renders, the events of dialogs. Such work starts further work by
 * timers, so this counts rounds of timers, not time, which depends on the machine's load.
 */
export async function turn(): Promise<void> {
  for (let round = 0; round < 4; round += 1) await new Promise<void>((done) => void later(done, 1));
}
