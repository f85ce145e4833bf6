/** A chunk's file beside the loader, and its integrity hash. */
export type ChunkFile = readonly [name: string, integrity: string];

/** Chunk → every file it needs, itself included. The build writes this list; without a build modules load as they are. */
export const chunkFiles: Readonly<Record<string, readonly ChunkFile[]>> = {};
