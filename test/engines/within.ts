/** The work was not done in time. */
export class TimeoutError extends Error {}

/**
 * Waits for a driver or its browser, which can stop responding without an error.
 *
 * @param timeout in milliseconds
 * @throws TimeoutError after it; what was waited for goes on
 */
export async function within<Result>(timeout: number, result: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`not done within ${timeout} ms`)), timeout);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}
