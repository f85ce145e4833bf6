import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { buildIfStale, distFolder } from '../support/build/build-if-stale';
import { filesBelow } from '../support/build/source-files';
import { deletions, dueDay, dueDeletions } from './browsers/deletions';
import { namesOfOurs, withFallback } from './browsers/known-newer';
import { cacheUntilChange } from './cache-until-change';
import { enforce } from './enforce';

const folder = 'theme-templates/assets/styles';

interface Found {
  readonly floor: Readonly<Record<string, number>>;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Lists the features in a child process, because these tests cannot import its packages, which are ES modules. */
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
    found = cacheUntilChange('newer-than-floor', [...read, 'package-lock.json'], listNewer);
  }, 120_000);

  it('support every feature of the scripts and style sheets, or get a fallback', () => {
    const newer = [...found.scripts, ...found.styles];
    const known = [...Object.keys(withFallback), ...namesOfOurs];
    enforce(
      'A feature that is newer than the oldest supported browsers has a fallback, listed in test/rules/browsers/known-newer.ts.',
      [
        ...newer
          .filter((name) => !known.includes(name))
          .map((name) => `${name} is newer than these browsers, and not listed`),
        ...known
          .filter((name) => !newer.includes(name))
          .map((name) => `${name} is listed, but not used or no longer newer`),
      ],
    );
  });

  it('are the versions that OPERATING.md names', () => {
    const page = readFileSync('theme-templates/OPERATING.md', 'utf8');
    const { chrome, edge, firefox, safari, safari_ios: phone } = found.floor;
    expect([edge, phone]).toEqual([chrome, safari]);
    enforce('OPERATING.md names the oldest versions that the compatibility data gives.', [
      ...[
        `| Chrome, Edge | ${chrome} |`,
        `| Firefox | ${firefox} |`,
        `| Safari, any browser of an iPhone | ${safari} |`,
      ]
        .filter((row) => !page.includes(row))
        .map((row) => `OPERATING.md lacks: ${row}`),
    ]);
  });

  it('are the limit: older browsers get the styles for pages without scripts', () => {
    const condition = /CSS\.supports\('(.*)'\)/.exec(readFileSync('core/loader/start.ts', 'utf8'))?.[1];
    const sheets = filesBelow(folder).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
    const blocks = sheets.flatMap(({ path, text }) =>
      [...text.matchAll(/^@media \(scripting: none\) (\{\n.*?\n\}\n)/gms)].map(([, block = '']) => ({
        path,
        text,
        block,
      })),
    );
    expect(blocks.length).toBeGreaterThan(0);
    enforce(
      'A style sheet repeats its rules for pages without scripts for the browsers that the loader does not support.',
      blocks
        .filter(({ text, block }) => !text.includes(`@supports not ${condition} ${block}`))
        .map(({ path, block }) => `${path} lacks: @supports not ${condition} ${block}`),
    );
  });
});

describe('the calendar of deletions', () => {
  it('has nothing that is due today', () => {
    enforce(
      'Code is deleted on the day on which all browsers of the last 30 months can do without it.',
      dueDeletions(new Date().toISOString().slice(0, 10)),
    );
  });

  it('names what to delete, from the day on which the platform has the feature widely', () => {
    const named = (today: string) => dueDeletions(today).filter((sentence) => sentence.startsWith('details-name'));
    expect(named('2027-03-02')).toEqual([]);
    expect(named('2027-03-03')).toEqual([
      expect.stringMatching(
        /^details-name since 2027-03-03: delete the widget collapsible-group .*collapsible-group\.tsx/,
      ),
    ]);
  });

  it('waits for a postponed day, and for a feature that a browser lacks', () => {
    const dayOf = (name: string) => deletions.filter(({ feature }) => feature === name).map(dueDay);
    expect(dayOf('check-visibility')).toEqual(['2027-07-27']);
    expect(dayOf('popover')).toEqual(['2027-07-27']);
    expect(dayOf('requestidlecallback')).toEqual([undefined]);
  });

  it('refuses a feature that the data no longer have', () => {
    expect(() => dueDay({ feature: 'detail-name', task: '', code: {} })).toThrow('no feature "detail-name"');
  });

  it('names only code that exists', () => {
    enforce(
      'Each place in test/rules/browsers/deletions.ts still has the code that it names.',
      deletions.flatMap(({ feature, code }) =>
        Object.entries(code)
          .filter(([path, text]) => !existsSync(path) || !readFileSync(path, 'utf8').includes(text))
          .map(([path, text]) => `${feature}: ${path} has no "${text}"`),
      ),
    );
  });
});
