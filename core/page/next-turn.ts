type Scheduler = { postTask?: (task: () => void) => Promise<void> };

/**
 * Lets the browser run other tasks first: handle a press, paint, receive an answer of the shop. It does not use
 * `scheduler.yield`, because the code after `yield` runs before answers that have arrived meanwhile (decision 49).
 */
export const nextTurn = (): Promise<void> => {
  const scheduler = (globalThis as { scheduler?: Scheduler }).scheduler;
  return scheduler?.postTask?.(() => {}) ?? new Promise((resolve) => setTimeout(resolve));
};
