// @ts-check
// Builds dist/<version>/: the loader, one chunk per group, the shared runtime, `api.js` with the calls to the shop,
// `on-demand.js`, `channel.js`, `vitals.js` and manifest.json.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { minify } from '@swc/core';
import { build } from 'esbuild';
import { axiosParts } from './core/build/axios-parts.mjs';
import { findGrowth } from './core/build/find-growth.mjs';
import { foldersInGroups } from './core/build/folders-in-groups.mjs';
import { loaderNames } from './core/build/loader-names.mjs';
import { makeFactory } from './core/build/make-factory.mjs';
import { ownKeys } from './core/build/own-keys.mjs';
import { reactModules } from './core/build/react-modules.mjs';
import { groupModule, groupNames, onDemandModule } from './core/build/widget-files.mjs';
import { withoutMoments } from './core/build/without-moments.mjs';

/** @typedef {import('esbuild').BuildOptions} BuildOptions */
/** @typedef {import('esbuild').Plugin} Plugin */
/** @typedef {{ path: string, contents: Uint8Array }} File */
/** @typedef {{ file: string, group: string, raw: number, gzip: number, brotli: number, integrity: string }} Described */

const root = import.meta.dirname;
/** @type {{ version: string, budgets: Record<string, number | undefined> }} */
const { version, budgets } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
const outdir = path.join(root, 'dist', version);
const BUNDLE = path.join(root, 'widgets/bundle.ts');
/** Tells Chromium to compile the runtime's functions off the main thread during the download; other browsers ignore it. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';
// No function of the loader reads `this` or is called with `new`. Functions that are not inlined, and statements that are
// not joined by commas, are smaller in brotli. `unsafe` writes templates and `String(x)` as sums: none has a symbol.
/** @type {import('@swc/core').TerserCompressOptions} */
const LOADER_COMPRESSION = { unsafe_arrows: true, unsafe: true, reduce_funcs: false, inline: 0, sequences: false };
/** The accepted sizes of all chunks: a growth is in the same commit as its cause. */
const ACCEPTED = path.join(root, 'core/build/accepted-sizes.json');

/** @satisfies {BuildOptions} */
const common = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  sourcemap: true,
  jsx: 'automatic',
  legalComments: 'none',
  outdir,
  write: false,
  define: {
    WIDGETS_VERSION: JSON.stringify(version),
    // Removes the code for the React and Redux developer tools, because no shop page needs it (decision 43).
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    'window.__REDUX_DEVTOOLS_EXTENSION__': 'undefined',
    'window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__': 'undefined',
  },
  // Redux Toolkit imports immer (2.8 kB) for reducers that change a draft, and no reducer here does that (decision 43).
  alias: { immer: './core/build/no-drafts.mjs' },
  logLevel: 'warning',
  // `withRuntime` imports every shared module by a bare import, and esbuild ignores it for a package without side effects.
  // That does no harm: the modules that use such a package import it by name.
  logOverride: { 'ignored-bare-import': 'silent' },
};

if (existsSync(path.join(outdir, 'manifest.json')) && (await isReleased())) {
  console.error(`build: ${version} was released; give package.json and config.json a higher version`);
  process.exit(1);
}
const chunks = lazyChunks();
/**
 * @param {readonly string[]} runtime modules that all chunks share
 * @satisfies {(runtime: readonly string[]) => BuildOptions}
 */
const chunkOptions = (runtime) => ({
  ...common,
  entryPoints: Object.keys(chunks).map((id) => ({ in: `chunk:${id}`, out: id })),
  entryNames: '[name]',
  chunkNames: 'runtime',
  splitting: true,
  plugins: [axiosParts, reactModules, ownKeys, foldersInGroups, withoutMoments, withRuntime(runtime)],
});
const groupFiles = await buildAndShrink(chunkOptions(await sharedModules()));
expectOneRuntime(groupFiles);
// `vitals.js` shares no code with the runtime, because it also works on a page that does not run the runtime.
const chunkFiles = [...groupFiles, ...(await buildEntry('vitals'))];
const runtimeIntegrity = listHashes(chunkFiles);
const loaderFiles = await buildAndShrink({
  ...common,
  entryPoints: [{ in: BUNDLE, out: 'loader' }],
  define: { ...common.define, RUNTIME_INTEGRITY: JSON.stringify(runtimeIntegrity) },
  mangleProps: new RegExp(`^(${loaderNames.join('|')})$`),
});

const outputs = [...loaderFiles, ...chunkFiles, ...(await buildEntry('channel'))];

await mkdir(outdir, { recursive: true });
for (const file of outputs) await writeFile(file.path, file.contents);
const files = outputs.filter(isScript).map(describe);
await writeFile(path.join(outdir, 'manifest.json'), `${JSON.stringify({ version, files }, null, 2)}\n`);
const written = new Set(['manifest.json', ...outputs.map((file) => path.basename(file.path))]);
for (const file of await readdir(outdir)) if (!written.has(file)) await rm(path.join(outdir, file));
const isOver = printTable(files);
process.exitCode = (await hasGrown()) || isOver ? 1 : 0;

/**
 * Builds a file that shares no code with the others.
 * @param {string} name the name of its entry file in `widgets`, and of the built file
 */
function buildEntry(name) {
  return buildAndShrink({
    ...common,
    entryPoints: [{ in: path.join(root, `widgets/${name}.ts`), out: name }],
  });
}

/**
 * Builds with esbuild and minifies the output a second time, with swc (decision 14). React becomes 3 % smaller and the rest
 * 6 %; the build takes a second longer.
 * @param {BuildOptions} options
 * @returns {Promise<File[]>}
 */
async function buildAndShrink(options) {
  const { outputFiles = [] } = await build(options);
  const contents = new Map(outputFiles.map((file) => [file.path, file]));
  const shrink = async (/** @type {import('esbuild').OutputFile} */ file) => {
    const map = contents.get(`${file.path}.map`);
    if (!map) throw new Error(`build: ${file.path} has no source map`);
    const text = nameOf(file) in chunks ? makeFactory(file.text) : file.text;
    const { code, map: shrunkMap } = await minify(text, {
      module: true,
      ecma: 2022,
      compress: { ecma: 2022, module: true, passes: 3, ...(nameOf(file) === 'loader' && LOADER_COMPRESSION) },
      mangle: { toplevel: true },
      format: { preamble: nameOf(file) === 'runtime' ? COMPILE_HINT : '' },
      // The types of swc allow only a boolean here.
      sourceMap: /** @type {any} */ ({ content: map.text }),
    });
    const comment = `//# sourceMappingURL=${path.basename(map.path)}\n`;
    return [
      { path: file.path, contents: Buffer.from(`${code}\n${comment}`) },
      { path: map.path, contents: Buffer.from(shrunkMap ?? '') },
    ];
  };
  return (await Promise.all(outputFiles.filter(isScript).map(shrink))).flat();
}

/** Whether a CDN may serve this version already. Only `npm run release` writes `provenance` into the manifest. */
async function isReleased() {
  return 'provenance' in JSON.parse(await readFile(path.join(outdir, 'manifest.json'), 'utf8'));
}

/** The source code of each chunk's entry module, by the chunk's id: each group, `api` with the calls to the shop, `on-demand`, and `own` for a theme's own widgets. */
function lazyChunks() {
  const groups = groupNames().map((id) => [id, groupModule(id)]);
  const api = `export * from './core/api/storefront-api';export { patchHtml } from './core/markup/patch-html';`;
  const own = `export * from './core/own/own-chunk';`;
  return Object.fromEntries([...groups, ['api', api], ['on-demand', onDemandModule()], ['own', own]]);
}

/** @param {{ path: string }} file */
function nameOf({ path: file }) {
  return path.basename(file, '.js');
}

/** @param {{ path: string }} file */
function isScript({ path: file }) {
  return file.endsWith('.js');
}

/**
 * Finds every module that at least two chunks need. Packages come first, in a fixed order (decision 64). The minifier
 * assigns short names in the order of the declarations. So a module of ours that is added or removed renames only the code
 * after it, which has no packages, and the delta for a returning shopper stays small.
 */
async function sharedModules() {
  const { metafile } = await build({
    ...chunkOptions([]),
    metafile: true,
    chunkNames: '[hash]',
    minify: false,
    sourcemap: false,
  });
  const shared = Object.values(metafile?.outputs ?? {}).filter(({ entryPoint }) => !entryPoint);
  const files = shared.flatMap(({ inputs }) => Object.keys(inputs));
  const packages = files.filter((file) => file.startsWith('node_modules/')).sort();
  // Relative, because source maps have these paths: a release must be the same in every folder.
  return [...new Set([...packages, ...files])].map((file) => `./${file}`);
}

/**
 * Lets every chunk import all shared modules. esbuild makes one shared file for each set of chunks that import the same
 * modules, so without this there would be a file for each combination of chunks instead of one runtime.
 * @param {readonly string[]} modules
 * @returns {Plugin}
 */
function withRuntime(modules) {
  return {
    name: 'one shared runtime',
    setup(esbuild) {
      esbuild.onResolve({ filter: /^chunk:/ }, ({ path: entry }) => ({
        path: entry.slice('chunk:'.length),
        namespace: 'chunk',
      }));
      esbuild.onLoad({ filter: /.*/, namespace: 'chunk' }, ({ path: id }) => ({
        contents: [...modules.map((module) => `import ${JSON.stringify(module)};`), chunks[id]].join('\n'),
        resolveDir: root,
        loader: 'js',
      }));
    },
  };
}

/**
 * Appends the hash of every other chunk to the runtime (decision 52).
 * @param {readonly File[]} built
 * @returns the hash of the runtime itself, for the loader
 */
function listHashes(built) {
  const scripts = built.filter(isScript);
  const runtime = scripts.find((file) => nameOf(file) === 'runtime');
  if (!runtime) throw new Error('build: there is no runtime');
  const lines = scripts
    .filter((file) => file !== runtime)
    .map((file) => `//${nameOf(file)} ${integrity(file.contents)}\n`);
  runtime.contents = Buffer.concat([runtime.contents, Buffer.from(lines.join(''))]);
  return integrity(runtime.contents);
}

/**
 * Checks that the chunks share one file only. A second file would cost a shopper's first page one more request.
 * @param {readonly File[]} files
 * @throws when they share another number of files
 */
function expectOneRuntime(files) {
  const shared = files.filter(isScript).length - Object.keys(chunks).length;
  if (shared !== 1) throw new Error(`build: the chunks share ${shared} files instead of one`);
}

/**
 * The value for `integrity`. It is SHA-256 because the loader's value is a theme setting, whose text has at most 64 characters;
 * a value with SHA-384 has 71.
 * @param {Uint8Array} contents
 */
function integrity(contents) {
  return `sha256-${createHash('sha256').update(contents).digest('base64')}`;
}

/**
 * @param {File} file
 * @returns {Described}
 */
function describe({ path: file, contents }) {
  const name = path.basename(file);
  return {
    file: name,
    group: path.basename(name, '.js'),
    raw: contents.length,
    gzip: gzipSync(contents, { level: 9 }).length,
    brotli: brotliBytes(contents),
    integrity: integrity(contents),
  };
}

/**
 * The size of a file in brotli, with the same hashes in every build. With its own hashes the runtime varies by 200 bytes, so
 * that a version could be within its budget and the next one, with the same code, not. The minifier's names still follow the
 * hash: the loader varies by some ten bytes.
 * @param {Uint8Array} contents
 */
function brotliBytes(contents) {
  let count = 0;
  const text = Buffer.from(contents)
    .toString()
    .replace(/sha256-[\w+/]{43}=/g, () => integrity(Buffer.from(`hash ${count++}`)));
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/**
 * Prints the sizes of the files and their budgets in brotli bytes.
 * @param {readonly Described[]} described
 * @returns whether a file is larger than its budget
 */
function printTable(described) {
  const over = described.filter(({ group, brotli }) => brotli > (budgets[group] ?? 0));
  const rows = described.map(({ file, group, raw, gzip, brotli }) =>
    [file.padEnd(34), raw, gzip, brotli, budgets[group] ?? 'none'].map((cell) => String(cell).padStart(9)).join(''),
  );
  console.log([['file'.padEnd(34), '     raw     gzip   brotli   budget'].join(' '), ...rows].join('\n'));
  for (const { file, group, brotli } of over) {
    console.error(
      `build: ${file} is ${brotli} bytes, its budget "${group}" in package.json is ${budgets[group] ?? 'missing'}`,
    );
  }
  return over.length > 0;
}

/** Prints which chunks grew beyond their accepted size. `npm run build -- --accept` accepts all current sizes. */
async function hasGrown() {
  const sizes = Object.fromEntries(files.map(({ group, brotli }) => [group, brotli]));
  if (process.argv.includes('--accept')) await writeFile(ACCEPTED, `${JSON.stringify(sizes, null, 2)}\n`);
  const growth = findGrowth(JSON.parse(await readFile(ACCEPTED, 'utf8')), sizes);
  for (const sentence of growth) console.error(`build: ${sentence} (npm run update accepts the new sizes)`);
  return growth.length > 0;
}
