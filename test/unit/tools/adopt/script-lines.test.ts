import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Plan } from '../../../tools/adopt/plan';
import { groups } from '../../../tools/adopt/rule';
import { digits, type KnownModules, moduleHash, shortHash } from '../../../tools/adopt/script/known-modules';
import { moduleGraph } from '../../../tools/adopt/script/module-graph';
import { moduleHooks, moduleName } from '../../../tools/adopt/script/module-hooks';
import { hookKey } from '../../../tools/adopt/script/new-hooks';
import { ownLines, statementHash, statementsOf } from '../../../tools/adopt/script/own-lines';
import { proveRendered } from '../../../tools/adopt/script/prove-pages';
import { withoutReplacedLines } from '../../../tools/adopt/script-lines';
import { calls, quietCalls } from './removed-calls';

type Files = Readonly<Record<string, string>>;

const app = `import './theme/global';
const getAuth = () => import('./theme/auth');
const pageClasses = { category: () => import('./theme/category'), login: getAuth, page: null };
window.stencilBootstrap = (pageType) => pageClasses[pageType]();
`;
const calling = (name: string, module: string, given = ''): string =>
  `import ${name} from './global/${module}';\n\nexport default class {\n    onReady() {\n        ${name}(${given});\n    }\n}\n`;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function folderOf(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'theme-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** The releases of the reference theme: one, with these files. */
function released(files: Files): KnownModules {
  const graph = moduleGraph((path) => files[path] ?? null);
  const names = Object.keys(files).map((path) => [moduleName(path), path] as const);
  const hooksIn = (path: string) =>
    moduleHooks(graph.module(path)).map((hook) => shortHash(hookKey(hook), digits.hook));
  return {
    texts: Object.fromEntries(names.map(([name, path]) => [name, moduleHash(files[path] ?? '')])),
    hooks: Object.fromEntries(names.map(([name, path]) => [name, hooksIn(path).join(' ')])),
    statements: Object.values(files).flatMap(statementsOf).map(statementHash).join(' '),
  };
}

interface Case {
  /** The rule that has placed a widget. */
  readonly rule: string;
  /** The script besides `app.js`, by the path below `assets/js/theme`. */
  readonly script: Files;
  /** The adopted page. */
  readonly html: string;
  readonly pageType?: string;
  /** The theme's script, if it is not as released. */
  readonly changed?: Files;
}

function run({ rule, script, html, pageType = 'page', changed = {} }: Case) {
  const below = (files: Files): Files =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`assets/js/theme/${path}`, text]));
  const reference: Files = { 'assets/js/app.js': app, ...below(script) };
  const files = { ...reference, ...below(changed) };
  const known = released(reference);
  const page = { pageType, template: `pages/${pageType}`, html: `<html><body>${html}</body></html>` };
  const proofs = proveRendered(
    moduleGraph((path) => files[path] ?? null),
    [page],
    { known },
  );
  const folder = folderOf(files);
  const places = [{ rule, template: 'a', line: 1, is: 'placed' as const }];
  const plan: Plan = { folder, groups, changes: [], places, notes: [], rules: [], marks: new Map() };
  const { changes, notes } = withoutReplacedLines(plan, proofs, (module) => ownLines(module, known));
  return { notes, textOf: (path: string) => changes.find((one) => one.path === `assets/js/theme/${path}`)?.after };
}

const gone = '\nexport default class {\n    onReady() {\n    }\n}\n';

describe.each(calls)('the call of %s()', (name, module, rule, code, slot, own, what, instead) => {
  const script = {
    'global.js': calling(name, module),
    [`global/${module}.js`]: `export default function () {\n${code}\n}\n`,
  };

  it('goes without a word where a widget serves every element', () => {
    const { notes, textOf } = run({ rule, script, html: slot });
    expect(textOf('global.js')).toBe(gone);
    expect(notes).toEqual(['assets/js/theme/global.js: 2 lines of your script were removed: build your script again']);
  });

  it('goes with a sentence about an element of the author’s that only it served', () => {
    const { notes, textOf } = run({ rule, script, html: own(slot) });
    expect(textOf('global.js')).toBe(gone);
    expect(notes.slice(1)).toEqual([
      expect.stringContaining(
        `assets/js/theme/global.js:5: "${name}();" was removed, because the widget ${rule} does the same, but no widget serves ${what} (pages/page), which it served, too: `,
      ),
    ]);
    expect(notes[1]).toContain(instead);
  });
});

describe.each(quietCalls)(
  'the call of %s(), which touches nothing of the widgets,',
  (name, module, rule, code, slot, own, what) => {
    const script = {
      'global.js': calling(name, module),
      [`global/${module}.js`]: `export default function () {\n${code}\n}\n`,
    };

    it('goes where a widget serves every element', () => {
      expect(run({ rule, script, html: slot }).textOf('global.js')).toBe(gone);
    });

    it('stays for an element of the author’s that only it serves, and the note names it', () => {
      const { notes, textOf } = run({ rule, script, html: own(slot) });
      expect(textOf('global.js')).toBeUndefined();
      expect(notes).toEqual([
        expect.stringContaining(
          `assets/js/theme/global.js:5: "${name}();" stays, because it still serves ${what} (pages/page): `,
        ),
      ]);
    });
  },
);

it('says nothing of elements that a package serves, which the module imports', () => {
  const code = "import 'foundation-sites/js/foundation/foundation.dropdown';\nexport default function () {}\n";
  const script = { 'global.js': calling('cartPreview', 'cart-preview'), 'global/cart-preview.js': code };
  expect(run({ rule: 'cart panel', script, html: '<a data-dropdown="own"></a>' }).notes).toHaveLength(1);
});

it('says nothing of a second menu, which the call has never served, nor of a widget’s own setting', () => {
  const code = "export default function () { const $menu = $('[data-menu]').eq(0); $menu.on('click', () => {}); }\n";
  const script = { 'global.js': calling('menu', 'menu'), 'global/menu.js': code };
  const second = '<nav data-widget="menu"></nav><nav data-menu></nav>';
  const setting = '<details data-widget="dropdown" data-menu="false"></details>';
  for (const html of [second, setting]) expect(run({ rule: 'menu', script, html }).notes).toHaveLength(1);
});

describe('the comparison of products', () => {
  const script = {
    'global.js': '',
    'category.js': calling('compareProducts', 'compare-products', 'this.context'),
    'global/compare-products.js':
      "export default function () {\n$('body').on('click', 'a[data-compare-nav]', () => {});\n$('body').on('submit', '[data-product-compare]', () => {});\n}\n",
  };
  const link = '<span data-widget="compare-link"><a data-compare-nav></a></span>';
  const own = '<a data-compare-nav></a>';
  const noteFor = (html: string, pageType: string) =>
    run({ rule: 'compare-link', script, html, pageType }).notes.slice(1);

  it('is missed by an unmarked link of a page that loads the line', () => {
    expect(noteFor(link, 'category')).toEqual([]);
    expect(noteFor(link + own, 'category')).toEqual([
      expect.stringMatching(
        /category\.js:5: "compareProducts\(this\.context\);" was removed, .* a\[data-compare-nav\] \(pages\/category\)/,
      ),
    ]);
  });

  it('is not missed by the form around a list, unless something in it submits it', () => {
    const bar = '<form id="compare-form" data-widget="compare-bar"></form>';
    const list = (control: string) => `${link}<form data-product-compare>${control}</form>${bar}`;
    expect(noteFor(list('<input type="checkbox">'), 'category')).toEqual([]);
    expect(noteFor(list('<button>Compare</button>'), 'category')).toHaveLength(1);
  });

  it('is not missed on a page that has never loaded the line', () => {
    expect(noteFor(link + own, 'page')).toEqual([]);
  });
});

describe('the statements of a form', () => {
  const auth = (more = '') => `export default class {
    registerLoginValidation($loginForm) {
        ${more}$('.login-form input').on('change', () => {});
    }
    onReady() {
        const $loginForm = $('.login-form');
        if ($loginForm.length) {
            this.registerLoginValidation($loginForm);
        }
    }
}
`;
  const form = '<form class="login-form" data-widget="auth-form"><input></form>';
  const given = { rule: 'auth-form of a sign-in', script: { 'global.js': '', 'auth.js': auth() }, pageType: 'login' };

  it('are missed by an unmarked form that a method of theirs has served', () => {
    expect(run({ ...given, html: form }).notes).toHaveLength(1);
    const { notes, textOf } = run({ ...given, html: `${form}<form class="login-form"><input></form>` });
    expect(textOf('auth.js')).not.toContain('length');
    expect(notes.slice(1)).toEqual([
      expect.stringMatching(
        /auth\.js:7: "if .* was removed, .* \.login-form input, \.login-form \(pages\/login\), .* data-widget="auth-form"/,
      ),
    ]);
  });

  it('are reported with the lines of the author’s in the method that they have called', () => {
    const { notes } = run({ ...given, html: form, changed: { 'auth.js': auth('planted(1); ') } });
    expect(notes.join('\n')).toMatch(/auth\.js:3: lines of your own, .* do not run any more/);
  });
});

describe('a line of the author’s own', () => {
  it('is reported if only a removed line started its module', () => {
    const script = {
      'global.js': calling('quickView', 'quick-view'),
      'global/quick-view.js': "import '../common/details';\nexport default function () {}\n",
      'common/details.js': '',
    };
    const { notes } = run({
      ...{ rule: 'quick-view', script, html: '<i class="own"></i>' },
      changed: { 'common/details.js': "$('.own').hide();\n" },
    });
    expect(notes.slice(1)).toEqual([
      expect.stringMatching(/^assets\/js\/theme\/common\/details\.js:1: lines of your own, .* on page: /),
    ]);
  });
});

it('says of a line that differs from the known one what it still serves', () => {
  const { notes } = run({
    rule: 'quick-view',
    script: {
      'global.js': calling('quickView', 'quick-view', 'this.context.urls'),
      'global/quick-view.js': "export default function () { $('body').on('click', '.quickview', () => {}); }\n",
    },
    html: '<div class="quickview"></div>',
  });
  expect(notes).toContainEqual(
    'assets/js/theme/global.js:5: remove this line, because the widget quick-view replaces it: quickView(this.context.urls);. It still serves .quickview (pages/page): put data-widget="quick-view" on it',
  );
});
