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

describe('the checker finds no error in', () => {
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

  it('a line of the cart whose quantity is not a form', async () => {
    const source = folderSource('theme-templates');
    const path = 'templates/components/widgets/cart-quantity.html';
    const text = source.text(path).replaceAll('<form', '<div').replaceAll('</form', '</div');
    expect((await sentencesWith({ [path]: text })).join()).not.toContain('the slot should be');
  });

  it('an onclick with confirm(), if data-widget-keeps has the click', async () => {
    const source = folderSource('theme-templates');
    const path = 'templates/components/widgets/cart-remove.html';
    const asks = `data-widget-keeps="click" onclick="return confirm('?')" data-widget="cart-remove"`;
    const text = source.text(path).replaceAll('data-widget="cart-remove"', asks);
    expect(text).toContain('onclick');
    expect(await sentencesWith({ [path]: text })).toEqual([]);
  });

  it('the fields of an estimator, of which one is visible, and parts that a style hides', async () => {
    const source = folderSource('theme-templates');
    const path = 'templates/components/widgets/shipping-estimator.html';
    const text = source
      .text(path)
      .replace(/(data-part="state-text")\{\{#if [^}]*\}\} hidden disabled\{\{\/if\}\}/, '$1');
    const bar = 'templates/components/widgets/facet-filter.html';
    const styled = source.text(bar).replace('data-part="none" hidden', 'data-part="none" class="is-hidden"');
    expect([text, styled]).not.toContain(source.text(path));
    expect(styled).not.toBe(source.text(bar));
    expect(await sentencesWith({ [path]: text, [bar]: styled })).toEqual([]);
  });

  it('a player that shows the first video from the start', async () => {
    const path = 'templates/components/widgets/video-gallery.html';
    const own = 'data-part="player" hidden></div>';
    const text = folderSource('theme-templates')
      .text(path)
      .replace(own, 'data-part="player"><iframe title="a"></iframe></div>');
    expect(text).toContain('<iframe');
    expect((await sentencesWith({ [path]: text })).join()).not.toContain('"player"');
  });

  it('a dialog for each product of a list', async () => {
    const path = 'templates/pages/custom/page/list.html';
    const dialog = (id: string) => `<dialog data-widget="dialog" data-name="bulk-${id}" aria-label="a"></dialog>`;
    const page = `{{#partial 'page'}}{{#each a}}${dialog('{{id}}')}{{/each}}{{#each b}}${dialog('{{id}}')}{{/each}}{{/partial}}{{> layout/base}}`;
    expect((await sentencesWith({ [path]: page })).join()).not.toMatch(/twice|no dialog/);
    const same = page.replaceAll('{{id}}', 'a');
    expect((await sentencesWith({ [path]: same })).join()).toMatch(/"bulk-a" twice/);
  });

  it('values of the page under a value that can be true, and in a partial', async () => {
    const page =
      '{{#customer}}{{settings.store_name}}{{/customer}}{{#withFirst brands}}{{../../urls.cart}}{{/withFirst}}';
    expect(await sentencesWith({ 'templates/components/page/greeting.html': page })).toEqual([]);
  });

  it('a description in a script, in an attribute and in a title', async () => {
    const page =
      '<script type="application/ld+json">{"a": "{{product.description}}"}</script><p title="{{product.description}}"></p>';
    expect(await sentencesWith({ 'templates/components/page/seo.html': page })).toEqual([]);
  });

  it('quotes that the branches of a condition close', async () => {
    const page =
      '<p class="a{{#if b}}"{{else}} c"{{/if}} title={{id}} id={{name}}></p><p {{#if b}}class="d"{{else}}class="e"{{/if}}></p>';
    expect(await sentencesWith({ 'templates/components/page/quotes.html': page })).toEqual([]);
  });
});
