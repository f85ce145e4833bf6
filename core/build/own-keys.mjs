// @ts-check
import { readFile } from 'node:fs/promises';

/** @typedef {import('esbuild').Plugin} Plugin */

/** A loop of Redux Toolkit that throws when another script has added methods to `Object.prototype`. */
const LOOP = 'for (let key in finalCaseReducers)';

/**
 * Limits this loop to an object's own keys, so that a slice does not take methods of `Object.prototype` for its reducers.
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
 * @param {string} source
 * @throws when the loop is missing: then read the new version and check whether it still needs this change
 */
export function withOwnKeys(source) {
  if (!source.includes(LOOP)) throw new Error(`Redux Toolkit has no "${LOOP}" any more: see core/build/own-keys.mjs`);
  return source.replace(LOOP, 'for (let key of Object.keys(finalCaseReducers))');
}
