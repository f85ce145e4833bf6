import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from '@jest/globals';
import { manual, manualPath } from '../theme-check/manual';
import { hold } from './hold';

describe("the theme authors' manual", () => {
  it('says what the partials and the contracts say today', async () => {
    const written = existsSync(manualPath) ? readFileSync(manualPath, 'utf8') : '';
    const fresh = written === (await manual());
    hold(`${manualPath} is out of date: npm run manual writes it anew.`, fresh ? [] : ['stale']);
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

  it('leads only to files that exist', () => {
    const links = [...readme.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, path]) => path ?? '');
    hold(
      'Every link of the README leads somewhere.',
      links.filter((path) => !existsSync(path)),
    );
  });
});
