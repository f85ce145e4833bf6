import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Ajv from 'ajv';
import type { Log } from 'sarif';
import { checkCommand } from '../../../tools/check/command/check-command';
import { reports } from '../../../tools/check/command/reports';

const sarifSchema = 'node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json';

describe('npm run check', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'storefront-check-'));
    mkdirSync(join(folder, 'templates/pages'), { recursive: true });
    writeFileSync(join(folder, 'templates/pages/product.html'), '<p>\n<b>{{> components/widgets/announcer}}</b></p>');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const check = async (...options: string[]) => {
    const printed: string[] = [];
    const status = await checkCommand([folder, ...options], (text) => printed.push(text));
    return { status, text: printed.join('\n') };
  };

  it('prints below each sentence a hint, and the effect of --fix', async () => {
    const { status, text } = await check();
    expect(status).toBe(1);
    expect(text).toContain(
      `${folder}/templates/pages/product.html:2: there is no partial "components/widgets/announcer"
    column 4: Correct the path, without .html, or add the partial; on the hosted shop, capitals count. --fix copies the partial and what it includes, if it is one of ours.`,
    );
  });

  it('prints the same as JSON for programs', async () => {
    const { findings } = JSON.parse((await check('--json')).text) as { findings: Record<string, unknown>[] };
    expect(findings.find(({ rule }) => rule === 'missing-partial')).toEqual({
      rule: 'missing-partial',
      level: 'error',
      file: 'templates/pages/product.html',
      line: 2,
      column: 4,
      sentence: 'there is no partial "components/widgets/announcer"',
      hint: expect.stringContaining('Correct the path'),
      fix: 'copies the partial and what it includes, if it is one of ours',
    });
  });

  it('prints annotations that GitHub shows at the lines of a pull request', async () => {
    const { status, text } = await check('--format', 'github');
    expect(status).toBe(1);
    const file = relative(process.cwd(), join(folder, 'templates/pages/product.html'));
    expect(text.split('\n')).toContainEqual(
      expect.stringContaining(
        `::error file=${file},line=2,col=4,title=missing-partial::there is no partial "components/widgets/announcer". Correct`,
      ),
    );
    expect(text.split('\n').filter((line) => !/^::(?:error|warning) file=[^:]+,title=[\w-]+::\S/.test(line))).toEqual(
      [],
    );
  });

  it('names files from the root of the repository, also in a workflow with another working directory', () => {
    const finding = { rule: 'a', level: 'error', line: 3, column: 0, hint: 'Do it.', sentence: 'it is wrong' } as const;
    const before = process.env['GITHUB_WORKSPACE'];
    process.env['GITHUB_WORKSPACE'] = join(process.cwd(), '..');
    try {
      expect(reports.github('.', [{ ...finding, file: 'a.html' }])).toBe(
        `::error file=${basename(process.cwd())}/a.html,line=3,title=a::it is wrong. Do it.`,
      );
    } finally {
      if (before === undefined) delete process.env['GITHUB_WORKSPACE'];
      else process.env['GITHUB_WORKSPACE'] = before;
    }
  });

  it('escapes what would end an annotation or a property of it', () => {
    const finding = { rule: 'a', level: 'error', line: 0, column: 0, hint: 'Do it.' } as const;
    expect(reports.github('.', [{ ...finding, file: 'a,b:c.html', sentence: '50 %\nmore' }])).toBe(
      '::error file=a%2Cb%3Ac.html,title=a::50 %25%0Amore. Do it.',
    );
  });

  it('prints SARIF that its schema accepts, each result with its place and its rule', async () => {
    const { text } = await check('--format', 'sarif');
    const log = JSON.parse(text) as Log;
    // Draft 4 names the schema by "id", and ajv reads only newer drafts; the keywords that the schema uses are the same.
    const { $schema, id, ...schema } = JSON.parse(readFileSync(sarifSchema, 'utf8')) as Record<string, unknown>;
    expect([$schema, id]).toEqual([expect.stringContaining('draft-04'), expect.stringContaining('sarif-2.1.0')]);
    const validate = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);
    expect([validate(log), validate.errors]).toEqual([true, null]);
    expect(validate({ ...log, runs: [{ results: [{}] }] })).toBe(false);
    const [run] = log.runs;
    const result = run?.results?.find(({ ruleId }) => ruleId === 'missing-partial');
    expect(run?.tool.driver.rules?.[result?.ruleIndex ?? -1]?.id).toBe('missing-partial');
    expect(result?.locations?.[0]?.physicalLocation).toEqual({
      artifactLocation: { uri: expect.stringMatching(/templates\/pages\/product\.html$/) },
      region: { startLine: 2, startColumn: 4 },
    });
  });

  it('refuses an unknown format', async () => {
    await expect(check('--format', 'xml')).rejects.toThrow(
      'There is no format "xml": choose text, json, github, sarif',
    );
  });
});
