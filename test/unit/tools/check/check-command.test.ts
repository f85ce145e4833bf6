import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { checkCommand } from '../../../tools/check/command/check-command';

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
});
