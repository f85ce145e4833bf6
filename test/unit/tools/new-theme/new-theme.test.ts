/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { checkTheme } from '../../../theme/checks/check-theme';
import { knownContracts } from '../../../theme/contracts/known-contracts';
import { readThemeFrom } from '../../../theme/read-theme';
import { folderSource } from '../../../theme/theme-source';
import { writeNewTheme } from '../../../tools/new-theme/write-new-theme';

const home = mkdtempSync(join(tmpdir(), 'new-theme-'));
const folder = join(home, 'my-shop');
const laid = writeNewTheme(folder);
afterAll(() => rmSync(home, { recursive: true }));

const text = (path: string) => readFileSync(join(folder, path), 'utf8');

describe('a new theme', () => {
  it('has the name of its folder, and none of our names', () => {
    expect(laid.name).toBe('My shop');
    expect(JSON.parse(text('config.json'))).toMatchObject({ name: 'My shop', meta: { author_name: 'My shop' } });
    expect(text('config.json')).not.toContain('Storefront Widgets');
  });

  it('has settings, texts, pictures and style sheets, and none of our documents', () => {
    expect(readdirSync(folder).sort()).toEqual([
      '.gitignore',
      '.vscode',
      'README.md',
      'assets',
      'config.json',
      'lang',
      'meta',
      'package.json',
      'schema.json',
      'schemaTranslations.json',
      'stencil.conf.cjs',
      'templates',
      'vscode.html-custom-data.json',
      'web-types.json',
      'widget-templates',
    ]);
    // The paths by which editors find the names and values of our attributes.
    expect(JSON.parse(text('.vscode/settings.json'))).toEqual({
      'html.customData': ['./vscode.html-custom-data.json', './own-widgets.html-custom-data.json'],
    });
    expect(JSON.parse(text('package.json'))).toEqual({ private: true, 'web-types': './web-types.json' });
    const files = [
      'assets/widgets/functional.css',
      'meta/composed.jpg',
      'lang/pt-BR.json',
      'templates/pages/home.html',
    ];
    expect(files.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  });

  it('has a README of one screen, and all folders that it names', () => {
    const readme = text('README.md');
    expect(readme).toMatch(/^# My shop\n/);
    expect(readme.split('\n').length).toBeLessThan(40);
    const named = [...readme.matchAll(/^\| `([^`]+)`(?:, `([^`]+)`)? \| (?!the URL|the version|your)/gm)];
    const paths = named.flatMap(([, one, other]) => [one, other].filter((path) => path !== undefined));
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  });

  it('passes the checker without any message', async () => {
    const problems = checkTheme(readThemeFrom(folderSource(folder)), await knownContracts());
    expect(problems).toEqual([]);
  });
});

describe('the folder of a new theme', () => {
  it('may exist if it is empty', () => {
    mkdirSync(join(home, 'empty'));
    expect(writeNewTheme(join(home, 'empty')).name).toBe('Empty');
  });

  it('is refused without a change if it has a file or is a file itself', () => {
    const taken = join(home, 'taken');
    mkdirSync(taken);
    writeFileSync(join(taken, 'config.json'), '{}');
    expect(() => writeNewTheme(taken)).toThrow(`${taken} is not empty: name a folder that does not exist`);
    expect(() => writeNewTheme(join(taken, 'config.json'))).toThrow('is not empty');
    expect(readdirSync(taken)).toEqual(['config.json']);
    expect(readFileSync(join(taken, 'config.json'), 'utf8')).toBe('{}');
  });
});
