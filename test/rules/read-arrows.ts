import { build } from 'esbuild';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { groupNames, widgetFiles } from '../../core/build/widget-files.mjs';

export interface Arrow {
  readonly from: string;
  /** A file of ours from the repository root, or the name of a package. */
  readonly to: string;
  /** Whether it is an `import()`, which loads on demand. */
  readonly lazy: boolean;
}

/** The entries of the bundle: the loader, the channel, vitals, every widget, the code that mounts them, and the API client. */
function bundleEntries(): string[] {
  const widgets = groupNames().flatMap((group) => widgetFiles(group).map(({ path }) => path));
  return [
    'widgets/bundle.ts',
    'widgets/channel.ts',
    'widgets/vitals.ts',
    ...widgets,
    'core/mount/define-group.ts',
    'core/api/storefront-api.ts',
  ].filter((entry) => existsSync(entry));
}

/**
 * The imports in the code that the shopper downloads, as the bundler resolves them. Type-only imports do not count.
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
    // The build replaces this by a constant; the value does not affect the imports.
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
