// @ts-check

/**
 * The size of a chunk: the whole in brotli bytes, and each of its modules minified, before compression.
 * @typedef {{ brotli: number, modules: Record<string, number> }} ChunkSize
 */
/** @typedef {Record<string, ChunkSize>} Sizes by the chunk's name */

/** The share of its accepted size by which a chunk may grow. */
const TOLERANCE = 0.01;
/** A package counts as one module. */
const PACKAGE = /^node_modules\/((?:@[^/]+\/)?[^/]+).*/;

/**
 * Reads the size of each module of a chunk from esbuild's metafile.
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
 * Finds the chunks that are larger than their accepted size, and the modules that have grown.
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
