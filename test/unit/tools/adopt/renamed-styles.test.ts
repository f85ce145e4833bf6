import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Plan } from '../../../tools/adopt/plan';
import { withStylesOfRenamed } from '../../../tools/adopt/renamed-styles';

const before = `<ul class="menu"><li class="item"><i class="mark"></i>
  <a class="action" href="/a"><b class="icon"></b>Lamps</a></li></ul><a class="other" href="/b">About us</a>`;
const after = before
  .replace('<a class="action" href="/a">', '<details><summary class="action">')
  .replace('</a></li>', '</summary></details></li>');

/** The sheet after adopt has turned the menu's link into a summary, and the notes about it. */
function adopted(sheet: string): { text: string; notes: readonly string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'renamed-styles-'));
  mkdirSync(join(folder, 'assets/scss'), { recursive: true });
  writeFileSync(join(folder, 'assets/scss/menu.scss'), sheet);
  const unchanged: Plan = { folder, groups: [], changes: [], places: [], notes: [], rules: [], marks: new Map() };
  const { changes, notes } = withStylesOfRenamed(unchanged, [
    { template: 'pages/home', pageType: 'default', before, after },
  ]);
  rmSync(folder, { recursive: true });
  return { text: changes[0]?.after ?? sheet, notes };
}

describe('the author’s styles of an element that adopt renames', () => {
  it.each([
    ['its name and class', 'a.action { color: red }', 'a.action,\nsummary.action { color: red }'],
    ['its name in another element', '.menu a:hover::after {}', '.menu a:hover::after,\n.menu summary:hover::after {}'],
    ['its name as a child', '.item > a {}', '.item > a,\n.item > details > summary {}'],
    ['what is in it', '.item > a > .icon {}', '.item > a > .icon,\n.item > details > summary > .icon {}'],
    ['a nested block', '.item {\n  > a {}\n}', '.item {\n  > a,\n  > details > summary {}\n}'],
    [
      'a block of a query',
      '@media (width > 800px) { .menu a {} }',
      '@media (width > 800px) { .menu a, .menu summary {} }',
    ],
  ])('are for its new name, too: %s', (_, sheet, expected) => {
    expect(adopted(sheet)).toEqual({ text: expected, notes: [] });
    expect(adopted(expected)).toEqual({ text: expected, notes: [] });
  });

  it.each([
    ['all elements of the name', 'a {} a:hover {}'],
    ['another element', 'a.other {}'],
    ['a state that a script sets', '.item a.is-open {}'],
    ['its class, beside its name', '.menu a, .action {}'],
    ['a selector that Sass computes', '.menu #{$link} a {} %action a {}'],
  ])('stay as they are for %s', (_, sheet) => {
    expect(adopted(sheet)).toEqual({ text: sheet, notes: [] });
  });

  it('are reported with file and line if no selector can be added', () => {
    const { text, notes } = adopted('.menu {}\n.mark + a {}');
    expect(text).toBe('.menu {}\n.mark + a {}');
    expect(notes).toEqual([
      'assets/scss/menu.scss:2: ".mark + a" no longer matches <a class="action">, which is <summary> now: add a selector for it',
    ]);
  });
});
