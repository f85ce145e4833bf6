/**
 * Chunk → integrity hash of its file, `<chunk>.js` beside the loader; `runtime` is the one that every other needs too.
 * The build writes this list; without a build modules load as they are.
 */
export const chunkHashes: Readonly<Record<string, string>> = {};
