import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { leftHooks } from '../../../tools/adopt/left-hooks';
import { markTemplate } from '../../../tools/adopt/mark-template';
import { type Group, groups } from '../../../tools/adopt/rule';
import { filterRules } from '../../../tools/adopt/rules/filter-rules';
import { groupRules } from '../../../tools/adopt/rules/group-rules';
import { layoutFiles } from '../../../tools/adopt/rules/layout-sheet';
import { listingRules } from '../../../tools/adopt/rules/listing-rules';
import { searchRules } from '../../../tools/adopt/rules/search-rules';
import { withoutReplacedLines } from '../../../tools/adopt/script-lines';
import { type ThemeText, themeText } from '../../../tools/adopt/theme-text';

const files = {
  'assets/js/theme/global.js': "import quickView from './global/quick-view';\n        quickView(this.context);\n",
  'assets/js/theme/category.js':
    "import compareProducts from './global/compare-products';\n        compareProducts(this.context);\n",
};
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const marks = (group: Group, rule: string): boolean => groupRules([group]).some(({ name }) => name === rule);

/** The scripts that lose lines when only one group is adopted, with the marks that its rules place. */
function scriptsWithout(group: Group): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'theme-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const places = groupRules([group]).map(({ name }) => ({ rule: name, template: 'a', line: 1, is: 'placed' as const }));
  const plan = { folder, groups: [group], changes: [], places, notes: [], rules: [], marks: new Map() };
  return withoutReplacedLines(plan, []).changes.map(({ path }) => path);
}

const lists = ['category', 'brand', 'search'] as const;
const alone = groups;

describe('one group alone', () => {
  it.each(alone)('%s: the script or the widget opens the quick view, not both', (group) => {
    expect(scriptsWithout(group).includes('assets/js/theme/global.js')).toBe(marks(group, 'quick-view'));
    // The dialog shows the product, in which only the widgets of its group work without the script.
    expect(marks(group, 'quick-view')).toBe(group === 'product');
  });

  it.each(alone)('%s: the script or the widgets compare products, not both', (group) => {
    expect(scriptsWithout(group).includes('assets/js/theme/category.js')).toBe(marks(group, 'compare-link'));
  });

  it.each(lists)('%s: the script loads and filters the lists, no widget does, too', (group) => {
    const waiting = [...lists.flatMap(listingRules), ...filterRules, ...searchRules].map(({ name }) => name);
    expect(waiting.filter((rule) => marks(group, rule))).toEqual([]);
    expect(groupRules(lists).map(({ name }) => name)).toEqual(expect.arrayContaining(waiting));
  });

  it.each(lists)('%s: asks for no marks of another group', (group) => {
    const page = '<button class="quickview" data-product-id="1"></button><main id="product-listing-container"></main>';
    const left = (groups: readonly Group[]) => leftHooks('pages/brand', { text: page, marks: [] }, groups);
    expect(left([group])).toEqual([]);
    expect(left(lists).map(({ rule }) => rule)).toEqual(['hook of category-listing']);
    expect(left(['product']).map(({ rule }) => rule)).toEqual(['hook of quick-view']);
  });

  it.each(alone)('%s: the script turns the carousels and tells the slide, or the widget does', (group) => {
    expect(marks(group, 'announcement of slides')).toBe(marks(group, 'hero'));
  });

  it('product: asks for no marks in the dialog of the cart', () => {
    const page = '<div data-product-option-change></div>';
    const left = (id: string, groups: readonly Group[]) =>
      leftHooks(id, { text: page, marks: [] }, groups).map(({ rule }) => rule);
    expect(left('components/cart/modals/configure-product', ['product'])).toEqual([]);
    expect(left('components/cart/modals/configure-product', ['product', 'cart'])).toEqual(['hook of product-options']);
    expect(left('components/products/product-view', ['product'])).toEqual(['hook of product-options']);
  });

  it('product: the browser checks no email address in the forms of accounts, before the script of these forms does', () => {
    const field = '<div data-validation="{{validation}}"><input type="text" name="{{name}}"></div>';
    const marked = (groups: readonly Group[], text = field) =>
      markTemplate('components/common/forms/text', text, groupRules(groups)).text;
    const check = "{{#if private_id '===' 'EmailAddress'}}pattern=";
    expect(marked(['product'])).toContain('{{#if widget_email}}pattern=');
    expect(marked(['product'])).not.toContain(check);
    expect(marked(['forms'])).toContain(check);
    expect(marked(['forms'], marked(['product']))).toContain(check);
  });

  it('forms: the browser checks no email address in the review of a product, before the script of the product does', () => {
    const call = '{{> components/common/forms/text id="email" name="email"}}';
    const marked = (groups: readonly Group[]) =>
      markTemplate('components/products/modals/writeReview', call, groupRules(groups)).text;
    expect(marked(['forms'])).not.toContain('widget_email');
    expect(marked(['product'])).toContain('widget_email=true');
  });

  it('layout: the script fills the cart panel and updates the badge, until every page that adds is adopted', () => {
    expect(marks('layout', 'cart panel')).toBe(false);
    expect(groupRules(['layout', 'product', 'cart', 'category']).map(({ name }) => name)).toContain('cart panel');
  });

  it('layout: the drop-down of the wish lists comes with the styles that keep it off the add button', () => {
    expect(marks('layout', 'drop-down')).toBe(true);
    const written = layoutFiles.filter(({ needs }) => marks('layout', needs)).map(({ text }) => text(themeText('.')));
    expect(written.join('')).toContain('.form-wishlist > details {');
  });

  const adds = "$cart.addClass('navUser-item--cart__hidden-s');";
  it.each([
    ['as the reference theme does', adds, '&__hidden-s { display: none; }', true],
    ['but no longer in a comment', `// ${adds}`, '&__hidden-s { display: none; }', false],
    ['but not without a style for it', adds, '&__hidden { display: none; }', false],
    ['but not in a longer comment', `/*\n * ${adds}\n */`, '&__hidden-s { display: none; }', false],
  ])('layout: the link to an empty cart is hidden in small windows, %s', (_, script, style, expected) => {
    const files = { 'assets/js/theme/global/cart-preview.js': script, 'assets/scss/user.scss': style };
    const theme: ThemeText = {
      read: (path) => files[path as keyof typeof files] ?? null,
      list: (under) => Object.keys(files).filter((path) => path.startsWith(under)),
      write: () => undefined,
      changes: () => [],
    };
    expect(layoutFiles[0]?.text(theme).includes('The link to an empty cart')).toBe(expected);
  });
});
