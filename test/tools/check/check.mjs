// npm run check: bundles the checker and all widgets into one file, then runs it. One file loads ten times faster than hundreds
// of files.

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const outfile = resolve('node_modules/.cache/storefront-widgets/check.mjs');
await build({
  entryPoints: ['test/tools/check/check.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
});
await import(pathToFileURL(outfile).href);
