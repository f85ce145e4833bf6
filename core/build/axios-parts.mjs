// @ts-check

/** @typedef {import('esbuild').Plugin} Plugin */

const UNUSED = 'export default null;';
/** What stands in the place of a file of axios; paths are from its folder. */
export const files = {
  'index.js': [
    `export { default as Axios } from './lib/core/Axios.js';`,
    `export { default as AxiosError } from './lib/core/AxiosError.js';`,
    `export { default as CanceledError } from './lib/cancel/CanceledError.js';`,
    `export { default as isAxiosError } from './lib/helpers/isAxiosError.js';`,
    `export { default as isCancel } from './lib/cancel/isCancel.js';`,
  ].join('\n'),
  // An adapter for each platform; browsers need one.
  'lib/adapters/adapters.js': `import xhr from './xhr.js'; export default { getAdapter: () => xhr };`,
  // What the ready-made instance begins with; `core/api` makes its own. It would bring the writing of forms.
  'lib/defaults/index.js': UNUSED,
  // The list of what the browser can do. axios spreads a whole module into it, and a bundler gives such a module a getter for
  // each property that `for … in` finds: one that is not a function, on `Object.prototype`, would end in an error.
  'lib/platform/index.js': [
    `import { hasStandardBrowserEnv, origin } from './common/utils.js';`,
    `export default { hasStandardBrowserEnv, origin, protocols: ['http', 'https'] };`,
  ].join('\n'),
  // Used for `params`, for a cookie with a token, and for progress: `core/api` asks for none of them.
  'lib/helpers/AxiosURLSearchParams.js': UNUSED,
  'lib/helpers/cookies.js': UNUSED,
  'lib/helpers/progressEventReducer.js': 'export const progressEventReducer = null;',
};

/**
 * axios without what `core/api` does not use: its class, the adapter of browsers and its errors stay as they are.
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
