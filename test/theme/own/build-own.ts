import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import { build, type Message, type Plugin } from 'esbuild';
import { groupNames, widgetFiles } from '../../../core/build/widget-files.mjs';
import * as attributes from '../../../core/contract/attribute';
import * as definitions from '../../../core/contract/define-widget';
import { fillMessage } from '../../../core/contract/fill-message';
import { knownContracts } from '../contracts/known-contracts';
import { folders } from '../folders';
import { ownNames } from './own-names';

/** The chunk of one folder of a theme's own widgets. */
export interface OwnChunk {
  /** The folder's name: `acme` for `widgets/acme/`. */
  readonly name: string;
  /** In `assets/own-widgets`, with a part of its hash. */
  readonly file: string;
  readonly text: string;
  /** For `integrity`. */
  readonly hash: string;
  readonly contracts: readonly definitions.Contract[];
}

/**
 * Builds the folders of a theme's `widgets/`, each into a chunk that takes React, the store and our exports from the bundle
 * of the page. Writes nothing.
 *
 * @param theme a folder
 * @throws Error with a sentence for each mistake, with file and line
 */
export async function buildOwn(theme: string): Promise<OwnChunk[]> {
  const root = join(theme, 'widgets');
  const ours = new Set([...(await knownContracts()).keys()].map((name) => name.split('-')[0]));
  return Promise.all(groupNames(root).map((name) => buildFolder(theme, name, ours)));
}

async function buildFolder(theme: string, folder: string, ours: ReadonlySet<string | undefined>): Promise<OwnChunk> {
  const files = widgetFiles(folder, join(theme, 'widgets'));
  const unusual = files.filter(({ name }) => !name.includes('-') || ours.has(name.split('-')[0]));
  if (unusual.length > 0) {
    throw new Error(
      unusual
        .map(
          ({ path }) => `${path}: the name must begin with a prefix that none of our widgets has: own-size-guide.tsx`,
        )
        .join('\n'),
    );
  }
  const code = await bundle(theme, [
    ...files.map((file) => `import { ${file.export} } from './${relative(theme, file.path)}';`),
    // The wrapper declares it.
    `widgets = [${files.map((file) => file.export).join(', ')}];`,
  ]);
  const contracts = readContracts(code);
  for (const [index, { name }] of contracts.entries()) {
    const { path, name: expected } = files[index]!;
    if (name !== expected) throw new Error(`${path}: the contract's name must be that of the file (got "${name}")`);
  }
  const { version } = JSON.parse(readFileSync(join(folders.root, 'package.json'), 'utf8')) as { version: string };
  const run = `take=>{let widgets;${code.trim()}return widgets}`;
  const text = `export default({openOwn})=>openOwn(${JSON.stringify(folder)},${JSON.stringify(version)},${run})\n`;
  const digest = createHash('sha256').update(text).digest();
  return {
    name: folder,
    file: `${folder}.${digest.toString('hex').slice(0, 8)}.js`,
    text,
    hash: `sha256-${digest.toString('base64')}`,
    contracts,
  };
}

/** Bundles the widgets into one expression statement, which takes shared names by `take("useState")`. */
async function bundle(theme: string, entry: readonly string[]): Promise<string> {
  try {
    const { outputFiles } = await build({
      stdin: { contents: entry.join('\n'), resolveDir: theme, loader: 'tsx', sourcefile: 'widgets' },
      bundle: true,
      format: 'iife',
      target: 'es2022',
      minify: true,
      jsx: 'automatic',
      legalComments: 'none',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [fromTheBundle(await ownNames())],
      absWorkingDir: resolve(theme),
      write: false,
      logLevel: 'silent',
    });
    return outputFiles[0]!.text;
  } catch (error) {
    const { errors = [] } = error as { errors?: Message[] };
    if (errors.length === 0) throw error;
    throw new Error(errors.map(({ text, location }) => `${place(theme, location)}${text}`).join('\n'));
  }
}

const place = (theme: string, location: Message['location']): string =>
  location ? `${join(theme, location.file)}:${location.line}: ` : '';

/** Which names of the list each module has. React's own packages are part of the runtime. */
const modules: Readonly<Record<string, (name: string) => boolean>> = {
  'storefront-widgets': () => true,
  react: (name) => !/^jsxs?$/.test(name),
  'react/jsx-runtime': (name) => /^(jsxs?|Fragment)$/.test(name),
};

/** Lets the bundle of the page give what the widgets share with it. */
const fromTheBundle = (names: readonly string[]): Plugin => ({
  name: 'from the bundle of the page',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(react|react-dom|react-redux|redux|storefront-widgets)(\/|$)/ }, ({ path }) =>
      Object.hasOwn(modules, path)
        ? { path, namespace: 'shared', sideEffects: false }
        : { errors: [{ text: `own widgets import from storefront-widgets and react only (got "${path}")` }] },
    );
    onLoad({ filter: /.*/, namespace: 'shared' }, ({ path }) => ({
      contents: names
        .filter(modules[path]!)
        .map((name) => `export const ${name} = /* @__PURE__ */ take(${JSON.stringify(name)});`)
        .join('\n'),
    }));
  },
});

/** Runs the code of a chunk with what a contract needs; a component is only defined. */
function readContracts(code: string): definitions.Contract[] {
  const known: Readonly<Record<string, unknown>> = { ...attributes, ...definitions, fillMessage };
  const take = (name: string): unknown => known[name] ?? (() => undefined);
  const run = runInThisContext(`take=>{let widgets;${code.trim()}return widgets}`) as (
    given: typeof take,
  ) => definitions.Widget[];
  return run(take).map(({ contract }) => contract);
}
