// npm run check: bundles the checker and all widgets into one file first. Loading it takes a tenth of the time of
// hundreds of files.
import { build } from 'esbuild';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const outfile = resolve('node_modules/.cache/storefront-widgets/check.mjs');
await build({
  entryPoints: ['test/tools/check/check.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // jsonc-parser's `main` loads its files by names that a bundler cannot resolve.
  mainFields: ['module', 'main'],
  external: ['@bigcommerce/*', 'htmlparser2', 'yaml'],
  logLevel: 'warning',
});
await import(pathToFileURL(outfile).href);
