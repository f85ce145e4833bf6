/**
 * Makes the error for a chunk of the bundle that could not be loaded. Its name is `ChunkLoadError`. The slots that wait for
 * the chunk stay as the server printed them.
 * @param id the chunk's name, as in the bundle's manifest
 * @param cause the browser's error
 */
export const chunkLoadError = (id: string, cause: unknown): Error =>
  Object.assign(new Error(`Loading chunk ${id} failed: ${(cause as Error | undefined)?.message ?? cause}`, { cause }), {
    name: 'ChunkLoadError',
  });
