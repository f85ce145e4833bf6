import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { authorTheme } from '../../../support/themes/author-theme';
import { writeChanges } from '../../../tools/adopt/journal';

// Each command starts its own process.
jest.setTimeout(60_000);

const adopt = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'test/tools/adopt/adopt.ts', ...args], { encoding: 'utf8' });

describe('npm run adopt -- --write', () => {
  const folder = authorTheme({
    'lang/en.json': '{ "cart": { "held": "{count, plural, one {# thing} other {# things}}" } }\n',
    'templates/components/cart/page-title.html': "<h1>{{lang 'cart.held' count=cart.nothing}}</h1>\n",
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('prints a repeated warning of the renderer once, with the number of times', () => {
    const { stdout, stderr } = adopt(folder, 'cart', '--write');
    const lines = `${stdout}${stderr}`.split('\n').filter((line) => line.includes("isn't a number"));
    expect(lines).toEqual([expect.stringMatching(/^The renderer warns \d+ times: 'undefined' isn't a number\.$/)]);
  });
});

describe('a call of the theme’s script', () => {
  const script = 'assets/js/theme/global.js';
  const own = '<svg data-src="/content/own.svg"></svg>';
  const themeWith = (cart: string) =>
    authorTheme({
      'assets/js/app.js':
        "import './theme/global';\nconst pageClasses = { cart: null };\nwindow.stencilBootstrap = (pageType) => pageClasses[pageType];\n",
      [script]: "import svgInjector from './global/svg-injector';\n\nsvgInjector();\n",
      'assets/js/theme/global/svg-injector.js':
        "import svgInjector from 'svg-injector';\n\nexport default function () {\n    svgInjector(document.querySelectorAll('svg[data-src]'));\n}\n",
      'assets/img/icon-sprite.svg': '<svg><symbol id="icon-a"><path d="M0 0"/></symbol></svg>',
      'templates/pages/cart.html': `{{#partial "page"}}<svg><use xlink:href="#icon-a"/></svg><svg data-src="{{cdn 'img/icon-sprite.svg'}}" class="icons-svg-sprite"></svg>${cart}{{/partial}}\n{{> layout/base}}\n`,
    });
  const written = (folder: string) => readFileSync(join(folder, script), 'utf8');

  it('goes, or stays for an element that no widget serves, which the report names', () => {
    const [served, needed] = [themeWith(''), themeWith(own)];
    expect(adopt(served, 'layout', '--write').stdout).toContain(`${script}: 2 lines of your script were removed`);
    expect(written(served)).toBe('\n');
    const { stdout } = adopt(needed, 'layout', '--write');
    expect(stdout).toContain(
      `${script}:3: "svgInjector();" stays, because it still serves svg[data-src] (pages/cart): `,
    );
    expect(stdout).toContain('assets/js/theme/global/svg-injector.js: svg[data-src] (line 4): cart');
    expect(written(needed)).toContain('svgInjector();');
    for (const folder of [served, needed]) rmSync(folder, { recursive: true });
  });
});

describe('npm run adopt -- --undo', () => {
  const folder = authorTheme();
  afterAll(() => rmSync(folder, { recursive: true }));
  const undone = () => adopt(folder, '--undo').stdout.replaceAll(folder, 'potter');

  it('prints how many files and bytes it has restored, and then that nothing is left', () => {
    writeChanges(folder, [
      { path: 'lang/fi.json', before: '{}\n', after: '{ "widgets": {} }\n' },
      { path: 'templates/new.html', before: null, after: '<p></p>\n' },
    ]);
    expect([undone(), undone()]).toEqual([
      'potter: 1 files restored (3 bytes), 1 files deleted.\n',
      'potter: there is nothing to undo.\n',
    ]);
  });
});
