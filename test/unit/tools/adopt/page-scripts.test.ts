import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { withQuietPages } from '../../../tools/adopt/page-scripts';
import { type Group, groups } from '../../../tools/adopt/rule';
import type { Need } from '../../../tools/adopt/script/need';

const app = `const noop = null;
const pageClasses = {
    brand: () => import('./theme/brand'),
    category: () => import('./theme/category'),
    product: () => import('./theme/product'),
    amp_product_options: () => import('./theme/product'),
    search: noop,
};
`;
const files = {
  'assets/js/app.js': app,
  'assets/js/theme/brand.js': "import './catalog';\n",
  'assets/js/theme/catalog.js': '',
  'assets/js/theme/category.js': 'own();\n        this.initFacetedSearch();\nmore();\n',
  'assets/js/theme/product.js': "import './details';\n",
  'assets/js/theme/details.js': 'own();\n',
};
const isKnown = ({ text }: { readonly text: string }) => !text.includes('own');
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function folderOf(written: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'theme-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(written)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

interface Case {
  readonly placed?: string;
  readonly adopted?: readonly Group[];
  readonly written?: Readonly<Record<string, string>>;
  /** What pages of category, brand and product need. */
  readonly needs?: readonly Need[];
  /** Whether the releases of the reference theme decide what is known. */
  readonly asReleased?: true;
}

function run({ placed = 'filter', adopted = groups, written = {}, needs = [], asReleased }: Case) {
  const places = [{ rule: placed, template: 'a', line: 1, is: 'placed' as const }];
  const plan = { folder: folderOf({ ...files, ...written }), groups: adopted, changes: [], places, notes: [] };
  const proofs = ['category', 'brand', 'product'].map((pageType) => ({ pageType, free: false, pages: 1, needs }));
  return withQuietPages({ ...plan, rules: [], marks: new Map() }, proofs, asReleased ? undefined : isKnown);
}

describe('the script of a page that the widgets have taken over', () => {
  it('is not loaded if it is the reference theme’s', () => {
    const { notes, changes } = run({});
    expect(changes.find(({ path }) => path === 'assets/js/app.js')?.after).toBe(
      app.replace("brand: () => import('./theme/brand')", 'brand: noop'),
    );
    expect(notes).toContain(
      'assets/js/app.js: the script of the page "brand" is not loaded any more: build your script again',
    );
  });

  it('loses only the line that cannot run beside the widgets if it is the author’s', () => {
    const { notes, changes } = run({});
    expect(changes.find(({ path }) => path.endsWith('category.js'))?.after).toBe('own();\nmore();\n');
    expect(notes.join('\n')).toMatch(/app\.js:4: .*theme\/category\.js differ .* write "category: noop"/);
  });

  it('loses a method with lines of the author’s, and the note names them', () => {
    const category = `class Category {
    onReady() {
        this.initFacetedSearch();
    }
    initFacetedSearch() {
        this.facetedSearch = new FacetedSearch(requestOptions, (content) => {
            own(this.context);
        });
    }
}
`;
    expect(run({ written: { 'assets/js/theme/category.js': category } }).notes.join('\n')).toMatch(
      /theme\/category\.js:[\d, ]*\b7\b.*do not run any more.*widgets:listing-changed/,
    );
  });

  it('stays if a module that it imports is the author’s', () => {
    const { notes, changes } = run({ placed: 'product-reviews' });
    expect(changes).toEqual([]);
    expect(notes.join()).toMatch(/app\.js:5: .*theme\/details\.js differ/);
  });

  it('is not loaded if every statement is in a release of the reference theme, as between two releases', () => {
    const written = { 'assets/js/theme/product.js': 'event.preventDefault();\n' };
    const { notes } = run({ placed: 'product-reviews', written, asReleased: true });
    expect(notes.join()).toMatch(/script of the page "product" is not loaded any more/);
  });

  const need = (path: string, what: string): Need => ({
    ...{
      path,
      what,
      lines: [1],
      names: [],
      why: 'unclaimed',
      widgets: [],
      usesJquery: true,
      templates: ['pages/category'],
    },
  });

  it('stays if an element of the page needs it that no widget serves', () => {
    const needs = [need('assets/js/theme/catalog.js', '[data-extra]')];
    const { notes, changes } = run({ needs });
    expect(changes.map(({ path }) => path)).toEqual(['assets/js/theme/category.js']);
    expect(notes.join('\n')).toMatch(
      /app\.js:3: .*"brand", but it still serves \[data-extra\]: .* write "brand: noop"/,
    );
  });

  it('is not loaded if only groups that are not adopted yet need it', () => {
    const adopted: Group[] = ['category', 'brand', 'search'];
    const { notes } = run({ adopted, needs: [need('assets/js/theme/catalog.js', '[data-extra]')] });
    expect(notes.join()).toContain('the script of the page "brand" is not loaded any more');
  });

  it('opens and closes the author’s own elements all the same, which the filters of the theme have started', () => {
    const written = {
      'assets/js/theme/catalog.js': "import './common/collapsible';\n",
      'assets/js/theme/common/collapsible.js': '',
      'assets/js/theme/category.js': "import './catalog';\nown();\n        this.initFacetedSearch();\nmore();\n",
    };
    const { notes, changes } = run({
      written,
      needs: [need('assets/js/theme/common/collapsible.js', '[data-collapsible]')],
    });
    expect(changes.find(({ path }) => path.endsWith('category.js'))?.after).toBe(
      "import collapsibleFactory from './common/collapsible';\nimport './catalog';\nown();\n        collapsibleFactory();\nmore();\n",
    );
    expect(changes.find(({ path }) => path.endsWith('app.js'))).toBeUndefined();
    expect(notes.join('\n')).toMatch(/theme\/category\.js: initFacetedSearch\(\) was replaced by the part/);
  });

  it('loses its filters with a sentence about an element of the author’s that only they served', () => {
    const written = {
      'assets/js/theme/category.js':
        "import './common/faceted-search';\nown();\n        this.initFacetedSearch();\nmore();\n",
      'assets/js/theme/common/faceted-search.js': 'mine();\n',
    };
    const { notes } = run({ written, needs: [need('assets/js/theme/common/faceted-search.js', '[data-facet]')] });
    expect(notes).toContain(
      'assets/js/theme/category.js: initFacetedSearch(), which the widgets replace, also served [data-facet] (pages/category): mark it as the table "Marks for Cornerstone\'s markup" in WIDGETS.md says',
    );
    expect(notes.join('\n')).toMatch(/common\/faceted-search\.js:1: lines of your own .* do not run any more/);
  });

  it('stays as long as a page that shares the filters is not adopted, or the rule found nothing', () => {
    expect(run({ adopted: ['category', 'brand'] }).changes).toEqual([]);
    expect(run({ placed: 'another' }).changes).toEqual([]);
  });
});
