import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { copyTheme } from '../../../tools/adopt/theme-copy';

it('the changes of a copy are not written into the theme, in whatever folder they are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'theme-'));
  const paths = [
    'config.json',
    'templates/a.html',
    'assets/scss/a.scss',
    'assets/scss/deep/b.scss',
    'assets/img/a.svg',
  ];
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), 'own');
  }
  const changed = ['templates/a.html', 'assets/scss/deep/b.scss', 'assets/scss/widgets/new.scss'];
  const copy = copyTheme(
    folder,
    changed.map((path) => ({ path, before: null, after: 'changed' })),
  );
  const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8');
  expect(paths.map((path) => read(folder, path))).toEqual(paths.map(() => 'own'));
  expect(changed.map((path) => read(copy.folder, path))).toEqual(changed.map(() => 'changed'));
  expect([read(copy.folder, 'assets/scss/a.scss'), read(copy.folder, 'assets/img/a.svg')]).toEqual(['own', 'own']);
  copy.remove();
  expect(read(folder, 'assets/img/a.svg')).toBe('own');
  expect(() => read(folder, 'assets/scss/widgets/new.scss')).toThrow();
  rmSync(folder, { recursive: true });
});
