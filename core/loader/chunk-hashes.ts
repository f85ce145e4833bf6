/**
 * Chunk → integrity hash of its file, `<chunk>.js` beside the loader. Every group needs the chunk `runtime` too. The build
 * writes this list; without a build it is empty, and modules load unchecked.
 */
export const chunkHashes: Readonly<Record<string, string>> = {};
