import { describe, expect, it, jest } from '@jest/globals';
import { authorTheme } from '../../../support/themes/author-theme';
import { describeProof } from '../../../tools/adopt/script/describe-proof';
import type { KnownModules } from '../../../tools/adopt/script/known-modules';
import { digits, moduleHash, shortHash } from '../../../tools/adopt/script/known-modules';
import type { Claims } from '../../../tools/adopt/script/matched-page';
import { moduleGraph } from '../../../tools/adopt/script/module-graph';
import { moduleHooks, moduleName } from '../../../tools/adopt/script/module-hooks';
import { hookKey } from '../../../tools/adopt/script/new-hooks';
import { statementHash, statementsOf } from '../../../tools/adopt/script/own-lines';
import { type PageProof, provePages, proveRendered } from '../../../tools/adopt/script/prove-pages';

const reference: Readonly<Record<string, string>> = {
  'assets/js/app.js': `import './theme/global';
const pageClasses = { cart: () => import('./theme/cart'), page: null };
window.stencilBootstrap = (pageType) => pageClasses[pageType]();
`,
  'assets/js/theme/global.js': "import menu from './global/menu';\nmenu();\n",
  'assets/js/theme/global/menu.js': `export default function menu() {
  const $menu = $('[data-menu]');
  $menu.on('click', (event) => { $(event.target).find('a').hide(); $('.hint').hide(); });
  $('.count').text(1);
  $('.count').addClass('is-one');
}
`,
  'assets/js/theme/cart.js': "$('[data-cart-update]').on('click', () => {});\n",
};

/** The releases of the reference theme: one, with these texts. */
const known = ((): KnownModules => {
  const graph = moduleGraph((path) => reference[path] ?? null);
  const entries = Object.entries(reference).map(([path, text]) => {
    const keys = moduleHooks(graph.module(path)).map((hook) => shortHash(hookKey(hook), digits.hook));
    return [moduleName(path), moduleHash(text), keys.join(' ')] as const;
  });
  return {
    texts: Object.fromEntries(entries.map(([name, hash]) => [name, hash])),
    hooks: Object.fromEntries(entries.map(([name, , hooks]) => [name, hooks])),
    statements: Object.values(reference).flatMap(statementsOf).map(statementHash).join(' '),
  };
})();

const claims: Claims = {
  menu: [{ module: 'global/menu', selectors: ['[data-menu]'], events: ['click'] }],
  hover: [{ module: 'global/menu', selectors: ['[data-menu]'], events: ['mouseenter'] }],
  badge: [{ module: 'global/*', selectors: ['*'] }],
  quantity: [{ module: 'cart', selectors: ['[data-cart-update]'] }],
  dialog: [
    { module: 'global/menu', selectors: ['.count'], where: 'page' },
    { module: 'global/menu', selectors: ['[data-menu]'], where: 'opener' },
  ],
};

type Pages = readonly (readonly [pageType: string, html: string, template?: string])[];

const proofs = (pages: Pages, changed: Readonly<Record<string, string>> = {}): PageProof[] => {
  const files = { ...reference, ...changed };
  const rendered = pages.map(([pageType, html, template = `pages/${pageType}`]) => ({ pageType, html, template }));
  return proveRendered(
    moduleGraph((path) => files[path] ?? null),
    rendered,
    { claims, known },
  );
};
/** The needs of one kind of page in short. */
const needs = (html: string, changed: Readonly<Record<string, string>> = {}, pageType = 'page'): string[] =>
  (proofs([[pageType, html]], changed).find((proof) => proof.pageType === pageType)?.needs ?? []).map(
    ({ path, lines, what, why }) => `${path.replace('assets/js/theme/', '')}:${lines.join()} ${what} ${why}`,
  );

const menuHtml = '<nav data-widget="menu" data-menu></nav>';

describe('the proof of a page type', () => {
  it('needs a listener whose elements are on a page, with module, line and template', () => {
    const [proof] = proofs([['page', '<nav data-menu></nav>']]).filter(({ pageType }) => pageType === 'page');
    expect(proof).toMatchObject({ free: false, pages: 1 });
    expect(proof?.needs).toMatchObject([
      {
        path: 'assets/js/theme/global/menu.js',
        lines: [3],
        what: '[data-menu]',
        names: ['click'],
        why: 'unclaimed',
        templates: ['pages/page'],
        widgets: ['badge', 'dialog', 'hover', 'menu'],
      },
    ]);
  });

  it('is free when the elements are missing, or in slots of widgets that claim them', () => {
    expect(needs('<p>Nothing</p>')).toEqual([]);
    expect(needs(menuHtml)).toEqual([]);
    expect(needs('<div data-widget="badge"><p><b class="count"></b></p></div>')).toEqual([]);
    expect(proofs([['page', menuHtml]]).find(({ pageType }) => pageType === 'page')?.free).toBe(true);
  });

  it('tells all lines about the same elements as one need', () => {
    expect(needs(`${menuHtml}<b class="count"></b>`)).toEqual(['global/menu.js:4,5 .count unclaimed']);
  });

  it('needs an element in the slot of a widget that claims another one, another module or another event', () => {
    expect(needs('<nav data-widget="menu"><b class="count"></b></nav>')).toEqual([
      'global/menu.js:4,5 .count unclaimed',
    ]);
    expect(needs('<i data-widget="menu" data-cart-update></i>', {}, 'cart')).toEqual([
      'cart.js:1 [data-cart-update] unclaimed',
    ]);
    for (const widget of ['quantity', 'hover']) {
      expect(needs(`<nav data-widget="${widget}" data-menu></nav>`)).toEqual([
        'global/menu.js:3 [data-menu] unclaimed',
      ]);
    }
  });

  it('has the modules of its own page type only', () => {
    expect(needs('<i data-cart-update></i>', {}, 'cart')).toEqual(['cart.js:1 [data-cart-update] unclaimed']);
    expect(needs('<i data-cart-update></i>')).toEqual([]);
  });

  it('accepts claims for the whole page, for openers of a slot, and elements that a widget replaces', () => {
    expect(needs('<b class="count"></b><dialog data-widget="dialog" id="a"></dialog>')).toEqual([]);
    expect(needs('<a data-menu href="/x#a"></a><dialog data-widget="dialog" id="a"></dialog>')).toEqual([]);
    expect(needs('<a data-menu href="/x#b"></a><dialog data-widget="dialog" id="a"></dialog>')).toHaveLength(1);
    expect(needs('<a data-menu data-widget-replaced></a>')).toEqual([]);
  });

  it('reads a fragment as the content of the slot that asks for it', () => {
    const fragment = ['cart', '<i data-cart-update></i>', 'components/cart/content'] as const;
    const own: Claims = { 'cart-page': [{ module: 'cart', selectors: ['[data-cart-update]'] }] };
    const prove = (html: string) =>
      proveRendered(
        moduleGraph((path) => reference[path] ?? null),
        [['cart', html, 'pages/cart'] as const, fragment].map(([pageType, text, template]) => ({
          pageType,
          html: text,
          template,
        })),
        { claims: own, known },
      ).find(({ pageType }) => pageType === 'cart')?.free;
    expect(prove('<div data-widget="cart-page"></div>')).toBe(true);
    expect(prove('<div></div>')).toBe(false);
  });

  it('is never free without a rendered page, or with a table that cannot be read', () => {
    expect(proofs([]).map(({ pageType, free, pages }) => ({ pageType, free, pages }))).toEqual([
      { pageType: 'cart', free: false, pages: 0 },
    ]);
    const app = reference['assets/js/app.js']!.replace('page: null', 'page: { a: 1 }');
    expect(needs('', { 'assets/js/app.js': app })).toEqual(['assets/js/app.js:2 page: { a: 1 } unreadable']);
  });
});

describe('the proof of a fork', () => {
  const menu = reference['assets/js/theme/global/menu.js']!;
  const changed = (text: string) => ({ 'assets/js/theme/global/menu.js': text });
  const planted = (line: string) => changed(menu.replace("  $('.count')", `  ${line}\n  $('.count')`));
  const page = `${menuHtml}<div data-widget="badge"><b class="count"></b><i class="own"></i></div>`;

  it('knows a module by its text without comments and white space', () => {
    expect(moduleHash('a( 1 ) // one\n/* two */;')).toBe(moduleHash('a(1);'));
    expect(moduleHash('a(1);')).not.toBe(moduleHash('a(2);'));
    expect(moduleHash('a b')).not.toBe(moduleHash('ab'));
  });

  it('claims nothing less when only comments and white space differ, or when the module moved', () => {
    expect(needs(page, changed(menu.replaceAll('  ', '\t').replace('{', '{ // Ours')))).toEqual([]);
    expect(
      needs(page, {
        'assets/js/theme/global.js': "import menu from './common/menu';\nmenu();\n",
        'assets/js/theme/common/menu.js': menu,
      }),
    ).not.toContainEqual(expect.stringContaining(' own'));
  });

  it('finds a planted listener with its line, even in a slot that claims the module', () => {
    expect(needs(page, planted("$('.own').on('click', () => alert(1));"))).toEqual([
      'global/menu.js:4 .own own',
      'global/menu.js:4 alert own',
    ]);
    expect(needs(page, planted("$menu.on('mouseenter', () => {});"))).toEqual(['global/menu.js:4 [data-menu] own']);
    expect(needs(page, planted("$('.elsewhere').on('click', () => {});"))).toEqual([]);
  });

  it('still claims the known lines of a changed module', () => {
    expect(needs(menuHtml, planted(''))).toEqual([]);
    expect(needs('<nav data-menu></nav>', planted('go();'))).toEqual([
      'global/menu.js:3 [data-menu] unclaimed',
      'global/menu.js:4 go own',
    ]);
  });

  it('claims a line that another module of the reference theme has', () => {
    const cart = (line: string) => ({ 'assets/js/theme/cart.js': `${reference['assets/js/theme/cart.js']}${line}\n` });
    const moved = cart("const count = $('.count');\ncount.text(1);");
    expect(needs('<b class="count" data-widget="badge"></b>', moved, 'cart')).toEqual([]);
    expect(needs('<b class="count" data-widget="badge"></b>', cart("$('.count').text(1).slick();"), 'cart')).toEqual([
      'cart.js:2 .count own',
    ]);
  });

  it('finds a new line in a known listener, a listener of the page, and a selector made at run time', () => {
    expect(needs(page, changed(menu.replace("$('.hint')", "$('.own')")))).toEqual(['global/menu.js:3 .own own']);
    expect(needs(page, planted("$(window).on('scroll', () => {});"))).toEqual(['global/menu.js:4 window own']);
    expect(needs(page, planted("$('body').addClass('own');"))).toEqual(['global/menu.js:4 body own']);
    expect(needs(page, planted('$(name()).hide();'))).toEqual([
      'global/menu.js:4 $(name()).hide() unreadable',
      'global/menu.js:4 name own',
    ]);
  });

  it('needs a line of the author’s own in a known listener, or in a function that it calls, where the listener can run', () => {
    const inListener = (line: string) => changed(menu.replace("$('.hint').hide();", `$('.hint').hide(); ${line}`));
    const redirect = inListener("location.href = '/sale';");
    expect(needs(menuHtml, redirect)).toEqual(['global/menu.js:3 [data-menu] own']);
    expect(needs('<p></p>', redirect)).toEqual([]);
    const called = (body: string) =>
      changed(`${menu}function leave() {\n  ${body}\n}\n$('[data-menu]').on('click', leave);\n`);
    expect(needs(menuHtml, called("location.href = '/sale';"))).toEqual(['global/menu.js:8 [data-menu] own']);
    expect(needs(menuHtml, called(''))).toEqual([]);
    const uncalled = changed(`${menu}function leave() {\n  location.href = '/sale';\n}\n`);
    expect(needs(menuHtml, uncalled)).toEqual([]);
  });

  it('needs the hooks, packages and globals of the author’s own modules, where they can run', () => {
    const own = (text: string) => ({
      'assets/js/theme/global.js': `${reference['assets/js/theme/global.js']}import './own';\n`,
      'assets/js/theme/own.js': text,
    });
    expect(needs(page, own("$('.own').slick();"))).toEqual(['own.js:1 .own own']);
    expect(needs(page, own("$('.elsewhere').on('click', () => { $('.own').hide(); });"))).toEqual([]);
    expect(needs(page, own("import Swiper from 'swiper';\n"))).toEqual(['own.js:1 package swiper own']);
    // Packages of older releases of the reference theme: each does nothing until one of its modules calls it.
    for (const name of ['nanobar', 'sweetalert2', 'weakmap-polyfill', 'jquery.tabbable'])
      expect(needs(page, own(`import '${name}';\n`))).toEqual([]);
    expect(needs(page, own('window.dataLayer.push({});'))).toEqual(['own.js:1 dataLayer own']);
    expect(needs(page, own('export const width = () => window.innerWidth;'))).toEqual([]);
    expect(needs(page, own('const = ;'))).toEqual([
      expect.stringMatching(/^own\.js:1 cannot be read: Unexpected token \(1:6\) own$/),
    ]);
  });
});

describe('the proof of changes', () => {
  const before = '<nav data-menu></nav><b class="own"></b>';
  const own = {
    'assets/js/theme/global.js': `${reference['assets/js/theme/global.js']}import './own';\n`,
    'assets/js/theme/own.js': "$('.own').slick();",
  };
  const lost = (after: string, changed: Readonly<Record<string, string>> = {}) => {
    const page = (html: string) => [{ pageType: 'page', template: 'pages/page', html }];
    const files = { ...reference, ...changed };
    const graph = moduleGraph((path) => files[path] ?? null);
    const found = proveRendered(graph, page(after), { claims, known, before: page(before) });
    return found
      .filter(({ pageType }) => pageType === 'page')
      .flatMap(({ needs: all }) => all.map(({ path, what, why }) => `${path.replace(/.*\//, '')} ${what} ${why}`));
  };

  it('need a widget in the place of what they take from the script', () => {
    expect(lost('<nav></nav>')).toEqual(['menu.js [data-menu] lost']);
    expect(lost('<nav data-widget="menu"></nav>')).toEqual([]);
    expect(lost('<nav data-widget="quantity"></nav>')).toEqual(['menu.js [data-menu] lost']);
  });

  it('take nothing from a module of the author’s own', () => {
    expect(lost('<nav data-widget="menu"></nav>', own)).toEqual(['own.js .own lost']);
    expect(lost('<nav data-widget="menu"></nav><b class="own"></b>', own)).toEqual(['own.js .own own']);
  });
});

describe('the report of a proof', () => {
  it('names the free page types, and for the others each module with its lines and widgets', () => {
    const own = `${reference['assets/js/theme/cart.js']}$('.own').slick();\n`;
    const told = describeProof(
      proofs(
        [
          ['page', menuHtml],
          ['cart', '<i data-cart-update></i><i class="own"></i>'],
          ['blog', '<i data-menu></i>'],
        ],
        { 'assets/js/theme/cart.js': own },
      ),
    );
    expect(told).toContain("Page types that work without the theme's own script: page.");
    expect(told).toMatch(/^cart +2 +1 +1 +0$/m);
    expect(told).toContain(
      'assets/js/theme/global/menu.js: [data-menu] (line 3): blog; in their slots, these widgets replace it: badge, dialog, hover, menu',
    );
    expect(told).toContain('assets/js/theme/cart.js:2: .own (.slick): cart; move it into a script of its own');
  });
});

describe('the proof of a theme in a folder', () => {
  // It renders pages of a theme, which takes some seconds on a busy machine.
  jest.setTimeout(30_000);

  it('renders the pages and takes the page types from their data', async () => {
    const folder = authorTheme(reference);
    const visit = async (url: string) => {
      for (const path of ['/cart.php', '/lighting/']) await fetch(url + path);
    };
    const found = await provePages({ folder }, { visit, claims, known });
    expect(found.map(({ pageType, pages }) => [pageType, pages])).toEqual([
      ['cart', 1],
      ['category', 1],
    ]);
    expect(found.every(({ free }) => free)).toBe(true);
    const changes = [
      {
        path: 'templates/pages/category.html',
        before: '',
        after: '{{#partial "page"}}<i data-menu></i>{{/partial}}{{> layout/base}}',
      },
    ];
    const after = await provePages({ folder, changes }, { visit, claims, known });
    expect(after.map(({ free }) => free)).toEqual([true, false]);
  });
});
