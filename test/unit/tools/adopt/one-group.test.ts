import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Group } from '../../../tools/adopt/rule';
import { groupRules } from '../../../tools/adopt/rules/group-rules';
import { takeOutScriptLines } from '../../../tools/adopt/script-lines';
import { themeText } from '../../../tools/adopt/theme-text';

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
  const theme = themeText(folder);
  const places = groupRules([group]).map(({ name }) => ({ rule: name, template: 'a', line: 1, is: 'placed' as const }));
  takeOutScriptLines(folder, theme, [group], places);
  return theme.changes().map(({ path }) => path);
}

const alone = ['layout', 'product', 'category', 'brand', 'search'] as const;

describe('one group alone', () => {
  it.each(alone)('%s: the script or the widget opens the quick view, not both', (group) => {
    expect(scriptsWithout(group).includes('assets/js/theme/global.js')).toBe(marks(group, 'quick-view'));
    // The dialog shows the product, in which only the widgets of its group work without the script.
    expect(marks(group, 'quick-view')).toBe(group === 'product');
  });

  it.each(alone)('%s: the script or the widgets compare products, not both', (group) => {
    expect(scriptsWithout(group).includes('assets/js/theme/category.js')).toBe(marks(group, 'compare-link'));
  });
});
