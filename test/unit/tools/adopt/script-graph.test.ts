import { describe, expect, it } from '@jest/globals';
import { moduleGraph } from '../../../tools/adopt/script/module-graph';
import { pageModules } from '../../../tools/adopt/script/page-modules';
import { webpackEntries } from '../../../tools/adopt/script/webpack-entries';

const app = `
import Global from './theme/global';
const getAccount = () => import('./theme/account');
const noop = null;
const pageClasses = {
    account_order: getAccount,
    cart: () => import('./theme/cart'),
    404: noop,
    page: null,
    blog: window.blogPage,
};
const customClasses = { 'pages/custom/page/map.html': () => import('./theme/map') };
window.stencilBootstrap = (pageType, context) => ({
    load() { Promise.all([pageClasses[pageType](), customClasses[context.template]()]); },
});
`;

const files: Readonly<Record<string, string>> = {
  'assets/js/app.js': app,
  'assets/js/theme/global.js': "import menu from './global/menu';\nimport carousel from './carousel';\n",
  'assets/js/theme/global/menu.js': "import '../global';\nexport { a } from 'lodash';\n",
  'assets/js/theme/carousel/index.js': "import 'slick-carousel';\nconst nod = require('./nod');\n",
  'assets/js/theme/carousel/nod.js': '',
  'assets/js/theme/account.js': "import('./lazy');\n",
  'assets/js/theme/lazy.js': '',
  'assets/js/theme/cart.js': 'const = ;\n',
  'assets/js/theme/map.js': '',
  'webpack.common.js':
    "module.exports = { entry: { main: './assets/js/app.js', head_async: ['lazysizes'], own: './assets/js/own.js' } };",
};
const graphOf = (more: Readonly<Record<string, string>> = {}) =>
  moduleGraph((path) => ({ ...files, ...more })[path] ?? null);
const names = (paths: readonly string[] | undefined) => paths?.map((path) => path.replace('assets/js/', ''));

describe('the modules of a page', () => {
  const graph = graphOf();
  const modules = pageModules(graph);

  it('include on every page all that the entry imports, through files, folders, cycles and require', () => {
    expect(names(modules.always)).toEqual([
      'app.js',
      'theme/carousel/index.js',
      'theme/carousel/nod.js',
      'theme/global.js',
      'theme/global/menu.js',
    ]);
  });

  it('include what the table of page types imports, directly or by a name, and what that imports later', () => {
    expect(names(modules.byType.get('account_order'))).toEqual(['theme/account.js', 'theme/lazy.js']);
    expect(names(modules.byType.get('cart'))).toEqual(['theme/cart.js']);
    expect([...modules.byType.keys()]).toEqual(['account_order', 'cart']);
  });

  it('include what a custom template imports', () => {
    expect(names(modules.byTemplate.get('pages/custom/page/map.html'))).toEqual(['theme/map.js']);
  });

  it('are unknown where the table has something that cannot be read', () => {
    expect(modules.unknown).toEqual([{ line: 10, text: 'blog: window.blogPage' }]);
    expect(pageModules(graphOf({ 'assets/js/app.js': 'let x;' })).unknown).toEqual([
      { line: 1, text: 'no table of page types' },
    ]);
  });

  it('import packages by their names, with lines', () => {
    const { imports } = graph.module('assets/js/theme/carousel/index.js');
    expect(imports).toEqual([
      { specifier: 'slick-carousel', line: 1, isDynamic: false },
      { specifier: './nod', line: 2, isDynamic: false, path: 'assets/js/theme/carousel/nod.js' },
    ]);
  });

  it('tell why a module cannot be read', () => {
    expect(graph.module('assets/js/theme/cart.js').failure).toMatch(/Unexpected token \(1:6\)/);
    expect(graph.module('assets/js/theme/gone.js').failure).toBe('the file is missing');
  });

  it('include the entries of the other script tags', () => {
    expect(webpackEntries(graph).map(({ specifier }) => specifier)).toEqual(['lazysizes', './assets/js/own.js']);
  });
});
