// Builds dist/<version>/: the loader, one chunk per group, the runtime they share, the store's calls, manifest.json.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { minify } from '@swc/core';
import { build } from 'esbuild';

const root = import.meta.dirname;
const { version, budgets } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
const outdir = path.join(root, 'dist', version);
const BUNDLE = path.join(root, 'widgets/bundle.ts');

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
  metafile: true,
  write: false,
  define: { WIDGETS_VERSION: JSON.stringify(version) },
  logLevel: 'warning',
  // Packages that need no such import are reached by those that use them.
  logOverride: { 'ignored-bare-import': 'silent' },
};

/** axios brings an adapter for each platform; browsers need one, and it is 4 kB less. */
const xhrOnly = {
  name: 'axios with the XMLHttpRequest adapter only',
  setup: ({ onLoad }) =>
    onLoad({ filter: /axios[\\/]lib[\\/]adapters[\\/]adapters\.js$/ }, () => ({
      contents: `import xhr from './xhr.js'; export default { getAdapter: () => xhr, adapters: { xhr } };`,
      loader: 'js',
    })),
};

const chunks = await lazyChunks();
const chunkOptions = (runtime) => ({
  ...common,
  entryPoints: chunks.map(({ id, file }) => ({ in: `chunk:${file}`, out: id })),
  entryNames: '[name]-[hash]',
  chunkNames: 'runtime-[hash]',
  splitting: true,
  plugins: [xhrOnly, roomsInGroups(), withRuntime(runtime)],
});
const chunkBuild = nameByIntegrity(await buildAndShrink(chunkOptions(await sharedModules())));
const chunkFiles = Object.fromEntries([...chunks.map(({ id, file }) => [id, outputOf(chunkBuild, file)]), ['runtime', runtimeOf(chunkBuild)]]);
const loaderBuild = await buildAndShrink({
  ...common,
  entryPoints: [{ in: BUNDLE, out: 'loader' }],
  plugins: [namedChunks(), listedChunks()],
});

// The loader last, what is no longer needed after it: a page that loads meanwhile finds all that its loader asks for.
await mkdir(outdir, { recursive: true });
for (const file of [...chunkBuild.outputFiles, ...loaderBuild.outputFiles]) await writeFile(file.path, file.contents);
const outputs = [...loaderBuild.outputFiles, ...chunkBuild.outputFiles];
const files = outputs.filter((file) => file.path.endsWith('.js')).map(describe);
await writeFile(path.join(outdir, 'manifest.json'), `${JSON.stringify({ version, files, chunks: fileNames(chunkFiles) }, null, 2)}\n`);
const written = new Set(['manifest.json', ...outputs.map((file) => path.basename(file.path))]);
for (const file of await readdir(outdir)) if (!written.has(file)) await rm(path.join(outdir, file));
process.exitCode = printTable(files) ? 1 : 0;

/** A second minifier over esbuild's output: 3 % less of React, 6 % of the rest, for a second of building. */
async function buildAndShrink(options) {
  const built = await build(options);
  const contents = new Map(built.outputFiles.map((file) => [file.path, file]));
  const shrink = async (file) => {
    const map = contents.get(`${file.path}.map`);
    const { code, map: shrunkMap } = await minify(file.text, {
      module: true,
      ecma: 2022,
      compress: { ecma: 2022, module: true, passes: 2 },
      mangle: { toplevel: true },
      sourceMap: { content: map.text },
    });
    const comment = `//# sourceMappingURL=${path.basename(map.path)}\n`;
    return [
      { path: file.path, contents: Buffer.from(`${code}\n${comment}`) },
      { path: map.path, contents: Buffer.from(shrunkMap) },
    ];
  };
  const scripts = built.outputFiles.filter((file) => file.path.endsWith('.js'));
  return { metafile: built.metafile, outputFiles: (await Promise.all(scripts.map(shrink))).flat() };
}

/**
 * Names each chunk by the first letters of its integrity hash instead of esbuild's own: the loader's list says the hash
 * alone. Source maps, which no list names, keep esbuild's names.
 */
function nameByIntegrity({ metafile, outputFiles }) {
  const names = new Map();
  const rename = (text) => [...names].reduce((renamed, [from, to]) => renamed.replaceAll(`${from}"`, `${to}"`), text);
  const isRuntime = ({ path: file }) => path.basename(file).startsWith('runtime-');
  // The runtime first: the others import it by its name.
  const named = outputFiles
    .toSorted((one, other) => isRuntime(other) - isRuntime(one))
    .map((file) => {
      if (!file.path.endsWith('.js')) return file;
      const contents = Buffer.from(rename(file.contents.toString()));
      const id = path.basename(file.path).replace(/-[A-Z0-9]{8}\.js$/, '');
      const name = chunkName(id, integrity(contents));
      names.set(path.basename(file.path), name);
      return { path: path.join(path.dirname(file.path), name), contents };
    });
  const outputs = Object.entries(metafile.outputs).map(([file, output]) => [
    path.join(path.dirname(file), names.get(path.basename(file)) ?? path.basename(file)),
    output,
  ]);
  return { metafile: { outputs: Object.fromEntries(outputs) }, outputFiles: named };
}

/** What the bundle loads by `import()`: each group under its own name, the store's calls as `api`. */
async function lazyChunks() {
  const source = await readFile(BUNDLE, 'utf8');
  return [...source.matchAll(/import\('([^']+)'\)/g)].map(([, from]) => {
    const file = `${path.join(path.dirname(BUNDLE), from)}.ts`;
    return { id: from.endsWith('/group') ? path.basename(path.dirname(file)) : 'api', file };
  });
}

/** Every module that two chunks or more need. */
async function sharedModules() {
  const { metafile } = await build({ ...chunkOptions([]), minify: false, sourcemap: false });
  const shared = Object.values(metafile.outputs).filter(({ entryPoint }) => !entryPoint);
  return shared.flatMap(({ inputs }) => Object.keys(inputs).map((file) => path.join(root, file)));
}

/**
 * Every chunk is built as if it imported all that any two of them share: esbuild splits by who reaches what, and so
 * the runtime is one file instead of one for each combination of chunks.
 */
function withRuntime(modules) {
  return {
    name: 'one shared runtime',
    setup(esbuild) {
      esbuild.onResolve({ filter: /^chunk:/ }, ({ path: entry }) => ({ path: entry.slice('chunk:'.length), namespace: 'chunk' }));
      esbuild.onLoad({ filter: /.*/, namespace: 'chunk' }, ({ path: file }) => ({
        contents: [...modules.map((module) => `import ${JSON.stringify(module)};`), `export * from ${JSON.stringify(file)};`].join('\n'),
        resolveDir: root,
        loader: 'js',
      }));
    },
  };
}

/**
 * A page has the forms, or the list of products, of one group; most pages have none: every group that needs such a room of
 * core holds it itself, and the runtime, which all pages load, does not. These rooms keep no state of their own, so that
 * a copy is as good.
 */
function roomsInGroups() {
  const rooms = ['core/forms', 'core/listing'].map((room) => path.join(root, room) + path.sep);
  return {
    name: 'rooms in each group',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^\./ }, ({ path: from, importer, resolveDir, pluginData }) => {
        const file = path.join(resolveDir, from);
        if (!rooms.some((room) => file.startsWith(room))) return undefined;
        const group = pluginData?.group ?? path.basename(path.dirname(importer));
        return { path: [`${file}.ts`, `${file}.tsx`].find(existsSync), suffix: `?${group}`, pluginData: { group } };
      });
      onLoad({ filter: /[\\/]core[\\/](forms|listing)[\\/]/ }, async ({ path: file, pluginData }) => ({
        contents: await readFile(file, 'utf8'),
        loader: path.extname(file).slice(1),
        resolveDir: path.dirname(file),
        pluginData,
      }));
    },
  };
}

/** The loader's own build: `import()` of a chunk becomes the import of its file beside the loader. */
function namedChunks() {
  return {
    name: 'chunks by file name',
    setup: ({ onResolve }) =>
      onResolve({ filter: /.*/ }, ({ kind, path: from, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const file = path.join(resolveDir, `${from}.ts`);
        return { path: `./${path.basename(outputOf(chunkBuild, file))}`, external: true };
      }),
  };
}

/** Writes the list of chunks, each with its file and that file's hash, into the loader: the shortest way to say it. */
function listedChunks() {
  return {
    name: 'chunk list',
    setup: ({ onLoad }) =>
      onLoad({ filter: /core[\\/]loader[\\/]chunk-files\.ts$/ }, () => ({
        contents: `
          const chunkName = ${chunkName};
          export const chunkFiles = {};
          for (const [id, hash] of Object.entries(${JSON.stringify(hashes(chunkFiles))})) {
            chunkFiles[id] = [chunkName(id, hash), hash];
          }`,
        loader: 'js',
      })),
  };
}

function outputOf({ metafile }, file) {
  const entry = `chunk:${file}`;
  const found = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entry);
  if (!found) throw new Error(`build: no chunk was made of ${path.relative(root, file)}`);
  return found[0];
}

/** What the chunks share: one file, because a second one would be a request more on every first page. */
function runtimeOf({ metafile }) {
  const shared = Object.entries(metafile.outputs).filter(([file, { entryPoint }]) => file.endsWith('.js') && !entryPoint);
  if (shared.length === 1) return shared[0][0];
  throw new Error(`build: the chunks share ${shared.length} files instead of one: ${shared.map(([file]) => file).join(', ')}`);
}

function hashes(outputs) {
  const contents = new Map(chunkBuild.outputFiles.map((file) => [path.relative(root, file.path), file.contents]));
  const hashed = ([id, output]) => [id, integrity(contents.get(output))];
  return Object.fromEntries(Object.entries(outputs).map(hashed));
}

/** Used here and, as text, in the loader. */
function chunkName(id, hash) {
  return `${id}-${hash.slice(7, 15).replace(/\W/g, '_')}.js`;
}

function fileNames(outputs) {
  return Object.fromEntries(Object.entries(outputs).map(([id, output]) => [id, path.basename(output)]));
}

/** Of SHA-256: the text of a theme setting, which the loader's stands in, may have 64 characters; a longer hash has 71. */
function integrity(contents) {
  return `sha256-${createHash('sha256').update(contents).digest('base64')}`;
}

function describe({ path: file, contents }) {
  const name = path.basename(file);
  return {
    file: name,
    group: name.replace(/(-\w{8})?\.js$/, ''),
    raw: contents.length,
    gzip: gzipSync(contents, { level: 9 }).length,
    brotli: brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
    integrity: integrity(contents),
  };
}

/** Prints the sizes beside their budgets, in brotli bytes. Returns whether one is over. */
function printTable(described) {
  const over = described.filter(({ group, brotli }) => brotli > (budgets[group] ?? 0));
  const rows = described.map(({ file, group, raw, gzip, brotli }) =>
    [file.padEnd(34), raw, gzip, brotli, budgets[group] ?? 'none'].map((cell) => String(cell).padStart(9)).join(''),
  );
  console.log([['file'.padEnd(34), '     raw     gzip   brotli   budget'].join(' '), ...rows].join('\n'));
  for (const { file, group, brotli } of over) {
    console.error(`build: ${file} is ${brotli} bytes, its budget "${group}" in package.json is ${budgets[group] ?? 'missing'}`);
  }
  return over.length > 0;
}
