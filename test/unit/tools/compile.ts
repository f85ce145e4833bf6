import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ownTypes } from '../../tools/release/package/own-types';

/** Runs the compiler with the settings of a folder, and returns its errors. */
export function compile(folder: string): string {
  const compiler = join('node_modules', '@typescript', 'native', 'bin', 'tsc');
  return spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' }).stdout;
}

/** Gives a theme the types of the npm package, and those that npm installs with it. */
export function installTypes(theme: string): void {
  const installed = join(theme, 'node_modules/storefront-widgets');
  mkdirSync(join(installed, 'types'), { recursive: true });
  mkdirSync(join(installed, 'theme-templates'));
  mkdirSync(join(theme, 'node_modules/@types'));
  writeFileSync(join(installed, 'package.json'), '{ "types": "types/storefront-widgets.d.ts" }');
  writeFileSync(join(installed, 'types/storefront-widgets.d.ts'), ownTypes().text);
  cpSync('theme-templates/storefront-widgets.d.ts', join(installed, 'theme-templates/storefront-widgets.d.ts'));
  for (const name of ['@types/react', 'csstype'])
    symlinkSync(resolve('node_modules', name), join(theme, 'node_modules', name));
}
