import { describe, expect, it } from '@jest/globals';
import { describeProof } from '../../../tools/adopt/script/describe-proof';
import { digits, type KnownModules, moduleHash, shortHash } from '../../../tools/adopt/script/known-modules';
import type { Claims } from '../../../tools/adopt/script/matched-page';
import { moduleGraph } from '../../../tools/adopt/script/module-graph';
import { isGeneratedEntry, ownEntry } from '../../../tools/adopt/script/own-entry';
import { withOwnEntry } from '../../../tools/adopt/script/own-webpack-entry';
import { type PageProof, proveRendered, scriptOf } from '../../../tools/adopt/script/prove-pages';

const app = `import Global from './theme/global';
import './theme/effect';
const pageClasses = { product: () => import('./theme/product'), page: null };
window.stencilBootstrap = (pageType, context) => { Global.load(context); pageClasses[pageType](); };
`;
const globalWith = (...lines: readonly string[]) => `import foundation from './foundation';
import own, { second } from './own';
export default class Global {
  onReady() {
    const { cartId } = this.context;
    foundation($(document));
${lines.map((line) => `    ${line}`).join('\n')}
  }
  static load(context) { new this(context).onReady(); }
}
`;
const base: Readonly<Record<string, string>> = {
  'assets/js/app.js': app,
  'assets/js/theme/effect.js': '',
  'assets/js/theme/foundation.js':
    "import 'foundation-sites/js/foundation/foundation.reveal';\nexport default () => {};\n",
  'assets/js/theme/own.js':
    "export default (id) => { $('.own').attr('data-id', id); };\nexport const second = () => {};\n",
  'assets/js/theme/global.js': globalWith('own(cartId);'),
  'assets/js/theme/product.js': '',
};
/** The author's own modules are all but these. */
const known = { texts: { app: moduleHash(app) }, hooks: {}, statements: '' };
const prove = (
  changed: Readonly<Record<string, string>>,
  html = '<b class="own"></b>',
  claims: Claims = {},
  releases: KnownModules = known,
): PageProof => {
  const files = { ...base, ...changed };
  const rendered = [{ pageType: 'page', template: 'pages/page', html }];
  const graph = moduleGraph((path) => files[path] ?? null);
  const found = proveRendered(graph, rendered, { claims, known: releases });
  return found.find(({ pageType }) => pageType === 'page')!;
};
const ties = (proof: PageProof): string[] => proof.own?.kept.map(({ because }) => because) ?? [];

describe('the second script of a fork', () => {
  it('has the statement that starts a module of the author, with the data that it reads, and not Foundation', () => {
    const proof = prove({});
    expect(scriptOf(proof)).toBe('own');
    const text = ownEntry([proof])!;
    expect(text).toContain("import('./theme/own')");
    expect(text).toContain('const own = modules[0].default;');
    expect(text).toContain('const { cartId } = pageContext;');
    expect(text).toContain('own(cartId);');
    expect(text).toContain("['page'].forEach(type => {");
    expect(text).not.toContain('foundation');
    expect(isGeneratedEntry(text)).toBe(true);
    expect(isGeneratedEntry(text.replace('own(cartId)', 'own(1)'))).toBe(false);
  });

  it('has all statements that touch the same elements', () => {
    const lines = [
      "$('.own').on('click', () => $('.own').hide());",
      "$(window).on('scroll', () => $('.own').fadeIn());",
    ];
    const proof = prove({ 'assets/js/theme/own.js': '', 'assets/js/theme/global.js': globalWith(...lines) });
    expect(ties(proof)).toEqual([]);
    for (const line of lines) expect(ownEntry([proof])).toContain(line);
  });

  it('has the methods of the class that a statement calls, and leaves out those that nothing calls', () => {
    const methods = `async mark() { $('.own').text(this.context.name); this.show(); }
  show() { $('.own').show(second); }
  unused() { $('.own').hide(); }
  static load`;
    const text = globalWith('this.mark();', "$('.own').on('click', function () { this.mark(); });").replace(
      'static load',
      methods,
    );
    const proof = prove({ 'assets/js/theme/own.js': '', 'assets/js/theme/global.js': text });
    expect(ties(proof)).toEqual([]);
    const entry = ownEntry([proof])!;
    expect(entry).toContain('const pageMethods = { context: pageContext, async mark() { $(');
    expect(entry).toContain('show() { $(');
    expect(entry).toContain('const second = modules[0].second;');
    expect(entry).toContain('        pageMethods.mark();');
    expect(entry).toContain("on('click', function () { this.mark(); });");
    expect(entry).not.toContain('unused');
  });

  it('has the author’s statements that touch no element of the page', () => {
    const lines = [
      'window.shopData = window.shopData || {};',
      "window.shopData.words = { a: 'b' };",
      "window.shopData.styles = { c: 'd' };",
      '$(\'body\').append(`<script src="https://b2b.example/loader.js"></script>`);',
      "if (!sessionStorage.getItem('seen')) { sessionStorage.setItem('seen', 'yes'); }",
      "if (location.pathname === '/dashboard/') { window.location.href = '/all/'; }",
      'this.leave();',
    ];
    const methods = "leave() { if (sessionStorage.left) { location.assign('/left/'); } }\n  static load";
    const text = globalWith(...lines).replace('static load', methods);
    const changed = { texts: { ...known.texts, 'global/own': '', global: 'x' }, statements: '' };
    const hooks = { 'global/menu': shortHash('load append body', digits.hook) };
    const files = { 'assets/js/theme/own.js': '', 'assets/js/theme/global.js': text };
    const entry = ownEntry([prove(files, '<b></b>', {}, { ...changed, hooks })])!;
    for (const line of lines.slice(0, -1)) expect(entry).toContain(line);
    expect(entry).toContain('pageMethods.leave();');
    expect(entry).not.toContain('foundation');
  });

  it('has the statement that starts a module which only leaves the page', () => {
    const own = "export default (id) => { if (id) { location.href = '/seen/'; } };\nexport const second = () => {};\n";
    expect(ownEntry([prove({ 'assets/js/theme/own.js': own }, '<b></b>')])).toContain('own(cartId);');
  });

  it('takes jQuery only where its own lines use it', () => {
    expect(ownEntry([prove({})])).not.toContain("import('jquery')");
    const own = { 'assets/js/theme/own.js': '', 'assets/js/theme/global.js': globalWith("$('.own').hide();") };
    expect(ownEntry([prove(own)])).toContain('const $ = modules[0].default;');
  });

  it('has an import that works by itself', () => {
    const proof = prove({
      'assets/js/theme/own.js': '',
      'assets/js/theme/effect.js': "document.querySelector('.own').remove();\n",
    });
    expect(scriptOf(proof)).toBe('own');
    expect(ownEntry([proof])).toContain("import('./theme/effect')");
  });

  it('is not for a page whose lines need the class, Foundation, slick or an early event', () => {
    const global = (line: string) => ties(prove({ 'assets/js/theme/global.js': globalWith(line) }));
    expect(global('this.start(own);')).toContain('assets/js/theme/global.js:7: uses this.start');
    expect(global('this.onReady.call(own);')).toContain('assets/js/theme/global.js:7: uses this.onReady');
    expect(global('if (own()) return;')).toContain('assets/js/theme/global.js:7: line 7 may end the function before');
    const own = (text: string) => ties(prove({ 'assets/js/theme/own.js': text }));
    expect(own("import 'slick-carousel';\nexport default () => $('.own').text('a').hide();")).toContain(
      'assets/js/theme/own.js:1: imports slick-carousel',
    );
    expect(own("export default () => $('.own').slick();")).toEqual([
      'assets/js/theme/own.js:1: calls .slick() of another module',
    ]);
    expect(own("export default () => window.addEventListener('load', () => {});")).toContain(
      'assets/js/theme/own.js:1: waits for load, which may be over',
    );
  });

  it('is not for a page with a need that only another method starts', () => {
    const text = globalWith().replace('static load', 'other() { own(); }\n  static load');
    expect(ties(prove({ 'assets/js/theme/global.js': text }))).toContain(
      'assets/js/theme/global.js:2: other methods of the class use it',
    );
  });

  it('reports for a page type with the whole script what ties its lines', () => {
    const told = describeProof([
      prove({ 'assets/js/theme/own.js': "export default () => $('.own').slick();" }),
      { ...prove({}), pageType: 'blog' },
    ]);
    expect(told).toContain('Page types that need only assets/js/app-own.js: blog.');
    expect(told).toContain('assets/js/theme/own.js:1: calls .slick() of another module: assets/js/theme/own.js: page');
  });
});

describe('the webpack entry of the second script', () => {
  const configuration =
    "module.exports = {\n    entry: {\n        main: './assets/js/app.js',\n        font: './a.js',\n    },\n};\n";

  it('follows the theme’s own entry, once', () => {
    const after = withOwnEntry(configuration)!;
    expect(after).toContain(
      "        main: './assets/js/app.js',\n        own: './assets/js/app-own.js',\n        font",
    );
    expect(withOwnEntry(after)).toBe(after);
  });

  it('is left to the author in a configuration of another shape', () => {
    expect(withOwnEntry('module.exports = { entry: entries() };')).toBeUndefined();
  });
});
