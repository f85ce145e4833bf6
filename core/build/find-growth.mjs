// @ts-check

/**
 * The size of a chunk in brotli bytes, and the size of each of its modules in minified bytes, before compression.
 * @typedef {{ brotli: number, modules: Record<string, number> }} ChunkSize
 */
/** @typedef {Record<string, ChunkSize>} Sizes by the chunk's name */

/** The share of its accepted size by which a chunk may grow (decision 48). */
const TOLERANCE = 0.01;
/** A package counts as one module. */
const PACKAGE = /^node_modules\/((?:@[^/]+\/)?[^/]+).*/;

/**
 * Reads the size in bytes of each module of a chunk from esbuild's metafile.
 * @param {Record<string, { bytesInOutput: number }>} inputs
 */
export function moduleSizes(inputs) {
  /** @type {Record<string, number>} */
  const modules = {};
  for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
    const [path = ''] = file.split('?');
    const name = path.replace(PACKAGE, '$1');
    if (bytesInOutput > 0) modules[name] = (modules[name] ?? 0) + bytesInOutput;
  }
  return modules;
}

/**
 * Finds the chunks that grew beyond their accepted size, and the modules that grew most in them, at most five.
 * @param {Sizes} accepted
 * @param {Sizes} built
 * @returns a sentence for each chunk
 */
export function findGrowth(accepted, built) {
  return Object.entries(built).flatMap(([chunk, { brotli, modules }]) => {
    const before = accepted[chunk] ?? { brotli: 0, modules: {} };
    if (brotli <= before.brotli * (1 + TOLERANCE)) return [];
    const grown = Object.entries(modules)
      .map(([name, bytes]) => ({ name, more: bytes - (before.modules[name] ?? 0) }))
      .filter(({ more }) => more > 0)
      .sort((one, other) => other.more - one.more)
      .slice(0, 5)
      .map(({ name, more }) => `${name} by ${more}`);
    return [
      `${chunk} is ${brotli} bytes, accepted are ${before.brotli}; before compression these grew: ${grown.join(', ')}`,
    ];
  });
}
