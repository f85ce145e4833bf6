import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

interface ThemeBuild {
  styleSheet(path: string): string;
  production(done: () => void): void;
  development(browser: { reload(): void }): { close(): void };
}

const ours = resolve('theme-templates');
const buildOf = (theme: string) => {
  const config = join(theme, 'stencil.conf.cjs');
  return createRequire(config)(config) as ThemeBuild;
};
const sheets = readdirSync(join(ours, 'assets/styles')).filter((name) => name.endsWith('.css'));

describe('the style sheets of our theme', () => {
  it.each(sheets)('%s contains its imports, and names only files that exist', (name) => {
    const css = buildOf(ours).styleSheet(`styles/${name}`);
    expect(css).not.toMatch(/@import|\/\*/);
    const named = [...css.matchAll(/url\("(\.[^"]*)"\)/g)].map(([, path = '']) => join(ours, 'assets/dist', path));
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('import every source, and none twice for a page', () => {
    const imports = sheets.flatMap((name) => [
      ...readFileSync(join(ours, 'assets/styles', name), 'utf8').matchAll(/@import url\("(shop\/[^"]+)"\);/g),
    ]);
    const parts = imports.filter(({ input }) => input.includes('shop/header.css')).map(([, part = '']) => part);
    expect(parts.sort()).toEqual(readdirSync(join(ours, 'assets/styles/shop')).map((name) => `shop/${name}`));
  });
});

describe('the build of the theme', () => {
  let theme = '';
  const watching: { close(): void }[] = [];
  beforeEach(() => {
    theme = mkdtempSync(join(tmpdir(), 'theme-build-'));
    for (const path of ['assets/styles', 'assets/widgets', 'stencil.conf.cjs'])
      cpSync(join(ours, path), join(theme, path), { recursive: true });
  });
  const built = () => readFileSync(join(theme, 'assets/dist/print.css'), 'utf8');
  afterEach(() => {
    for (const watcher of watching.splice(0)) watcher.close();
  });

  it('writes each sheet before the theme is packed', () => {
    const done = jest.fn();
    buildOf(theme).production(done);
    expect(done).toHaveBeenCalledTimes(1);
    expect(readdirSync(join(theme, 'assets/dist'))).toEqual(sheets);
    expect(built()).toBe(buildOf(ours).styleSheet('styles/print.css'));
  });

  it('writes the sheets again when a source is saved, and reloads the page', async () => {
    const reloaded = new Promise<void>((reload) => watching.push(buildOf(theme).development({ reload })));
    writeFileSync(join(theme, 'assets/styles/print.css'), 'a{}');
    await reloaded;
    expect(built()).toBe('a{}');
  });
});
