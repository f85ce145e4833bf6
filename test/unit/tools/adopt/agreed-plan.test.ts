import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Contract } from '../../../../core/contract/define-widget';
import { authorTheme } from '../../../support/themes/author-theme';
import { checkTheme } from '../../../theme/checks/check-theme';
import { knownContracts } from '../../../theme/contracts/known-contracts';
import { readThemeFrom } from '../../../theme/read-theme';
import { editedSource, folderSource } from '../../../theme/theme-source';
import { agreedPlan } from '../../../tools/adopt/agreed-plan';
import { writeChanges } from '../../../tools/adopt/journal';
import type { Plan } from '../../../tools/adopt/plan';
import { groups } from '../../../tools/adopt/rule';

let contracts: ReadonlyMap<string, Contract>;
const planOf = (folder: string) => agreedPlan(folder, groups, contracts);
const textOf = ({ changes }: Plan, path: string) => changes.find((change) => change.path === path)?.after;
const leftIn = ({ places }: Plan, template: string) =>
  places.filter((place) => place.template === template && place.is === 'left').map(({ hint }) => hint);

/** The checker's messages after the changes that it did not give before. */
function newSentences(folder: string, { changes }: Plan): string[] {
  const source = folderSource(folder);
  const check = (edits: Record<string, string>) =>
    checkTheme(readThemeFrom(editedSource(source, edits)), contracts).map(
      ({ path, sentence }) => `${path}: ${sentence}`,
    );
  const before = new Set(check({}));
  return check(Object.fromEntries(changes.map(({ path, after }) => [path, after]))).filter((one) => !before.has(one));
}

/** A page of the author's own with some content. */
const page = (content: string) => `{{#partial "page"}}${content}{{/partial}}{{> layout/base}}`;

describe('a plan without new messages of the checker', () => {
  beforeAll(async () => {
    contracts = await knownContracts();
  });

  it('adds no new message of the checker, and marks the form that adds to the cart', () => {
    const folder = authorTheme();
    const plan = planOf(folder);
    expect(newSentences(folder, plan)).toEqual([]);
    expect(textOf(plan, 'templates/components/products/product-view.html')).toContain('data-widget="add-to-cart"');
  });

  it('leaves a part outside of a slot unmarked, with the reason', () => {
    const guide = page('<div data-product-attribute="swatch">\n<p data-product-attribute-value="1">One</p></div>');
    const folder = authorTheme({ 'templates/pages/custom/page/guide.html': guide });
    const plan = planOf(folder);
    expect(newSentences(folder, plan)).toEqual([]);
    expect(textOf(plan, 'templates/pages/custom/page/guide.html')).toBeUndefined();
    expect(leftIn(plan, 'pages/custom/page/guide').join()).toMatch(/part "option" stands in no slot/);
  });

  it('names a fact outside of the slot that would change it', () => {
    const view = `<div class="productView" data-product-variant=""><dl class="productView-info"><dd data-product-upc>1</dd></dl>
<p data-product-sku>{{product.sku}}</p>
<form method="post" data-cart-item-add><input type="hidden" name="product_id" value="{{product.id}}"><input type="submit" id="form-action-addToCart"></form></div>`;
    const folder = authorTheme({ 'templates/components/products/product-view.html': view });
    const plan = planOf(folder);
    expect(newSentences(folder, plan)).toEqual([]);
    expect(textOf(plan, 'templates/components/products/product-view.html')).toContain('data-part="upc"');
    expect(plan.places).toContainEqual(
      expect.objectContaining({ is: 'left', rule: 'sku', line: 2, hint: expect.stringMatching(/stands in no slot/) }),
    );
  });

  it('leaves a fact unmarked that the author always hides, with its row', () => {
    const view = `<div class="productView"><dl class="productView-info"><dd data-product-upc>1</dd>
<dt class="sku-label"{{#unless product.sku}} style="display: none;"{{/unless}} hidden>SKU</dt>
<dd class="value" data-product-sku hidden>{{product.sku}}</dd></dl>
<form method="post" data-cart-item-add><input type="hidden" name="product_id" value="{{product.id}}"><input type="submit" id="form-action-addToCart"></form></div>`;
    const folder = authorTheme({ 'templates/components/products/product-view.html': view });
    const plan = planOf(folder);
    expect(newSentences(folder, plan)).toEqual([]);
    expect(textOf(plan, 'templates/components/products/product-view.html')).not.toMatch(/data-part="sku/);
    expect(leftIn(plan, 'components/products/product-view').join()).toMatch(/part "sku" is hidden/);
  });

  it('lets AMP pages include unmarked copies of the partials that get marks', () => {
    const card = 'templates/components/amp/card.html';
    const folder = authorTheme({
      'templates/layout/amp.html':
        '<!doctype html><html ⚡><head></head><body>{{#block "page"}}{{/block}}</body></html>',
      'templates/pages/amp/category.html': '{{#partial "page"}}{{> components/amp/card}}{{/partial}}{{> layout/amp}}',
      [card]: '{{> components/products/price price=price}}{{> components/common/plain}}\n',
      'templates/components/common/plain.html': 'plain\n',
    });
    const plan = planOf(folder);
    const copy = 'components/widgets/unmarked/components/products/price';
    expect(textOf(plan, card)).toBe(`{{> ${copy} price=price}}{{> components/common/plain}}\n`);
    expect(textOf(plan, `templates/${copy}.html`)).toBe(
      folderSource(folder).text('templates/components/products/price.html'),
    );
    expect(newSentences(folder, plan)).toEqual([]);
    writeChanges(folder, plan.changes);
    expect(planOf(folder).changes).toEqual([]);
  });

  it('lets a page include an unmarked copy if a shared mark would be wrong there, and names it', () => {
    const button = '<div id="add-to-cart-wrapper"><input type="submit" id="form-action-addToCart" value="Buy"></div>';
    const form = (inside: string) =>
      `<form method="post" data-cart-item-add><input type="hidden" name="product_id" value="1">${inside}</form>`;
    const own = 'templates/pages/custom/product/kit.html';
    const folder = authorTheme({
      'templates/components/products/buy.html': `${button}<div class="form-field--stock"><b data-product-stock>1</b></div>`,
      'templates/components/products/product-view.html': `<div class="productView">${form('{{> components/products/buy}}')}</div>`,
      [own]: page(`<section>${form('{{> components/products/buy}}')}</section>`),
    });
    const plan = planOf(folder);
    expect(newSentences(folder, plan)).toEqual([]);
    expect(textOf(plan, 'templates/components/products/buy.html')).toContain('data-widget="product-stock"');
    expect(textOf(plan, own)).toBe(
      page(`<section>${form('{{> components/widgets/unmarked/components/products/buy}}')}</section>`),
    );
    expect(leftIn(plan, 'pages/custom/product/kit').join()).toMatch(/stands in no product/);
    writeChanges(folder, plan.changes);
    const second = planOf(folder);
    expect(second.changes).toEqual([]);
    expect(leftIn(second, 'pages/custom/product/kit').join()).toMatch(/an earlier run left this page/);
  });

  it('lists a message as a note if no mark has caused it', () => {
    const layout =
      '<!doctype html><html><head>{{{head.scripts}}}</head><body>{{#block "page"}}{{/block}}</body></html>';
    const { notes } = planOf(authorTheme({ 'templates/layout/base.html': layout }));
    expect(notes.join('\n')).toMatch(/layout\/base\.html:1: the page has no announcer/);
  });
});
