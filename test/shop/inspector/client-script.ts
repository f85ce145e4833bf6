import { join } from 'node:path';
import { build } from 'esbuild';

const folder = join('test', 'shop', 'inspector', 'client');

/** A script of the inspector, made for the browser. Nothing of it is in the bundle. */
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
