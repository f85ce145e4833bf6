// @ts-check
import { readFile } from 'node:fs/promises';

/** @typedef {import('esbuild').Plugin} Plugin */

/** Throws at methods that another script has added to `Object.prototype`. */
const LOOP = 'for (let key in finalCaseReducers)';

/**
 * Otherwise such methods count as reducers.
 * @type {Plugin}
 */
export const ownKeys = {
  name: 'own keys in Redux Toolkit',
  setup: ({ onLoad }) =>
    onLoad(
      { filter: /[\\/]node_modules[\\/]@reduxjs[\\/]toolkit[\\/]dist[\\/]redux-toolkit\.[\w.-]+$/ },
      async ({ path }) => ({
        contents: withOwnKeys(await readFile(path, 'utf8')),
        loader: 'js',
      }),
    ),
};

/**
 * Rewrites the loop.
 * @param {string} source
 * @throws without it: check whether the new version needs this
 */
export function withOwnKeys(source) {
  if (!source.includes(LOOP)) throw new Error(`Redux Toolkit has no "${LOOP}" any more: see core/build/own-keys.mjs`);
  return source.replace(LOOP, 'for (let key of Object.keys(finalCaseReducers))');
}
