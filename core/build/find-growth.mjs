// @ts-check

/** @typedef {Record<string, number>} Sizes brotli bytes by the chunk's name */

/** The share of its accepted size by which a chunk may grow (decision 48). */
const TOLERANCE = 0.01;

/**
 * Finds the chunks that grew beyond their accepted size.
 * @param {Sizes} accepted
 * @param {Sizes} built
 * @returns a sentence for each chunk
 */
export function findGrowth(accepted, built) {
  return Object.entries(built)
    .map(([chunk, bytes]) => ({ chunk, bytes, before: accepted[chunk] ?? 0 }))
    .filter(({ bytes, before }) => bytes > before * (1 + TOLERANCE))
    .map(({ chunk, bytes, before }) => `${chunk} is ${bytes} bytes, accepted are ${before}`);
}
