/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { renderExample } from '../../support/examples/render-example';

const offers = ['Two for one', 'Free shipping', 'A bag with it'].map((text) => ({ text }));

/** The visible text, line by line. */
async function rendered(list: readonly object[] | null, isShort: boolean, isShown = true): Promise<string[]> {
  const html = await renderExample(
    `{{#JSONparse '${JSON.stringify({ list })}'}}{{> components/products/promotions promotion_list=list promotion_short=${isShort} promotion_shown=${isShown}}}{{/JSONparse}}`,
  );
  return [...html.matchAll(/<(p|li)\b[^>]*>(.*?)<\/\1>/g)].map(([, , line = '']) => line.replace(/<[^>]*>/g, ''));
}

describe('the featured promotions of a product', () => {
  it('are rendered on its page, one in each line', async () => {
    expect(await rendered(offers, false)).toEqual(['Two for one', 'Free shipping', 'A bag with it']);
  });

  it.each([
    [1, ['Two for one']],
    [2, ['Two for one and 1 offer more']],
    [3, ['Two for one and 2 offers more']],
  ])('are on a card the first of %i, and the number of the others', async (count, lines) => {
    expect(await rendered(offers.slice(0, count), true)).toEqual(lines);
  });

  it.each([
    ['the shop features none', [], true],
    ['the platform sends none', null, true],
    ['the theme does not show them', offers, false],
  ] as const)('are not rendered if %s', async (_, list, isShown) => {
    expect(await rendered(list, true, isShown)).toEqual([]);
    expect(await rendered(list, false, isShown)).toEqual([]);
  });
});
