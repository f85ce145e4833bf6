import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { quietPages } from '../../../tools/adopt/page-scripts';
import { type Group, groups } from '../../../tools/adopt/rule';
import { themeText } from '../../../tools/adopt/theme-text';

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

function run(placed: string, adopted: readonly Group[] = groups) {
  const theme = themeText(folderOf(files));
  const notes = quietPages(theme, adopted, [{ rule: placed, template: 'a', line: 1, is: 'placed' }], isKnown);
  return { notes, changes: theme.changes() };
}

describe('the script of a page that the widgets have taken over', () => {
  it('is not loaded if it is the reference theme’s', () => {
    const { notes, changes } = run('filter');
    expect(changes.find(({ path }) => path === 'assets/js/app.js')?.after).toBe(
      app.replace("brand: () => import('./theme/brand')", 'brand: noop'),
    );
    expect(notes).toContain(
      'assets/js/app.js: the script of the page "brand" is not loaded any more: build your script again',
    );
  });

  it('loses only the line that cannot run beside the widgets if it is the author’s', () => {
    const { notes, changes } = run('filter');
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
    const theme = themeText(folderOf({ ...files, 'assets/js/theme/category.js': category }));
    const places = [{ rule: 'filter', template: 'a', line: 1, is: 'placed' as const }];
    expect(quietPages(theme, groups, places, isKnown).join('\n')).toMatch(
      /theme\/category\.js:[\d, ]*\b7\b.*do not run any more.*widgets:listing-changed/,
    );
  });

  it('stays if a module that it imports is the author’s', () => {
    const { notes, changes } = run('product-reviews');
    expect(changes).toEqual([]);
    expect(notes.join()).toMatch(/app\.js:5: .*theme\/details\.js differ/);
  });

  it('is not loaded if every statement is in a release of the reference theme, as between two releases', () => {
    const theme = themeText(folderOf({ ...files, 'assets/js/theme/product.js': 'event.preventDefault();\n' }));
    const notes = quietPages(theme, groups, [{ rule: 'product-reviews', template: 'a', line: 1, is: 'placed' }]);
    expect(notes.join()).toMatch(/script of the page "product" is not loaded any more/);
  });

  it('stays as long as a page that shares the filters is not adopted, or the rule found nothing', () => {
    expect(run('filter', ['category', 'brand']).changes).toEqual([]);
    expect(run('another').changes).toEqual([]);
  });
});
