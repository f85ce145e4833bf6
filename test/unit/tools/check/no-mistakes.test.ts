import { describe, expect, it } from '@jest/globals';
import { checkTheme } from '../../../theme/checks/check-theme';
import { knownContracts } from '../../../theme/contracts/known-contracts';
import { readThemeFrom } from '../../../theme/read-theme';
import { editedSource, folderSource } from '../../../theme/theme-source';

/** The checker's sentences about our own theme with edited or added files. */
async function sentencesWith(edits: Readonly<Record<string, string>>): Promise<string[]> {
  const theme = readThemeFrom(editedSource(folderSource('theme-templates'), edits));
  return checkTheme(theme, await knownContracts()).map(({ path, sentence }) => `${path}: ${sentence}`);
}

describe('the checker finds no mistake in', () => {
  it('an AMP page that shares partials with widgets, and has neither tag nor announcer', async () => {
    const layout = '<!doctype html><html ⚡ lang="en"><head></head><body>{{#block "amp"}}{{/block}}</body></html>';
    const page = '{{#partial "amp"}}<i data-part="stray"></i>{{> components/widgets/progress-bar}}{{/partial}}';
    const quantity = '<div data-widget="product-stock"></div>';
    expect(
      await sentencesWith({
        'templates/layout/amp.html': layout,
        'templates/pages/amp/product.html': `${page.replace('{{/partial}}', `${quantity}{{/partial}}`)}{{> layout/amp}}`,
      }),
    ).toEqual([]);
  });

  it('a partial that begins with code that is commented out', async () => {
    const card =
      '{{!-- <article class="old">{{name}}</article> --}}\n<a href="{{url}}" data-widget="quick-view" data-product-id="{{id}}">{{name}}</a>\n';
    const path = 'templates/components/products/old-card.html';
    const page = 'templates/pages/custom/page/old.html';
    const text =
      "{{#partial 'page'}}{{> components/products/old-card url=urls.home name='x'}}{{/partial}}{{> layout/base}}";
    expect(await sentencesWith({ [path]: card, [page]: text })).toEqual([]);
  });

  it('a line of the cart whose quantity is no form', async () => {
    const source = folderSource('theme-templates');
    const path = 'templates/components/widgets/cart-quantity.html';
    const text = source.text(path).replaceAll('<form', '<div').replaceAll('</form', '</div');
    expect((await sentencesWith({ [path]: text })).join()).not.toContain('the slot should be');
  });
});
