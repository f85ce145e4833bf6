// npm run check: bundles the checker and all widgets into one file, then runs it. One file loads ten times faster than hundreds
// of files.
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
  // Use `module` before `main`: the `main` file of jsonc-parser loads other files by names that a bundler cannot resolve.
  mainFields: ['module', 'main'],
  external: ['@bigcommerce/*', 'htmlparser2', 'yaml'],
  logLevel: 'warning',
});
await import(pathToFileURL(outfile).href);
