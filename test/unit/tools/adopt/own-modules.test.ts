import { describe, expect, it } from '@jest/globals';
import { withoutOwnModules } from '../../../tools/adopt/own-modules';
import { groups } from '../../../tools/adopt/rule';
import { groupRules } from '../../../tools/adopt/rules/group-rules';
import type { Module } from '../../../tools/adopt/script/module-graph';
import { ownLines, statementHash, statementsOf } from '../../../tools/adopt/script/own-lines';

const search = `import _ from 'lodash';

export default function () {
    const $forms = $('[data-quick-search-form]');
    $forms.on('submit', event => {
        event.preventDefault();
    });
}
`;
const redirect = search.replace(
  'event.preventDefault();',
  "event.preventDefault();\n        window.location = '/own';",
);
const statements = statementsOf(search).map(statementHash).join(' ');
const module = (text: string): Module => ({ path: 'assets/js/theme/global/quick-search.js', text, imports: [] });

describe('the lines of the author’s own', () => {
  it('are those with a statement that no release of the reference theme has', () => {
    expect(ownLines(module(search), { statements })).toEqual([]);
    expect(ownLines(module(redirect), { statements })).toEqual([7]);
  });

  it('are not found where only comments, white space or the order differ', () => {
    const same = search.replace('const $forms', '/* mine */\n    const   $forms').replaceAll('    ', '  ');
    expect(ownLines(module(same), { statements })).toEqual([]);
  });

  it('are all of a module that cannot be read, and none of a missing one', () => {
    expect(ownLines({ ...module('const = ;'), failure: 'Unexpected token' }, { statements })).toEqual([1]);
    expect(ownLines({ ...module(''), failure: 'the file is missing' }, { statements })).toEqual([]);
  });
});

describe('the rules that replace a module of the theme’s script', () => {
  const rules = groupRules(groups);
  const names = (files: Readonly<Record<string, string>>, known = statements) => {
    const read = (path: string) => files[path] ?? null;
    const theme = { read, write: () => undefined, list: () => [], changes: () => [] };
    const left = withoutOwnModules(rules, theme, (one) => ownLines(one, { statements: known }));
    const gone = rules.filter((rule) => !left.rules.includes(rule)).map(({ name }) => name);
    return { gone: [...new Set(gone)], notes: left.notes };
  };
  const app = "import quickSearch from './theme/global/quick-search';\nquickSearch();\n";

  it('are left out as long as the module has lines of the author’s own', () => {
    const { gone, notes } = names({
      'assets/js/app.js': app,
      'assets/js/theme/global/quick-search.js': redirect,
    });
    expect(gone).toEqual([
      'search panel',
      'content of the search panel',
      'quick-search',
      'search form',
      'search field',
      'quick results',
      'announcement of quick results',
    ]);
    expect(notes).toEqual([
      'assets/js/theme/global/quick-search.js:7: lines of your own, so the module and its markup stay as they are (search panel, content of the search panel, quick-search, search form, search field, quick results, announcement of quick results): move the lines into a script of its own, restore the module of the reference theme, and run adopt again',
    ]);
  });

  it('do not remove the dialogs that lines of the author’s own may open', () => {
    const opens = (line: string) => ({
      'assets/js/app.js': "import './theme/cart';\n",
      'assets/js/theme/cart.js': `import { showAlertModal } from './global/modal';\n${line}`,
      'assets/js/theme/global/modal.js': '',
    });
    expect(names(opens("$('.cart-item-remove').on('click', () => showAlertModal('sure'));")).gone).toEqual([
      'dialog of the theme script',
      'alert of the theme script',
    ]);
    const imported = statementsOf(opens('')['assets/js/theme/cart.js']).map(statementHash).join(' ');
    expect(names(opens(''), imported).gone).toEqual([]);
  });

  it('are applied for a module of the reference theme, and for one that the script does not load', () => {
    expect(names({ 'assets/js/app.js': app, 'assets/js/theme/global/quick-search.js': search })).toEqual({
      gone: [],
      notes: [],
    });
    expect(names({ 'assets/js/app.js': '', 'assets/js/theme/global/quick-search.js': redirect })).toEqual({
      gone: [],
      notes: [],
    });
    expect(names({ 'assets/js/theme/global/quick-search.js': redirect })).toEqual({ gone: [], notes: [] });
  });

  it('name modules that the reference theme has', async () => {
    const { default: reference } = await import('../../../tools/adopt/script/reference-modules.json');
    const named = new Set(rules.flatMap(({ replaces = [] }) => replaces));
    expect([...named].filter((name) => !(name in reference.texts))).toEqual([]);
    expect(named.size).toBeGreaterThan(6);
  });
});
