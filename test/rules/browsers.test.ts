import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { namesOfOurs, withFallback } from './browsers/known-newer';
import { buildIfStale, distFolder } from '../support/build/build-if-stale';
import { hold } from './hold';
import { keepUntilChange } from './keep-until-change';
import { filesBelow } from '../support/build/source-files';

const folder = 'theme-templates/assets/styles';

interface Found {
  readonly floor: Readonly<Record<string, number>>;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A child process, because its packages are ES modules, which these tests cannot import. */
function listNewer(): Found {
  const args = ['--import', 'tsx', 'test/rules/browsers/list-newer.ts'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as Found;
}

describe('the oldest browsers that are supported', () => {
  let found: Found;
  beforeAll(() => {
    buildIfStale();
    const read = [distFolder, 'theme-templates/assets', folder, 'test/rules/browsers'].flatMap(filesBelow);
    found = keepUntilChange('newer-than-floor', [...read, 'package-lock.json'], listNewer);
  }, 120_000);

  it('have all that scripts and style sheets use, or something instead of it', () => {
    const newer = [...found.scripts, ...found.styles];
    const known = [...Object.keys(withFallback), ...namesOfOurs];
    hold(
      'What is newer than the oldest supported browsers has a fallback, named in test/rules/browsers/known-newer.ts.',
      [
        ...newer.filter((name) => !known.includes(name)).map((name) => `${name} is newer`),
        ...known.filter((name) => !newer.includes(name)).map((name) => `${name} is not used, or no longer newer`),
      ],
    );
  });

  it('are those that the operators’ page names', () => {
    const page = readFileSync('theme-templates/OPERATING.md', 'utf8');
    const { chrome, edge, firefox, safari, safari_ios: phone } = found.floor;
    expect([edge, phone]).toEqual([chrome, safari]);
    hold('OPERATING.md names the versions that the compatibility data give.', [
      ...[
        `| Chrome, Edge | ${chrome} |`,
        `| Firefox | ${firefox} |`,
        `| Safari, any browser of an iPhone | ${safari} |`,
      ]
        .filter((row) => !page.includes(row))
        .map((row) => `OPERATING.md lacks: ${row}`),
    ]);
  });

  it('and none below, see what is for scripts', () => {
    const question = /CSS\.supports\('(.*)'\)/.exec(readFileSync('core/page/is-supported.ts', 'utf8'))?.[1];
    const sheets = filesBelow(folder).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
    const blocks = sheets.flatMap(({ path, text }) =>
      [...text.matchAll(/^@media \(scripting: none\) (\{\n.*?\n\}\n)/gms)].map(([, block = '']) => ({
        path,
        text,
        block,
      })),
    );
    expect(blocks.length).toBeGreaterThan(0);
    hold(
      'What a style sheet says for a page without scripts it says, too, for browsers that the loader leaves alone.',
      blocks
        .filter(({ text, block }) => !text.includes(`@supports not ${question} ${block}`))
        .map(({ path, block }) => `${path} lacks: @supports not ${question} ${block}`),
    );
  });
});
