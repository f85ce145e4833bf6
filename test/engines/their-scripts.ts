import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LocalShop } from '../shop/create-local-shop';
import { watchScript } from './watch-page';

const { resolve } = createRequire(import.meta.url);

/** The source of a package's file, for a script in the page. */
const sourceOf = (file: string): string => readFileSync(resolve(file), 'utf8');

/**
 * Adds the scripts of others to the head of every page: files of packages, then a function, which can use only its own code. A page
 * with trusted types would stop these packages.
 */
export function addTheirScripts({ world: { settings } }: LocalShop, files: readonly string[], run: () => void): void {
  settings.trustedTypes = false;
  settings.headScript = [
    watchScript,
    ...files.map(sourceOf),
    `(() => { const __name = (it) => it; (${run})(); })();`,
  ].join('\n;');
}
