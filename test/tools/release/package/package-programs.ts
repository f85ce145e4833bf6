import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { commands } from './commands';
import { withCommands } from './packaged-text';

/** The programs of the npm package. */
export interface PackagedPrograms {
  /** The text of each file, by its name. */
  readonly files: ReadonlyMap<string, string>;
  /** The packages that the programs import; npm installs them. */
  readonly packages: readonly string[];
}

/**
 * Bundles the commands for Node. Packages are never bundled: the licence of BigCommerce's (BSD-4-Clause) would require an
 * acknowledgement in advertising.
 *
 * @throws Error when a file of a package is in a program
 */
export async function packagePrograms(): Promise<PackagedPrograms> {
  const entries = Object.entries(commands).map(([name, { entry }]) => [name, entry]);
  const { outputFiles, metafile } = await build({
    entryPoints: { main: 'test/tools/release/package/main.ts', ...Object.fromEntries(entries) },
    outdir: 'program',
    outExtension: { '.js': '.mjs' },
    chunkNames: 'part-[hash]',
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    legalComments: 'none',
    define: { PACKAGED: 'true' },
    // Removes the branches that only this repository needs, with their imports.
    minifySyntax: true,
    plugins: [packageCommands],
    metafile: true,
    write: false,
    logLevel: 'warning',
  });
  const foreign = Object.keys(metafile.inputs).filter((path) => path.includes('node_modules/'));
  if (foreign.length > 0) throw new Error(`package: a program has code of a package: ${foreign.join(', ')}`);
  return {
    files: new Map(outputFiles.map(({ path, text }) => [basename(path), text])),
    packages: packagesIn(metafile),
  };
}

/** Replaces the npm scripts in the programs' texts by the package's commands. */
const packageCommands: Plugin = {
  name: 'commands of the package',
  setup(esbuild) {
    esbuild.onLoad({ filter: /\/test\/.*\.tsx?$/ }, ({ path }) => ({
      contents: withCommands(readFileSync(path, 'utf8')),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};

/** The names of the imported packages, sorted. */
function packagesIn({ outputs }: Metafile): string[] {
  const imported = Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path }) => external && !path.startsWith('node:'))
    .map(({ path }) =>
      path
        .split('/')
        .slice(0, path.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(imported)].sort();
}
