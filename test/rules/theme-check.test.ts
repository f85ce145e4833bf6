import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

// A theme with one mistake of each kind. Line numbers count from the first line of each template.
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
`,
  'templates/pages/product.html': `<main>
  <div data-widget="quantity" data-max-quantity="ten" data-min-quantity="{{min}}"
    data-digits-only="{{lang 'products.quantity'}}">
    {{> components/field}}
    <button data-part="increse"></button>
  </div>
</main>
`,
  'templates/components/field.html': '<input name="qty[]" data-part="input">\n',
  'templates/components/one.html': '{{> components/two}}\n',
  'templates/components/two.html': '{{> components/one}}\n',
  'templates/pages/broken.html': '<p>\n{{#if a}}\n</p>\n',
};

describe('npm run check', () => {
  let folder = '';
  let said = '';
  let status: number | null = null;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'storefront-theme-'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const script = join('test', 'theme-check', 'check.ts');
    const run = spawnSync(process.execPath, ['--import', 'tsx', script, folder], { encoding: 'utf8' });
    status = run.status;
    said = run.stdout.replaceAll(`${folder}/`, '');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('fails when there is something to mend', () => {
    expect(status).toBe(1);
  });

  it.each([
    ['a template that is none', /^templates\/pages\/broken\.html:\d+: the template can't be read: /m],
    ['a file that is no template', /^templates\/notes\.txt: only \.html belongs in templates\/ \(TR-601\)$/m],
    ['a helper that does not exist', /^templates\/pages\/home\.html:8: no helper has the name "shout"/m],
    ['a partial that does not exist', /^templates\/pages\/home\.html:7: there is no partial "components\/missing"$/m],
    ['words that do not exist', /^templates\/pages\/home\.html:6: lang\/en\.json has no words for "products\.price"$/m],
    ['every one of them', /^templates\/pages\/home\.html:6: lang\/en\.json has no words for "products\.name"$/m],
    ['partials in a circle', /the partials include each other, comments counted: components\/one → components\/two/],
    ['a widget of the wrong name', /^templates\/pages\/home\.html:5: quantitty: .*; did you mean "quantity"\?$/m],
    ['a wrong value', /^templates\/pages\/product\.html:2: quantity: data-max-quantity must be a number \(got "ten"\)/m],
    ['a part of the wrong name', /^templates\/pages\/product\.html:5: .*"increse" is unknown; did you mean "increase"\?$/m],
    ['scripts that apps need', /^templates: no template prints \{\{\{head\.scripts\}\}\}/m],
  ])('names %s', (_, sentence) => {
    expect(said).toMatch(sentence);
  });

  it('takes a part from a partial, and a value from the store, as present', () => {
    expect(said).not.toMatch(/part "input" is missing|data-min-quantity/);
  });
});
