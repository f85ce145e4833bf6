import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { allFiles, authorTheme } from '../../../support/themes/author-theme';
import { undo, undoingChanges, writeChanges } from '../../../tools/adopt/journal';
import { makePlan } from '../../../tools/adopt/plan';
import { groups } from '../../../tools/adopt/rule';
import { copyTheme } from '../../../tools/adopt/theme-copy';

const planOf = (folder: string) => makePlan(folder, groups);

describe('a plan for a theme', () => {
  const folder = authorTheme();
  const plan = planOf(folder);
  const textOf = (path: string) => plan.changes.find((change) => change.path === path)?.after ?? '';

  it("copies partials below a separate prefix, and replaces none of the author's", () => {
    const copied = plan.changes.filter(({ before, path }) => before === null && path.startsWith('templates/'));
    const names = copied.map(({ path }) => path);
    expect(names).toContain('templates/components/widgets/dialog.html');
    expect(names).toContain('templates/components/widgets/icons/close.html');
    // The shop renders these by the widgets' names.
    const requested = names.filter((path) => !path.startsWith('templates/components/widgets/'));
    expect(requested).toContain('templates/components/products/bulk-discount-rates-table.html');
    expect(textOf('templates/components/products/bulk-discount-rates-table.html')).toContain(
      "{{lang 'widgets.products.bulk_pricing.range' min=min max=max}}",
    );
    for (const { after: text } of copied.filter(({ path }) => path.startsWith('templates/components/widgets/'))) {
      expect(text).not.toMatch(/\{\{> components\/(?!widgets\/)/);
      expect(text).not.toMatch(/lang '(?!widgets\.)/);
      expect(text).not.toMatch(/class="[^"]*(?<![\w-])(modal|alertBox)/);
    }
  });

  it('adds the texts to every language, in English if there is no translation', () => {
    const words = (language: string) =>
      JSON.parse(textOf(`lang/${language}.json`)) as { widgets: { products: { adding_to_cart: string } } };
    expect(words('fr-CA').widgets.products.adding_to_cart).not.toBe(words('en').widgets.products.adding_to_cart);
    expect(words('pt-BR').widgets.products.adding_to_cart).toMatch(/^Adicionando/);
    expect(words('fi').widgets.products.adding_to_cart).toBe(words('en').widgets.products.adding_to_cart);
    expect(plan.notes.join('\n')).toMatch(/lang\/fi\.json: the words below "widgets" are English/);
    expect(plan.notes.join('\n')).not.toMatch(/fr-CA/);
  });

  it('adds the settings that the marks read', () => {
    const { settings } = JSON.parse(textOf('config.json')) as { settings: Record<string, unknown> };
    expect(settings).toMatchObject({
      product_size: '500x500',
      categorypage_products_per_page: expect.any(Number),
      widgets_off: '',
    });
  });

  const section = (schema: string) =>
    (JSON.parse(schema) as { name: string; settings: { id: string; label: string }[] }[]).slice(-1)[0]!;

  it('adds a section to the theme editor with the settings for operators', () => {
    const { name, settings } = section(textOf('schema.json'));
    const ids = settings.map(({ id }) => id);
    expect(ids).toEqual([
      'widgets_version',
      'widgets_integrity',
      'widgets_off',
      'next_page',
      'stencil_utils',
      'theme_script',
    ]);
    expect(name).toBe('Widgets');
    expect(settings[0]?.label).toBe('Version of the widgets');
  });

  it('adds the missing settings to a section that an earlier run has added', () => {
    const earlier = [{ name: 'Widgets', settings: [{ type: 'text', label: 'Version', id: 'widgets_version' }] }];
    const { changes } = planOf(authorTheme({ 'schema.json': JSON.stringify(earlier, null, 2) }));
    const after = changes.find(({ path }) => path === 'schema.json')?.after ?? '';
    const sections = JSON.parse(after) as { settings: { id: string }[] }[];
    expect(sections.map(({ settings }) => settings.map(({ id }) => id))).toEqual([
      ['widgets_version', 'widgets_integrity', 'widgets_off', 'next_page', 'stencil_utils', 'theme_script'],
    ]);
  });

  it('adds the labels of the theme editor to the file of labels of the theme', () => {
    const { changes } = planOf(authorTheme({ 'schemaTranslations.json': '{}\n' }));
    const written = (name: string) => changes.find(({ path }) => path === name)?.after ?? '';
    const labels = JSON.parse(written('schemaTranslations.json')) as Record<string, object>;
    const { name, settings } = section(written('schema.json'));
    expect(Object.keys(labels)).toEqual(expect.arrayContaining([name, ...settings.map(({ label }) => label)]));
    expect(labels).toHaveProperty(['i18n.NextPagePrefetch', 'fr']);
  });

  it('adds the prefetch of the next page, unless the theme has its own rules', () => {
    const layout = 'templates/layout/base.html';
    expect(textOf(layout)).toContain('{{> components/widgets/common/next-page next_page=');
    const own = planOf(
      authorTheme({ 'templates/components/rules.html': '<script type="speculationrules">{}</script>' }),
    );
    expect(own.changes.find(({ path }) => path === layout)?.after).not.toContain('next-page');
  });

  it('does not change AMP templates, and lists places that no rule can mark', () => {
    expect(plan.changes.map(({ path }) => path).join()).not.toContain('amp');
    const own = authorTheme({
      'templates/components/products/list.html': '<p>\n<i data-picklist-backorder-list></i></p>\n',
    });
    expect(planOf(own).places).toContainEqual(
      expect.objectContaining({
        is: 'left',
        rule: 'hook of product-backorder',
        template: 'components/products/list',
        line: 2,
      }),
    );
  });

  it('lists the styles of the dialog that ours replaces, with their place', () => {
    const sheet =
      '// #previewModal\n/*\n#previewModal {} */\n.a,\n#previewModal {\n}\n#previewModal-b {}\n#previewModal, #widgets-preview {}\n';
    const { notes } = planOf(authorTheme({ 'assets/scss/own.scss': sheet }));
    expect(notes.filter((note) => note.startsWith('assets/scss/'))).toEqual([
      'assets/scss/own.scss:5: this rule styles #previewModal, but the dialog is #widgets-preview now: write "#previewModal, #widgets-preview"',
    ]);
  });

  it('explains what a rule needs for a hook that no rule fits', () => {
    const { places } = planOf(authorTheme({ 'templates/components/old.html': '\n<b data-option-value></b>\n' }));
    expect(places).toContainEqual(
      expect.objectContaining({
        template: 'components/old',
        line: 2,
        hint: expect.stringMatching(/an option must be in a template of options\/.* WIDGETS\.md says how/),
      }),
    );
  });

  it('changes nothing the second time, and is undone byte by byte', () => {
    const before = allFiles(folder);
    writeChanges(folder, plan.changes);
    // A later run tries a copy of the theme with the sheet that this run has added.
    const copy = copyTheme(folder, []);
    expect(existsSync(join(copy.folder, 'assets/widgets/functional.css'))).toBe(true);
    copy.remove();
    const second = planOf(folder);
    expect(second.changes).toEqual([]);
    expect(second.places).toHaveLength(plan.places.length);
    expect(undo(folder).foreign).toEqual([]);
    expect(allFiles(folder)).toEqual(before);
  });

  it('is undone in a copy of an adopted theme, for screenshots of its original state', () => {
    const own = authorTheme();
    const before = allFiles(own);
    writeChanges(own, planOf(own).changes);
    const copy = copyTheme(own, undoingChanges(own));
    // The shop reads these files of a copy.
    const read = Object.keys(before).filter((path) => /^(templates|lang)\/|^(config|schema)\.json/.test(path));
    const after = allFiles(copy.folder);
    expect(Object.keys(after).sort()).toEqual(read.sort());
    expect(read.filter((path) => after[path] !== before[path])).toEqual([]);
    copy.remove();
    rmSync(own, { recursive: true });
  });

  it('refuses a folder that is not a theme', () => {
    expect(() => planOf('test')).toThrow(/config\.json is missing/);
    const bare = authorTheme();
    rmSync(join(bare, 'templates'), { recursive: true });
    expect(() => planOf(bare)).toThrow(/is no theme: it has no templates/);
  });
});
