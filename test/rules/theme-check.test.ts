import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

// A theme with one error of each kind. Line numbers count from the first line of each template.
const files = {
  'config.json': JSON.stringify({ template_engine: 'handlebars_v4', variations: [{ name: 'One', id: 'one' }] }),
  'schema.json': '[]',
  'stencil.conf.cjs': 'module.exports = {};',
  'lang/en.json': JSON.stringify({ products: { quantity: 'Quantity' } }),
  'templates/notes.txt': 'not a template',
  'templates/pages/home.html': `---
products:
  limit: 4
---
<div data-widget="quantitty"></div>
{{lang 'products.quantity'}} {{lang 'products.price'}} {{lang 'products.name'}}
{{> components/missing}}
{{shout product.name}}
{{> components/widgets/counter}}
{{> components/widgets/counter counter_first=1 counter_lst=9}}
{{> components/widgets/counter counter_first=1 counter_last=''}}
<div data-widget></div>
<div data-widget="{{kind}}"></div>
{{> components/badge badge_tone='loud'}}
{{> components/footer class='is-quiet'}}
`,
  'templates/pages/product.html': `<main data-product-scope="{{product.id}}">
  <div data-widget="quantity" data-max-quantity="ten" data-min-quantity="{{min}}"
    data-digits-only="{{lang 'products.quantity'}}">
    {{> components/field}}
    <button data-part="increse"></button>
  </div>
  <section data-widget="collapsible" data-widget-when="later"></section>
  <div data-widget="quantity" data-digit-only="{{lang 'products.quantity'}}" data-widget-when="{{when}}"></div>
  <details data-widget="collapsible"><button data-part="toggle"></button></details>
  <div data-widget="quantity" data-digits-only="{{lang 'products.quantity'}}">
    {{> components/not-there}}
  </div>
  <div data-widget="quick-search"></div>
</main>
`,
  'templates/pages/search.html': `<div data-widget="advanced-search" data-widget-when="">
  <div data-part="query"></div>
  <p data-part="problem"></p>
</div>
<form data-widget="cart-quantity">
  <input data-part="input">
  <select data-part="input"></select>
  <b data-part="decrease"></b>
</form>
<details data-widget="compare-bar" data-widget-when="visibel"></details>
<p data-widget=""></p>
`,
  'templates/components/widgets/counter.html': `{{!--
  Renders a quantity that counts.

  @param {number} counter_first - Where it begins
  @param {number} counter_last - Where it ends, or nothing
  @example {{> components/widgets/counter counter_first=1}}
--}}
<div data-widget="quantity" data-digits-only="{{lang 'products.quantity'}}"><input name="qty[]" data-part="input"></div>
`,
  'templates/components/twice.html': `{{!--
  Renders two of them.

  @param {number} counter_last - Handed on
--}}
{{> components/widgets/counter counter_first=2}}
`,
  'templates/components/badge.html': `{{!--
  Renders a word on a colour.

  @param {string} badge_text - The word
  @param {string} [badge_tone] - Its colour
--}}
<b>{{badge_text}}</b>
`,
  'templates/components/badges.html': `{{!--
  Renders a word, and each of a list.

  @param {string} badge_text - The word
  @param {array} badge_list - The others
--}}
{{#if badge_text}}{{> components/badge}}{{/if}}
{{#each badge_list}}
{{> components/badge}}
{{/each}}
`,
  'templates/components/footer.html': '{{!-- The foot of every page --}}<footer></footer>',
  'templates/components/field.html': '<input name="qty[]" data-part="input">\n',
  'templates/components/one.html': '{{> components/two}}\n',
  'templates/components/two.html': '{{> components/one}}\n',
  'templates/pages/broken.html': '<p>\n{{#if a}}\n</p>\n',
  'templates/pages/quote.html': '{{lang "a}}\n',
};

/** Runs the check as an author would. */
const check = (theme: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', join('test', 'tools', 'check', 'check.ts'), theme], {
    encoding: 'utf8',
  });

describe('npm run check', () => {
  let folder = '';
  let output = '';
  let status: number | null = null;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'storefront-theme-'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const run = check(folder);
    status = run.status;
    output = run.stdout.replaceAll(`${folder}/`, '');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('fails if the theme has an error', () => {
    expect(status).toBe(1);
  });

  it('lists the missing files of a folder that is not a theme', () => {
    const { stdout, stderr } = check(join(folder, 'templates'));
    expect(stdout).toMatch(/config\.json: the settings can't be read: .*ENOENT/);
    expect(stdout).toMatch(/a theme must have a home page/);
    expect(stderr).toBe('');
  });

  it.each([
    [
      'a block that is not closed',
      /^templates\/pages\/broken\.html:2: the block \{\{#if\}\} is not closed: \{\{\/if\}\} is missing$/m,
    ],
    ['a template that cannot be parsed', /^templates\/pages\/quote\.html:1: the template can't be read: /m],
    ['a file that is not a template', /^templates\/notes\.txt: only \.html belongs in templates\/ \(TR-601\)$/m],
    ['a helper that does not exist', /^templates\/pages\/home\.html:8: no helper has the name "shout"/m],
    ['a partial that does not exist', /^templates\/pages\/home\.html:7: there is no partial "components\/missing"$/m],
    [
      'a text that does not exist',
      /^templates\/pages\/home\.html:6: lang\/en\.json has no words for "products\.price"$/m,
    ],
    [
      'a second missing text on the same line',
      /^templates\/pages\/home\.html:6: lang\/en\.json has no words for "products\.name"$/m,
    ],
    [
      'partials that include each other',
      /the partials include each other, comments counted: components\/one → components\/two/,
    ],
    ['a widget with a wrong name', /^templates\/pages\/home\.html:5: quantitty: .*; did you mean "quantity"\?$/m],
    [
      'a wrong value',
      /^templates\/pages\/product\.html:2: quantity: data-max-quantity must be a number \(got "ten"\)/m,
    ],
    [
      'a part with a wrong name',
      /^templates\/pages\/product\.html:5: .*"increse" is unknown; did you mean "increase"\?$/m,
    ],
    [
      'parameters that a partial is not given',
      /^templates\/pages\/home\.html:9: counter: the partial is not given counter_first and counter_last: pass each, '' for nothing$/m,
    ],
    [
      'parameters of any partial whose comment asks for them',
      /^templates\/pages\/home\.html:14: badge: the partial is not given badge_text: pass each/m,
    ],
    [
      'parameters that items of a list do not see',
      /^templates\/components\/badges\.html:9: badge: the partial is not given badge_text: pass each/m,
    ],
    [
      'a parameter with a wrong name',
      /^templates\/pages\/home\.html:10: counter: parameter "counter_lst" is unknown; did you mean "counter_last"\?$/m,
    ],
    [
      'an example that lacks a parameter',
      /^templates\/components\/widgets\/counter\.html:6: counter: the partial is not given counter_last: /m,
    ],
    [
      'an attribute with a wrong name',
      /^templates\/pages\/product\.html:8: quantity: data-digit-only is unknown; did you mean "data-digits-only"\?$/m,
    ],
    [
      'a part that is missing',
      /^templates\/pages\/product\.html:8: quantity: part "input" is missing: mark .* with data-part="input"$/m,
    ],
    [
      'a part on an element that the keyboard cannot reach',
      /^templates\/pages\/search\.html:8: cart-quantity: part "decrease" should be <button> \(got <b>\)$/m,
    ],
    [
      'a missing template that a widget requests',
      /^templates\/pages\/product\.html:13: quick-search: the shop can't render "components\/search\/quick-results": copy that template too$/m,
    ],
    ['a missing tag of the bundle', /^templates: no template renders the bundle's tag: include /m],
    ['a bundle without a URL', /^config\.json: the settings lack the URL of the widgets: /m],
    ['missing scripts that apps need', /^templates: no template renders \{\{\{head\.scripts\}\}\}/m],
  ])('names %s', (_, sentence) => {
    expect(output).toMatch(sentence);
  });

  it.each([
    'home.html:12: data-widget is empty: it must be the name of a widget',
    'search.html:11: data-widget is empty: it must be the name of a widget',
    'search.html:1: advanced-search: data-widget-when must be one of now, idle, visible, interaction, runtime (got ""); using the default',
    'search.html:10: compare-bar: data-widget-when must be one of now, idle, visible, interaction, runtime (got "visibel"); using the default',
    'search.html:1: advanced-search: the slot must be <form> (got <div>)',
    'search.html:10: compare-bar: the slot must be <form> (got <details>)',
    'search.html:2: advanced-search: part "query" must be <input> (got <div>): mark the text field "search_query_adv" with data-part="query"',
    'search.html:7: cart-quantity: part "input" must be <input> (got <select>): mark the text field with data-part="input"',
  ])('reports the sentence of the browser: %s', (sentence) => {
    expect(output.split('\n')).toContain(`templates/pages/${sentence}`);
  });

  it('reports each error of an element once', () => {
    expect(output.match(/search\.html:(2|7|8|11): /g)).toHaveLength(4);
  });

  it('reports a misspelt parameter once', () => {
    expect(output.match(/home\.html:10: /g)).toHaveLength(1);
  });

  it('accepts parameters that are passed on or given', () => {
    expect(output).not.toMatch(/twice\.html|home\.html:11: |badges\.html:7: /);
  });

  it('requires no parameter if the comment of a partial names none', () => {
    expect(output).not.toMatch(/home\.html:15: /);
  });

  it('reports only that a partial does not exist, and no missing part', () => {
    expect(output.match(/product\.html:1[01]: .*/g)).toEqual([expect.stringContaining('there is no partial')]);
  });

  it('accepts a part from a partial, and a value from the shop, as present', () => {
    expect(output).not.toMatch(/html:2: .*part "input" is missing|data-min-quantity/);
  });
});
