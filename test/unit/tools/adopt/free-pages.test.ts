import { describe, expect, it } from '@jest/globals';
import { authorTheme } from '../../../support/themes/author-theme';
import { makePlan, type Plan } from '../../../tools/adopt/plan';
import { themeScriptPartial, themeScriptPath } from '../../../tools/adopt/rules/theme-script-rule';
import { withFreePages } from '../../../tools/adopt/script/free-pages';

const proof = (pageType: string, free: boolean) => ({ pageType, free, needs: [], pages: 1 });
const proofs = [proof('default', true), proof('product', false), proof('cart', true)];
const textIn = ({ changes }: Plan) => changes.find(({ path }) => path === themeScriptPath)?.after;

describe('the pages without the script of the theme', () => {
  it('are those of the proof: before it, every page renders the tags', () => {
    const plan = makePlan(authorTheme(), ['layout']);
    expect(textIn(plan)).toBe(themeScriptPartial({ free: [], own: [] }));
    expect(textIn(withFreePages(plan, proofs))).toBe(themeScriptPartial({ free: ['default', 'cart'], own: [] }));
  });

  it('change with a later group, and not in a run without changes', () => {
    const plan = makePlan(authorTheme({ [themeScriptPath]: themeScriptPartial({ free: ['default'], own: [] }) }), [
      'layout',
      'cart',
    ]);
    expect(textIn(withFreePages(plan, proofs))).toBe(themeScriptPartial({ free: ['default', 'cart'], own: [] }));
    expect(withFreePages({ ...plan, changes: [] }, proofs).changes).toEqual([]);
  });

  it('stay as the author has written them', () => {
    const own = themeScriptPartial({ free: ['default'], own: [] }).replace('rendered', 'mine');
    const plan = withFreePages(makePlan(authorTheme({ [themeScriptPath]: own }), ['layout']), proofs);
    expect(textIn(plan)).toBeUndefined();
    expect(plan.notes.join('\n')).toContain(`${themeScriptPath}: you have changed this partial`);
  });
});
