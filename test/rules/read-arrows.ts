import { build } from 'esbuild';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Arrow {
  readonly from: string;
  /** A file of ours from the top of the tree, or the name of a package. */
  readonly to: string;
  /** `import()`: what arrives only when it is asked for. */
  readonly lazy: boolean;
}

/** The entries of the bundle: the loader's table, the channel, vitals, every group, and the shop's calls. */
function bundleEntries(): string[] {
  const groups = readdirSync('widgets', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `widgets/${entry.name}/group.ts`);
  return [
    'widgets/bundle.ts',
    'widgets/channel.ts',
    'widgets/vitals.ts',
    ...groups,
    'core/api/storefront-api.ts',
  ].filter((entry) => existsSync(entry));
}

/**
 * Who imports whom in what the shopper downloads, as the bundler sees it: imports of types alone are not arrows.
 *
 * @throws when the entries don't build; the message is esbuild's.
 */
export async function readArrows(): Promise<Arrow[]> {
  const entryPoints = bundleEntries();
  if (entryPoints.length === 0) return [];
  const { metafile } = await build({
    absWorkingDir: process.cwd(),
    entryPoints,
    outdir: join('dist', 'never-written'),
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    platform: 'browser',
    metafile: true,
    write: false,
    logLevel: 'silent',
    // What the build replaces by constants; which doesn't matter to an arrow.
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return Object.entries(metafile.inputs)
    .filter(([from]) => !from.startsWith('node_modules/'))
    .flatMap(([from, { imports }]) =>
      imports.map(({ path, kind }) => ({ from, to: packageOf(path) ?? path, lazy: kind === 'dynamic-import' })),
    );
}

function packageOf(path: string): string | undefined {
  const [, inside] = path.split(/^(?:.*\/)?node_modules\//);
  if (!inside) return undefined;
  const [scope = '', name = ''] = inside.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}
