type Scheduler = { postTask?: (task: () => void) => Promise<void> };

/**
 * Waits until the browser has had its turn: to answer a press, to paint, to take in an answer of the shop. Not by
 * `scheduler.yield`: what follows it goes before every answer that has come meanwhile.
 */
export const nextTurn = (): Promise<void> => {
  const scheduler = (globalThis as { scheduler?: Scheduler }).scheduler;
  return scheduler?.postTask?.(() => {}) ?? new Promise((resolve) => setTimeout(resolve));
};
