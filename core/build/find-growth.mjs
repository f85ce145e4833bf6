// @ts-check

/** @typedef {Record<string, number>} Sizes brotli bytes by the chunk's name */

/** Allowed growth: a budget has spare room, in which a chunk could grow for months. */
const TOLERANCE = 0.01;

/**
 * A sentence per chunk.
 * @param {Sizes} accepted
 * @param {Sizes} built
 */
export function findGrowth(accepted, built) {
  return Object.entries(built)
    .map(([chunk, bytes]) => ({ chunk, bytes, before: accepted[chunk] ?? 0 }))
    .filter(({ bytes, before }) => bytes > before * (1 + TOLERANCE))
    .map(({ chunk, bytes, before }) => `${chunk} is ${bytes} bytes, accepted are ${before}`);
}
