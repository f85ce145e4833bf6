// @ts-check

/** @typedef {import('esbuild').Plugin} Plugin */

const UNUSED = 'export default null;';
/** The replacements of axios' files; paths are from its folder. */
export const files = {
  'index.js': [
    `export { default as Axios } from './lib/core/Axios.js';`,
    `export { default as isCancel } from './lib/cancel/isCancel.js';`,
  ].join('\n'),
  // Has an adapter for each platform; `core/api` has its own.
  'lib/adapters/adapters.js': `export default { getAdapter: (adapter) => adapter };`,
  // The defaults of the ready-made instance, with code that writes forms; `core/api` makes its own instance.
  'lib/defaults/index.js': UNUSED,
  // Writes `params`: `core/api` writes queries itself.
  'lib/helpers/AxiosURLSearchParams.js': UNUSED,
};

/**
 * Leaves out the parts of axios that `core/api` does not use. Its class, headers and errors are unchanged.
 * @type {Plugin}
 */
export const axiosParts = {
  name: 'the parts of axios that are used',
  setup: ({ onLoad }) => {
    for (const [file, contents] of Object.entries(files)) {
      const path = file.replaceAll('/', '[\\\\/]').replaceAll('.', '\\.');
      onLoad({ filter: new RegExp(`[\\\\/]node_modules[\\\\/]axios[\\\\/]${path}$`) }, () => ({
        contents,
        loader: 'js',
      }));
    }
  },
};
