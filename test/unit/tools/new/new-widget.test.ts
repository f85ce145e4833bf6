/** @jest-environment ./test/support/jest/sharing-environment.cjs */

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import type { HTMLDataV1 } from 'vscode-html-languageservice';
import { readHeader } from '../../../theme/contracts/read-header';
import { ownEditorDataPaths } from '../../../theme/own/own-folder';
import { ownPrefixes } from '../../../theme/own/own-names';
import { writeOwn } from '../../../theme/own/write-own';
import { checkCommand } from '../../../tools/check/command/check-command';
import { type NewFile, newOwnWidget, newWidget } from '../../../tools/new/new-widget';
import { compile, installTypes } from '../compile';

jest.setTimeout(60_000);

/** Writes the files into an empty folder, or into a theme. */
function lay(files: readonly NewFile[], root = mkdtempSync(join(tmpdir(), 'storefront-new-'))): string {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

describe('a new widget', () => {
  it('consists of a component, a partial and a test with the same name', () => {
    expect(newWidget('global/count-down').map(({ path }) => path)).toEqual([
      'widgets/global/count-down.tsx',
      'theme-templates/templates/components/widgets/count-down.html',
      'test/unit/widgets/global/count-down.test.tsx',
    ]);
  });

  it.each(['global', 'acme'])('has code and a test that compile, in the group %s', (group) => {
    const root = lay(newWidget(`${group}/count-down`));
    const settings = { extends: resolve('tsconfig.json'), include: ['widgets', 'core', 'test/unit'] };
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(settings));
    mkdirSync(join(root, 'test/unit/widgets/global'), { recursive: true });
    for (const path of ['core', 'node_modules', 'test/support', 'test/unit/widgets/global/turn.ts'])
      symlinkSync(resolve(path), join(root, path));
    expect(compile(root)).toBe('');
    rmSync(root, { recursive: true });
  });

  it('has a partial with every tag of the manual', () => {
    const [, partial] = newWidget('global/count-down');
    const header = readHeader(partial!.text);
    expect(header?.params.map(({ name }) => name)).toEqual(['count_down_label', 'count_down_content']);
    expect(header?.parts.map(({ name }) => name)).toEqual(['toggle', 'content']);
    expect(header?.examples).toHaveLength(1);
  });

  it('has a partial that prints text, not HTML', () => {
    expect(newWidget('global/count-down')[1]!.text).not.toContain('{{{');
  });

  it.each(['', 'countdown', 'global/', 'global/Count', 'global/a/b', '../a'])(
    'needs a group and a name: "%s"',
    (url) => {
      expect(() => newWidget(url)).toThrow(
        `new: "${url}" is no widget; write <group>/<name>, such as global/countdown`,
      );
    },
  );
});

describe("a new widget of a theme's own", () => {
  const files = newOwnWidget('acme/acme-countdown', () => true);

  it('consists of a component, a partial and settings for the compiler', () => {
    expect(files.map(({ path }) => path)).toEqual([
      'widgets/acme/acme-countdown.tsx',
      'templates/components/widgets/acme-countdown.html',
      'widgets/tsconfig.json',
    ]);
  });

  it('compiles with the types of the npm package', () => {
    const theme = lay(files);
    installTypes(theme);
    expect(compile(join(theme, 'widgets'))).toBe('');
    rmSync(theme, { recursive: true });
  });

  it('is built, and has nothing to correct', async () => {
    const theme = mkdtempSync(join(tmpdir(), 'storefront-new-'));
    cpSync('theme-templates', theme, { recursive: true });
    lay(files, theme);
    const product = join(theme, 'templates/components/products/product-view.html');
    const [, partial] = files;
    const example = readHeader(partial!.text)?.examples[0] ?? '';
    writeFileSync(
      product,
      readFileSync(product, 'utf8').replace('{{#if settings.show_wishlist}}', (next) => `${example}\n${next}`),
    );
    const { chunks } = await writeOwn(theme);
    expect(chunks.flatMap(({ contracts }) => contracts)).toMatchObject([{ name: 'acme-countdown' }]);
    const { globalAttributes = [] } = JSON.parse(
      readFileSync(join(theme, ownEditorDataPaths.code), 'utf8'),
    ) as HTMLDataV1;
    const names = globalAttributes.find(({ name }) => name === 'data-widget')?.values?.map(({ name }) => name);
    expect(names).toEqual(['acme-countdown']);
    const printed: string[] = [];
    expect(await checkCommand([theme], (text) => printed.push(text))).toBe(0);
    expect(printed).toEqual([`${theme}: no errors`]);
    expect(readFileSync(product, 'utf8')).toContain('{{> components/widgets/acme-countdown ');
    rmSync(theme, { recursive: true });
  });

  it.each(['cart-countdown', 'countdown'])('may not have the name "%s"', async (name) => {
    const isAllowed = await ownPrefixes();
    expect(() => newOwnWidget(`acme/${name}`, isAllowed)).toThrow(
      `new: "${name}" must begin with a prefix that none of our widgets has: acme-countdown`,
    );
    expect(() => newOwnWidget('countdown', isAllowed)).toThrow('write <group>/<name>, such as acme/acme-countdown');
  });
});
