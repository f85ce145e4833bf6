import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from '@jest/globals';
import { guidePath } from '../theme-check/guide/guide';
import { headingAnchors } from '../theme-check/guide/heading-anchors';
import { manual, manualPath } from '../theme-check/manual';
import { hold } from './hold';

describe("the theme authors' manual", () => {
  it('says what the partials and the contracts say today', async () => {
    const written = existsSync(manualPath) ? readFileSync(manualPath, 'utf8') : '';
    const fresh = written === (await manual());
    hold('The manual says what the code says.', fresh ? [] : [`${manualPath} is old: run npm run -s manual`]);
  });
});

describe('the README', () => {
  const readme = existsSync('README.md') ? readFileSync('README.md', 'utf8') : '';
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

  it('names only commands that exist', () => {
    const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
    const unknown = named.filter((name) => !(name in scripts));
    hold('Every command of the README is a script of package.json.', unknown);
  });

  it('leads only to files and chapters that exist', () => {
    const links = [...readme.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([\w-]+))?\)/g)];
    const dead = links.filter(([, path = '', anchor]) => {
      const file = path === '' ? 'README.md' : path;
      return !existsSync(file) || (anchor && !headingAnchors(readFileSync(file, 'utf8')).has(anchor));
    });
    hold(
      'Every link of the README leads somewhere.',
      dead.map(([link]) => link),
    );
  });

  it('has no mark of a conflict, nor has any other document', () => {
    const marked = [
      'README.md',
      'core/DECISIONS.md',
      'widgets/README.md',
      'test/shop/README.md',
      guidePath,
      manualPath,
    ];
    hold(
      'Documents are merged by people.',
      marked.filter((path) => /^(?:<{7}|={7}|>{7}|(?:> ){7})/m.test(readFileSync(path, 'utf8'))),
    );
  });
});
