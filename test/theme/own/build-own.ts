import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import { build, type Message, type Plugin } from 'esbuild';
import { groupNames, widgetFiles } from '../../../core/build/widget-files.mjs';
import * as attributes from '../../../core/contract/attribute';
import * as definitions from '../../../core/contract/define-widget';
import { fillMessage } from '../../../core/contract/fill-message';
import { type Diagnostic, describeDiagnostic } from '../diagnostics/diagnostic';
import { folders } from '../folders';
import { ownNames, ownPrefixes } from './own-names';

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

/** Diagnostics of a theme's own widgets, which keep them from being built. */
export class OwnBuildError extends Error {
  constructor(
    theme: string,
    readonly diagnostics: readonly Diagnostic[],
    /** Those of the folders without diagnostics. */
    readonly chunks: readonly OwnChunk[] = [],
  ) {
    super(diagnostics.map((one) => describeDiagnostic({ ...one, path: join(theme, one.path) })).join('\n'));
  }
}

/** @param reason completes "the widget can't be built: …" */
const diagnostic = (path: string, reason: string, line = 0, column = 0): Diagnostic => ({
  rule: 'own-widget',
  path,
  line,
  column,
  sentence: `the widget can't be built: ${reason}`,
});

/**
 * Builds the folders of a theme's `widgets/`, each into a chunk that takes React, the store and our exports from the bundle
 * of the page. Writes nothing.
 *
 * @param theme a folder
 * @throws OwnBuildError with the diagnostics of all folders
 */
export async function buildOwn(theme: string): Promise<OwnChunk[]> {
  const isAllowed = await ownPrefixes();
  const diagnostics: Diagnostic[] = [];
  const chunks = await Promise.all(
    groupNames(join(theme, 'widgets')).map((name) =>
      buildFolder(theme, name, isAllowed).catch((error: unknown) => {
        if (!(error instanceof OwnBuildError)) throw error;
        diagnostics.push(...error.diagnostics);
        return [];
      }),
    ),
  );
  if (diagnostics.length > 0) throw new OwnBuildError(theme, diagnostics, chunks.flat());
  return chunks.flat();
}

async function buildFolder(theme: string, folder: string, isAllowed: (name: string) => boolean): Promise<OwnChunk[]> {
  const files = widgetFiles(folder, join(theme, 'widgets')).map((file) => ({
    ...file,
    path: relative(theme, file.path),
  }));
  const refuse = (found: typeof files, reason: string) => {
    if (found.length > 0)
      throw new OwnBuildError(
        theme,
        found.map(({ path }) => diagnostic(path, reason)),
      );
  };
  refuse(
    files.filter(({ name }) => !isAllowed(name)),
    'its name must begin with a prefix that none of our widgets has, such as acme-size-guide',
  );
  const { code, map } = await bundle(theme, [
    ...files.map((file) => `import { ${file.export} } from './${file.path}';`),
    // The wrapper declares it.
    `widgets = [${files.map((file) => file.export).join(', ')}];`,
  ]);
  const run = `take=>{let widgets;${code}return widgets}`;
  const contracts = readContracts(theme, run, map);
  refuse(
    files.filter(({ name }, index) => contracts[index]?.name !== name),
    "the contract's name must be that of the file",
  );
  const { version } = JSON.parse(readFileSync(join(folders.root, 'package.json'), 'utf8')) as { version: string };
  const text = `export default({openOwn})=>openOwn(${JSON.stringify(folder)},${JSON.stringify(version)},${run})\n`;
  const digest = createHash('sha256').update(text).digest();
  const file = `${folder}.${digest.toString('hex').slice(0, 8)}.js`;
  return [{ name: folder, file, text, hash: `sha256-${digest.toString('base64')}`, contracts }];
}

/** Bundles the widgets into one expression statement, which takes shared names by `take("useState")`. */
async function bundle(theme: string, entry: readonly string[]): Promise<{ code: string; map: SourceMapPayload }> {
  try {
    const { outputFiles } = await build({
      stdin: { contents: entry.join('\n'), resolveDir: resolve(theme), loader: 'tsx', sourcefile: 'widgets' },
      bundle: true,
      format: 'iife',
      target: 'es2022',
      minify: true,
      jsx: 'automatic',
      legalComments: 'none',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [fromTheBundle(await ownNames())],
      absWorkingDir: resolve(theme),
      sourcemap: 'inline',
      write: false,
      logLevel: 'silent',
    });
    const [code = '', map = ''] = outputFiles[0]!.text.split('//# sourceMappingURL=data:application/json;base64,');
    return { code: code.trim(), map: JSON.parse(Buffer.from(map, 'base64').toString()) as SourceMapPayload };
  } catch (error) {
    const { errors = [] } = error as { errors?: Message[] };
    if (errors.length === 0) throw error;
    throw new OwnBuildError(
      theme,
      errors.map(({ text, location }) =>
        location
          ? diagnostic(location.file, explained(text), location.line, location.column + 1)
          : diagnostic('widgets', text),
      ),
    );
  }
}

/** Names the module in place of the plugin's file. */
const explained = (text: string): string =>
  text.replace(
    /^No matching export in "shared:(.*)" for import "(.*)"$/,
    'own widgets may not import "$2" from $1; the authors\' guide has the list',
  );

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
function readContracts(theme: string, code: string, map: SourceMapPayload): definitions.Contract[] {
  const known: Readonly<Record<string, unknown>> = { ...attributes, ...definitions, fillMessage };
  const take = (name: string): unknown => known[name] ?? (() => undefined);
  try {
    const run = runInThisContext(code, { filename: theme }) as (given: typeof take) => definitions.Widget[];
    return run(take).map(({ contract }) => contract);
  } catch (error) {
    const { message, stack = '' } = error as Error;
    throw new OwnBuildError(theme, [
      { ...diagnostic('widgets', message), ...placeOf(stack.split(theme)[1] ?? '', code, map) },
    ]);
  }
}

/** @param after the text of a stack after the name of the code: `:1:20)` */
function placeOf(after: string, code: string, map: SourceMapPayload): Partial<Diagnostic> {
  const [, line, column] = /^:(\d+):(\d+)/.exec(after) ?? [];
  const before = line === '1' ? code.indexOf(';') + 1 : 0;
  const found = new SourceMap(map).findEntry(Number(line) - 1, Number(column) - 1 - before);
  return 'originalSource' in found
    ? { path: found.originalSource, line: found.originalLine + 1, column: found.originalColumn + 1 }
    : {};
}
