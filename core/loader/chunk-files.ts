/** A file beside the loader, and its integrity hash. */
export type ChunkFile = readonly [name: string, integrity: string];

/**
 * Chunk → its file; `runtime` is the one that every other needs too. The build writes this list; without a build
 * modules load as they are.
 */
export const chunkFiles: Readonly<Record<string, ChunkFile>> = {};
