// @ts-check
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** @typedef {import('esbuild').Plugin} Plugin */

const root = path.join(import.meta.dirname, '../..');
const folders = [
  'core/forms/',
  'core/listing/',
  'core/controls/arrow-target',
  'core/controls/overlays',
  'core/storage/cookies',
  'core/state/product/price-lines',
  'core/state/product/write-amount',
].map((folder) => path.join(root, folder));

/**
 * Puts these modules into each chunk that needs them, not into the runtime, which all pages load (decision 18). They
 * keep no state.
 * @type {Plugin}
 */
export const foldersInGroups = {
  name: 'folders in each group',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^\./ }, ({ path: from, importer, resolveDir, pluginData }) => {
      const file = path.join(resolveDir, from);
      if (!folders.some((folder) => file.startsWith(folder))) return undefined;
      const group = pluginData?.group ?? path.basename(path.dirname(importer));
      const found = [`${file}.ts`, `${file}.tsx`].find(existsSync);
      return { ...(found && { path: found }), suffix: `?${group}`, pluginData: { group } };
    });
    onResolve({ filter: /^js-cookie$/ }, ({ pluginData }) => ({
      path: path.join(root, 'node_modules/js-cookie/dist/js.cookie.mjs'),
      suffix: `?${pluginData?.group}`,
    }));
    onLoad(
      {
        filter:
          /[\\/]core[\\/](forms|listing)[\\/]|[\\/](cookies|arrow-target|isolate|lock-scroll|overlays|price-lines|write-amount)\.ts$/,
      },
      async ({ path: file, pluginData }) => ({
        contents: await readFile(file, 'utf8'),
        loader: path.extname(file) === '.tsx' ? 'tsx' : 'ts',
        resolveDir: path.dirname(file),
        pluginData,
      }),
    );
  },
};
