// @ts-check
import { readFile } from 'node:fs/promises';

/**
 * The loader's table has the moment of every widget.
 * @type {import('esbuild').Plugin}
 */
export const withoutMoments = {
  name: 'contracts without moments',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]widgets[\\/].*\.tsx$/ }, async ({ path: file }) => ({
      contents: (await readFile(file, 'utf8')).replace(/(name: '[\w-]+',\s*)moment: '\w+',\s*/, '$1'),
      loader: 'tsx',
    }));
  },
};
