import { describe, expect, it } from '@jest/globals';
import { authorTheme } from '../../../support/themes/author-theme';
import { makePlan } from '../../../tools/adopt/plan';

const compareTable = 'templates/pages/compare.html';
const templates = {
  [compareTable]: '<table><tr><td><a data-comparison-remove href="{{remove}}">x</a></td></tr></table>',
};

const adopted = (words: Readonly<Record<string, string>>) => {
  const { changes } = makePlan(authorTheme({ ...templates, ...words }), ['compare']);
  return (path: string) => changes.find((change) => change.path === path)?.after ?? '';
};

describe('the words that adopt passes to widgets', () => {
  it('are the theme’s own where the theme has them', () => {
    const textOf = adopted({ 'lang/en.json': '{ "compare": { "no_remove": "Two at least" } }' });
    expect(textOf(compareTable)).toContain(`data-too-few="{{lang 'compare.no_remove'}}"`);
    expect(textOf('lang/en.json')).not.toContain('keep_two');
  });

  it.each(['class="cart-remove"', 'class="cart-item-remove" data-confirm-delete="Sure?"'])(
    'are ours where the theme’s have no place for a value (%s)',
    (button) => {
      const removal = 'templates/components/cart/content.html';
      const theme = authorTheme({
        [removal]: `<td data-cart-itemid="{{id}}"><button ${button} data-cart-itemid="{{id}}">x</button></td>`,
        'lang/en.json': '{ "cart": { "confirm_delete": "Delete this item?" } }',
      });
      const { changes } = makePlan(theme, ['cart']);
      expect(changes.find(({ path }) => path === removal)?.after).toContain(
        "{{lang 'widgets.cart.confirm_remove' name=",
      );
    },
  );

  it('are ours in a theme that lacks them, in every language', () => {
    const textOf = adopted({});
    expect(textOf(compareTable)).toContain(`data-too-few="{{lang 'widgets.compare.keep_two'}}"`);
    for (const language of ['en', 'fr-CA']) expect(textOf(`lang/${language}.json`)).toContain('"keep_two"');
  });

  it('are ours in a theme whose words can’t be read', () => {
    const textOf = adopted({ 'lang/en.json': '{ "compare": ' });
    expect(textOf(compareTable)).toContain(`data-too-few="{{lang 'widgets.compare.keep_two'}}"`);
  });

  it('are the theme’s own for a control of another template', () => {
    const certificate = 'templates/components/cart/gift-certificate-input.html';
    const theme = authorTheme({
      [certificate]:
        '<div style="display: none"><form class="cart-gift-certificate-form"><input name="certcode"></form></div>',
      'lang/en.json': '{ "cart": { "gift_certificates": { "gift_certificate": "Gift Certificate" } } }',
    });
    const { changes } = makePlan(theme, ['cart']);
    expect(changes.find(({ path }) => path === certificate)?.after).toContain(
      ">{{lang 'cart.gift_certificates.gift_certificate'}}</summary>",
    );
  });
});
