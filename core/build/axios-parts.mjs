// @ts-check

/** @typedef {import('esbuild').Plugin} Plugin */

const UNUSED = 'export default null;';
/** File in the package → new content. */
export const files = {
  'index.js': [
    `export { default as Axios } from './lib/core/Axios.js';`,
    `export { default as isCancel } from './lib/cancel/isCancel.js';`,
  ].join('\n'),
  // `core/api` has its own adapter.
  'lib/adapters/adapters.js': `export default { getAdapter: (adapter) => adapter };`,
  // Unused defaults, which import the form serializer.
  'lib/defaults/index.js': UNUSED,
  // Serializes `params`; `core/api` serializes queries itself.
  'lib/helpers/AxiosURLSearchParams.js': UNUSED,
};

/**
 * Removes what `core/api` does not use of axios (decision 45).
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
