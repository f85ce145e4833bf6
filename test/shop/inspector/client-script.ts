import { join } from 'node:path';
import { build } from 'esbuild';

const folder = join('test', 'shop', 'inspector', 'client');

/** Builds a script of the inspector for the browser. It is not in the bundle. */
export async function clientScript(name: 'inspector' | 'recorder'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, `${name}.ts`)],
    bundle: true,
    write: false,
    format: name === 'recorder' ? 'iife' : 'esm',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}
