type Scheduler = { yield?: () => Promise<void> };

/** Waits until the browser has had its turn: to answer a press, to paint. */
export const nextTurn = (): Promise<void> => {
  const scheduler = (globalThis as { scheduler?: Scheduler }).scheduler;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};
