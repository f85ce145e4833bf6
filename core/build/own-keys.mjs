// @ts-check
import { readFile } from 'node:fs/promises';

/** @typedef {import('esbuild').Plugin} Plugin */

/** This loop of Redux Toolkit throws if another script has added methods to `Object.prototype`. */
const LOOP = 'for (let key in finalCaseReducers)';

/**
 * Makes the loop of Redux Toolkit visit an object's own keys only: a slice has no reducers of `Object.prototype`.
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
 * @throws when the loop is not there: read the new version, and decide whether it still needs this
 */
export function withOwnKeys(source) {
  if (!source.includes(LOOP)) throw new Error(`Redux Toolkit has no "${LOOP}" any more: see core/build/own-keys.mjs`);
  return source.replace(LOOP, 'for (let key of Object.keys(finalCaseReducers))');
}
