import { chmodSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { allFiles, authorTheme } from '../../../support/themes/author-theme';
import { foreignChanges } from '../../../tools/adopt/foreign-changes';
import { recover, undo, writeChanges } from '../../../tools/adopt/journal';

const changes = [
  { path: 'lang/fi.json', before: '{}\n', after: '{"a": 1}\n' },
  { path: 'lang/en.json', before: '{\n    "cart": { "checkout": { "title": "To the till" } }\n}\n', after: '{}' },
  { path: 'templates/components/widgets/new/one.html', before: null, after: 'new' },
];

describe('the journal of a theme', () => {
  it.each([1, 2, 3])('restores everything if a run is interrupted before file %i', (broken) => {
    const folder = authorTheme();
    const before = allFiles(folder);
    let moves = 0;
    const interrupted = (from: string, to: string) => {
      if ((moves += 1) === broken) throw new Error('interrupted');
      renameSync(from, to);
    };
    expect(() => writeChanges(folder, changes, interrupted as typeof renameSync)).toThrow('interrupted');
    // Each file is completely old or completely new.
    for (const { path, before: old, after } of changes) {
      expect([old ?? undefined, after]).toContain(allFiles(folder)[path]);
    }
    expect(recover(folder)).toBe(true);
    const now = allFiles(folder);
    delete now['.storefront-widgets/.gitignore'];
    expect(now).toEqual(before);
    expect(recover(folder)).toBe(false);
  });

  it('keeps the permissions of a file', () => {
    const folder = authorTheme();
    const mode = () => statSync(join(folder, 'lang/fi.json')).mode & 0o777;
    chmodSync(join(folder, 'lang/fi.json'), 0o755);
    writeChanges(folder, changes);
    expect(mode()).toBe(0o755);
    undo(folder);
    expect(mode()).toBe(0o755);
  });

  it('undoes several runs, the newest first', () => {
    const folder = authorTheme();
    const before = allFiles(folder);
    writeChanges(folder, changes);
    writeChanges(folder, [{ path: 'lang/fi.json', before: '{"a": 1}\n', after: '{"b": 2}\n' }]);
    expect(undo(folder).foreign).toEqual([]);
    expect(allFiles(folder)).toEqual(before);
  });

  it('undoes a run after `npm run own` has named the theme’s own widgets in the tag, and keeps the name in an older tag', () => {
    const folder = authorTheme();
    const path = 'templates/layout/amp.html';
    const before = allFiles(folder);
    const tag = (version: string, own = '') =>
      `{{> components/common/widgets-script widgets_hosted='${version}'${own}}}`;
    const own = " widgets_own=(multiConcat (cdn 'assets/own-widgets/acme.js') '#sha256-a product acme-guide;')";
    writeChanges(folder, [{ path, before: null, after: tag('1.0.0') }]);
    writeChanges(folder, [{ path, before: tag('1.0.0'), after: tag('1.1.0') }]);
    writeFileSync(join(folder, path), tag('1.1.0', own));
    expect(undo(folder, 1).foreign).toEqual([]);
    expect(allFiles(folder)[path]).toBe(tag('1.0.0', own));
    expect(undo(folder).foreign).toEqual([]);
    expect(allFiles(folder)).toEqual(before);
  });

  it('keeps a file that was changed since the run, and names it', () => {
    const folder = authorTheme();
    writeChanges(folder, changes);
    writeFileSync(join(folder, 'lang/fi.json'), 'mine');
    expect(undo(folder).foreign).toEqual(['lang/fi.json']);
    expect(allFiles(folder)['lang/fi.json']).toBe('mine');
  });

  it("distinguishes an author's own changes from those of a run", () => {
    const folder = authorTheme();
    expect(foreignChanges(folder)).toEqual([]);
    writeChanges(folder, changes);
    expect(foreignChanges(folder)).toEqual([]);
    writeFileSync(join(folder, 'lang/fi.json'), 'mine');
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    expect(foreignChanges(folder)).toEqual(['lang/fi.json', 'notes.txt']);
  });
});
