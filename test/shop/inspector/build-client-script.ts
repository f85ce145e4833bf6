import { join } from 'node:path';
import { build } from 'esbuild';
import { folders } from '../../theme/folders';

/** The inspector's scripts: one for its own page, and one that records statuses and errors in the inspected page. */
export type ClientScript = 'inspector' | 'recorder';

/** Builds a script of the inspector for the browser. */
export async function buildClientScript(name: ClientScript): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(folders.shop, 'inspector', 'client', `${name}.ts`)],
    bundle: true,
    write: false,
    format: name === 'recorder' ? 'iife' : 'esm',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}
