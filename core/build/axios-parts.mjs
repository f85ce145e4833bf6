// @ts-check

/** @typedef {import('esbuild').Plugin} Plugin */

const UNUSED = 'export default null;';
/** What stands in the place of a file of axios; paths are from its folder. */
export const files = {
  'index.js': [
    `export { default as Axios } from './lib/core/Axios.js';`,
    `export { default as isCancel } from './lib/cancel/isCancel.js';`,
  ].join('\n'),
  // An adapter for each platform; `core/api` has its own.
  'lib/adapters/adapters.js': `export default { getAdapter: (adapter) => adapter };`,
  // What the ready-made instance begins with; `core/api` makes its own. It would bring the writing of forms.
  'lib/defaults/index.js': UNUSED,
  // Used for `params`: `core/api` writes queries itself.
  'lib/helpers/AxiosURLSearchParams.js': UNUSED,
};

/**
 * axios without what `core/api` does not use: its class, its headers and its errors stay as they are.
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
