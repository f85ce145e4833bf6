// @ts-check

/** @typedef {import('esbuild').Plugin} Plugin */

const UNUSED = 'export default null;';
/** The axios files that the build replaces, each with its new content. Paths are relative to the package's folder. */
export const files = {
  'index.js': [
    `export { default as Axios } from './lib/core/Axios.js';`,
    `export { default as isCancel } from './lib/cancel/isCancel.js';`,
  ].join('\n'),
  // Replaces axios' adapters for each platform: `core/api` has an adapter of its own.
  'lib/adapters/adapters.js': `export default { getAdapter: (adapter) => adapter };`,
  // The defaults of axios' ready-made instance, which `core/api` does not use. They import the code that serializes forms.
  'lib/defaults/index.js': UNUSED,
  // Serializes `params`; `core/api` serializes queries itself.
  'lib/helpers/AxiosURLSearchParams.js': UNUSED,
};

/**
 * Removes the parts of axios that `core/api` does not use (decision 45). The class `Axios`, its headers and its errors stay.
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
