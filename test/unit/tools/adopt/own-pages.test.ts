import { describe, expect, it } from '@jest/globals';
import { authorTheme } from '../../../support/themes/author-theme';
import { makePlan, type Plan } from '../../../tools/adopt/plan';
import {
  ownScriptCall,
  ownScriptPath,
  themeScriptPartial,
  themeScriptPath,
} from '../../../tools/adopt/rules/theme-script-rule';
import { withFreePages } from '../../../tools/adopt/script/free-pages';
import type { PageProof } from '../../../tools/adopt/script/prove-pages';
import { ownModule, webpackConfiguration } from '../../../tools/adopt/script/webpack-entries';

const part = {
  path: 'assets/js/app.js',
  spans: [[2, 2]] as const,
  text: '',
  names: [],
  effects: [{ specifier: './theme/own', path: 'assets/js/theme/own.js', line: 2 }],
};
const need = {
  path: 'assets/js/theme/own.js',
  lines: [1],
  what: '.own',
  names: [],
  why: 'own' as const,
  widgets: [],
  usesJquery: false,
  templates: [],
};
const proofs: PageProof[] = [
  { pageType: 'default', free: true, needs: [], pages: 1 },
  { pageType: 'cart', free: false, needs: [need], pages: 1, own: { parts: [part], kept: [] } },
  { pageType: 'product', free: false, needs: [need], pages: 1, own: { parts: [], kept: [{ need, because: 'x' }] } },
];
const configuration = { [webpackConfiguration]: "module.exports = { entry: { main: './assets/js/app.js' } };\n" };
const planOf = (files: Readonly<Record<string, string>>): Plan =>
  withFreePages(makePlan(authorTheme(files), ['layout']), proofs);
const textIn = ({ changes }: Plan, path: string) => changes.find((change) => change.path === path)?.after;

describe('the pages with the second script', () => {
  it('get the module, its webpack entry, its tags, and a layout that calls them', () => {
    const plan = planOf(configuration);
    expect(textIn(plan, themeScriptPath)).toBe(themeScriptPartial({ free: ['default'], own: ['cart'] }));
    expect(textIn(plan, ownModule)).toContain("pageTypes[type] = ['app.js:2']");
    expect(textIn(plan, webpackConfiguration)).toContain("own: './assets/js/app-own.js'");
    expect(textIn(plan, ownScriptPath)).toContain("{{#if (getVar 'own_script')}}");
    const layouts = plan.changes.filter(({ path }) => path.startsWith('templates/layout/'));
    expect(layouts.some(({ after }) => after.includes(ownScriptCall))).toBe(true);
    expect(plan.notes.join('\n')).toContain('build your script again');
  });

  it('keep the whole script while webpack has no entry for it, and the note says the line', () => {
    const plan = planOf({ [webpackConfiguration]: 'module.exports = { entry: entries() };\n' });
    expect(textIn(plan, themeScriptPath)).toBe(themeScriptPartial({ free: ['default'], own: [] }));
    expect(textIn(plan, ownModule)).toBeUndefined();
    expect(plan.notes.join('\n')).toContain("own: './assets/js/app-own.js'");
  });

  it('leave a module that the author has changed', () => {
    const plan = planOf({ ...configuration, [ownModule]: 'mine();\n' });
    expect(textIn(plan, ownModule)).toBeUndefined();
    expect(plan.notes.join('\n')).toContain(`${ownModule}: you have changed this module`);
  });
});
