// @ts-check
import { readFile } from 'node:fs/promises';

/** @typedef {import('esbuild').Plugin} Plugin */

/** The one loop of a package's that ends in an error where another script has added methods to `Object.prototype`. */
const LOOP = 'for (let key in finalCaseReducers)';

/**
 * Redux Toolkit with a loop over an object's own keys: a slice has no reducers of `Object.prototype`.
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
 * @throws when the loop is not there: read the new version, and whether it needs this still
 */
export function withOwnKeys(source) {
  if (!source.includes(LOOP)) throw new Error(`Redux Toolkit has no "${LOOP}" any more: see core/build/own-keys.mjs`);
  return source.replace(LOOP, 'for (let key of Object.keys(finalCaseReducers))');
}
