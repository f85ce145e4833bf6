import { join } from 'node:path';

/** True in the npm package, which does not have the widgets' source code; false in the repository. */
export const isPackaged = typeof PACKAGED !== 'undefined';

/** The repository, which is the working directory of every npm script; or the folder of the installed npm package. */
const root = isPackaged ? join(import.meta.dirname, '..') : '.';

/** The folders that the tools and the local shop read. Their paths in the npm package can differ. */
export const folders = {
  root,
  /** Our theme: its templates, words, sheets and documents. */
  theme: join(root, 'theme-templates'),
  /** One folder for each version of the bundle. */
  dist: join(root, 'dist'),
  /** The local shop's own scripts and sheets for browsers. */
  shop: join(root, isPackaged ? 'shop' : 'test/shop'),
  /** The package's programs, and its data about the widgets. The repository does not have this folder. */
  programs: join(root, 'program'),
} as const;
