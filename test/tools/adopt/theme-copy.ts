import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { StoredChange } from './file-change';

/** A copy of a theme with changes applied. */
export interface ThemeCopy {
  readonly folder: string;
  remove(): void;
}

/**
 * Copies the files of a theme that the shop reads, and applies the changes. Folders of assets without changes are links to
 * the theme's own. `assets/js`, the source of the theme's script, is left out.
 */
export function copyTheme(folder: string, changes: readonly StoredChange[]): ThemeCopy {
  const copy = mkdtempSync(join(tmpdir(), 'adopt-'));
  for (const part of ['templates', 'lang', 'config.json']) {
    if (existsSync(join(folder, part))) cpSync(join(folder, part), join(copy, part), { recursive: true });
  }
  // Style sheets import from this folder.
  if (existsSync(join(folder, 'node_modules'))) symlinkSync(join(folder, 'node_modules'), join(copy, 'node_modules'));
  mkdirSync(join(copy, 'assets'));
  const assets = join(folder, 'assets');
  const own = existsSync(assets) ? readdirSync(assets).filter((name) => name !== 'js') : [];
  for (const name of own) {
    // A link would let the changes below write into the theme.
    const isChanged = changes.some(({ path }) => path.startsWith(`assets/${name}`));
    if (isChanged) cpSync(join(assets, name), join(copy, 'assets', name), { recursive: true });
    else symlinkSync(join(assets, name), join(copy, 'assets', name));
  }
  for (const { path, after } of changes.filter((change) => !change.path.startsWith('assets/js/'))) {
    if (after === null) {
      rmSync(join(copy, path), { force: true });
      continue;
    }
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), after);
  }
  return { folder: copy, remove: () => rmSync(copy, { recursive: true }) };
}
