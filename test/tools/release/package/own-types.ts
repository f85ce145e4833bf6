import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, resolve } from 'node:path';
import { themeFiles } from '../../../theme/theme-source';

/** The types of what a theme's own widgets may import. */
export interface OwnTypes {
  /** A file of declarations that needs no other file, and of packages only React's types. */
  readonly text: string;
  /** The declaration of each name of the list, without comments; for React's names the module. */
  readonly names: Readonly<Record<string, string>>;
}

/** The list, from the repository root without its ending. */
const list = 'core/own/storefront-widgets';

/**
 * Authors get the store's thunks and actions from us and only dispatch them. The types of the whole state, and of Redux,
 * stay inside.
 */
const opaque: Readonly<Record<string, string>> = {
  'core/state/make-store': `declare const result: unique symbol;
/** For \`useAppDispatch\`: made by \`announce\`, \`showAlert\` and the like. */
export interface AppThunk<Result = void> {
    readonly [result]: Result;
}
export interface AppDispatch {
    <Result>(thunk: AppThunk<Result>): Result;
    (action: UnknownAction): UnknownAction;
}
export interface UnknownAction {
    readonly type: string;
}
`,
  'core/state/hooks': `import type { AppDispatch } from './make-store';
/** Returns the function that runs a thunk or an action of ours. */
export declare function useAppDispatch(): AppDispatch;
`,
  redux: `export { UnknownAction } from './core/state/make-store';
`,
};

/**
 * Emits the declarations of the list by the compiler, and keeps those that it needs.
 *
 * @throws Error when the compiler reports errors, or when two needed types have one name
 */
export function ownTypes(): OwnTypes {
  const files = new Map([...emit(), ...Object.entries(opaque)].map(([path, text]) => [path, readFile(text)]));
  const found = new Map<string, Declared>();
  const need = (path: string, name: string): void => {
    const declared = declarationOf(files, path, name);
    if (!declared || found.get(name)?.path === declared.path) return;
    if (found.has(name)) throw new Error(`package: the types of own widgets need two declarations of "${name}"`);
    found.set(name, declared);
    for (const word of wordsOf(declared.text)) need(declared.path, word);
  };
  const { exports = new Map<string, Origin>() } = files.get(list) ?? {};
  for (const name of exports.keys()) need(list, name);

  const isExported = (name: string) => exports.has(name);
  const fromReact = [...exports].filter(([, { from }]) => from.startsWith('react'));
  const modules = [...new Set(fromReact.map(([, { from }]) => from))].map(
    (module) =>
      `export { ${fromReact.flatMap(([name, { from }]) => (from === module ? [name] : [])).join(', ')} } from '${module}';`,
  );
  const reactTypes = new Set(
    [...found.values()].flatMap(({ path, text }) =>
      [...wordsOf(text)].filter((word) => files.get(path)?.imports.get(word)?.from === 'react'),
    ),
  );
  const texts = [...found].map(([name, { text }]) => (isExported(name) ? text : text.replace(/^export /gm, '')));
  return {
    text: [
      `import type { ${[...reactTypes].sort().join(', ')} } from 'react';`,
      ...modules,
      "export type { StorefrontWidgets, WidgetEvents } from '../theme-templates/storefront-widgets';",
      ...texts,
      '',
    ].join('\n'),
    names: Object.fromEntries(
      [...exports].map(([name, { from }]) => [name, found.has(name) ? oneLine(found.get(name)?.text ?? '') : from]),
    ),
  };
}

/** Where a file takes a name from: another file, without its ending, or a package. */
interface Origin {
  readonly from: string;
  readonly name: string;
}

interface Declared {
  readonly path: string;
  readonly text: string;
}

interface DeclarationFile {
  readonly imports: ReadonlyMap<string, Origin>;
  readonly exports: ReadonlyMap<string, Origin>;
  /** All declarations of a name, with their comments. */
  readonly declarations: ReadonlyMap<string, string>;
}

const comment = /\/\*[\s\S]*?\*\//g;
const statement =
  /^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?(?:export|declare|interface|type|import)\b[\s\S]*?(?=\n(?:\/\*\*|export|declare|interface|type|import)\b|\n\/\*\*|\s*$(?![\s\S]))/gm;

/** Reads a file as the compiler emits it: each statement begins at the left margin. */
function readFile(text: string): DeclarationFile {
  const imports = new Map<string, Origin>();
  const exports = new Map<string, Origin>();
  const declarations = new Map<string, string>();
  for (const [code] of text.matchAll(statement)) {
    const plain = code.replace(comment, '').trim();
    const [, word, names = '', from = ''] = /^(import|export)(?: type)? \{([^}]*)\} from '(.*)';/.exec(plain) ?? [];
    for (const one of word ? names.split(',').filter((given) => given.trim() !== '') : []) {
      const [name = '', as = name] = one
        .trim()
        .replace(/^type /, '')
        .split(' as ');
      (word === 'import' ? imports : exports).set(as, { from, name });
    }
    const [, name] = /^(?:export )?(?:declare )?(?:function|const|interface|type) (\w+)/.exec(plain) ?? [];
    if (name) declarations.set(name, [declarations.get(name), code].filter(Boolean).join('\n'));
  }
  return { imports, exports, declarations };
}

/** Follows imports and exports to a declaration; undefined for a name of the browser or of React. */
function declarationOf(files: ReadonlyMap<string, DeclarationFile>, path: string, name: string): Declared | undefined {
  const file = files.get(path);
  const text = file?.declarations.get(name);
  if (text !== undefined) return { path, text };
  const origin = file?.imports.get(name) ?? file?.exports.get(name);
  if (!origin) return undefined;
  const { from } = origin;
  return declarationOf(files, from.startsWith('.') ? posix.join(posix.dirname(path), from) : from, origin.name);
}

/** The names of types, and of values behind `typeof` or in brackets, in a declaration. */
const wordsOf = (text: string): Set<string> =>
  new Set(
    [...text.replace(comment, '').matchAll(/(?<=typeof )\w+|(?<=\[)\w+(?=\]:)|\b[A-Z]\w*/g)].map(([word]) => word),
  );

const oneLine = (text: string): string => text.replace(comment, '').replace(/\s+/g, ' ').trim();

/** The declarations of the list and of all files that it imports, by path without ending. */
function emit(): [path: string, text: string][] {
  const outDir = mkdtempSync(join(tmpdir(), 'storefront-types-'));
  try {
    const config = join(outDir, 'tsconfig.json');
    const compilerOptions = {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: resolve('.'),
      outDir,
      types: [],
    };
    const files = [resolve(`${list}.ts`)];
    writeFileSync(config, JSON.stringify({ extends: resolve('tsconfig.json'), compilerOptions, include: [], files }));
    const { stdout } = spawnSync(process.execPath, [join('node_modules', '.bin', 'tsc'), '-p', config], {
      encoding: 'utf8',
    });
    // The inferred types of the whole state can't be emitted, and are replaced.
    const errors = stdout.split('\n').filter((line) => /: error /.test(line) && !/TS(4023|4058)/.test(line));
    if (errors.length > 0) throw new Error(`package: the types of own widgets can't be made:\n${errors.join('\n')}`);
    return themeFiles(outDir, '')
      .filter((path) => path.endsWith('.d.ts'))
      .map((path) => [path.slice(0, -'.d.ts'.length), readFileSync(join(outDir, path), 'utf8')]);
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
