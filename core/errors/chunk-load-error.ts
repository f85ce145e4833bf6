/** A chunk of the bundle could not be loaded. The slots that wait for it stay as the server printed them. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  /**
   * @param id the chunk's name, as in the bundle's manifest
   * @param reason the browser's error, or that the time limit passed
   */
  constructor(id: string, reason: unknown) {
    super(`Loading chunk ${id} failed: ${(reason as Error | undefined)?.message ?? reason}`, { cause: reason });
  }
}
