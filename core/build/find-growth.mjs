// @ts-check

/**
 * What a chunk weighs: all of it in brotli bytes, and each of its modules as it is minified, before compression.
 * @typedef {{ brotli: number, modules: Record<string, number> }} ChunkSize
 */
/** @typedef {Record<string, ChunkSize>} Sizes by the chunk's name */

/** The part of its accepted size by which a chunk may grow. */
const TOLERANCE = 0.01;
/** A package counts as one module. */
const PACKAGE = /^node_modules\/((?:@[^/]+\/)?[^/]+).*/;

/**
 * Reads from esbuild's metafile what each module of a chunk weighs.
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
 * Finds the chunks that are larger than they were accepted, and the modules that made them so.
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
