/** @jest-environment ./test/support/jest/sharing-environment.cjs */

import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { withOwnWidgets } from '../../../support/own-widgets/own-widgets-theme';
import { ownRules } from '../../../theme/diagnostics/rules/own-rules';
import { isReported } from '../../../theme/diagnostics/rules/rules';
import { readOwn } from '../../../theme/own/read-own';
import { writeOwn } from '../../../theme/own/write-own';
import { themeFiles } from '../../../theme/theme-source';
import { checkCommand } from '../../../tools/check/command/check-command';

// The first check of our theme takes seconds on a busy machine.
jest.setTimeout(60_000);

const sizeGuide = 'widgets/acme/acme-size-guide.tsx';
const partial = 'templates/components/widgets/acme-size-guide.html';

describe('npm run check of a theme with widgets of its own', () => {
  let theme = '';
  beforeEach(async () => {
    theme = withOwnWidgets('theme-templates');
    await writeOwn(theme);
  });
  afterEach(() => rmSync(theme, { recursive: true }));

  const edit = (path: string, from: string, to: string) => {
    const text = readFileSync(join(theme, path), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(theme, path), text.replace(from, to));
  };
  const check = async () => {
    const printed: string[] = [];
    const status = await checkCommand([theme, '--json'], (text) => printed.push(text));
    const { findings } = JSON.parse(printed.join()) as {
      findings: { rule: string; file: string; line: number; sentence: string }[];
    };
    const places = findings.map(({ rule, file, line, sentence }) => `${rule} ${file}:${line}: ${sentence}`);
    return { status, places, findings };
  };

  it('finds no errors after npm run own', async () => {
    expect(await check()).toEqual({ status: 0, places: [], findings: [] });
  });

  it('finds them by a relative path', async () => {
    mkdirSync('.cache', { recursive: true });
    const link = join('.cache', basename(theme));
    symlinkSync(theme, link);
    const { chunks, diagnostics } = await readOwn(link).finally(() => rmSync(link));
    expect(chunks.map(({ name }) => name)).toEqual(['acme']);
    expect(diagnostics).toEqual([]);
  });

  it('says of a missing part what it says of our widgets', async () => {
    edit(partial, ' data-part="open"', '');
    expect((await check()).places).toEqual([
      `missing-part ${partial}:10: acme-size-guide: part "open" is missing: mark the button that opens the guide with data-part="open"`,
    ]);
  });

  it('suggests an own widget for a misspelt name', async () => {
    edit(partial, '"acme-size-guide"', '"acme-size-gide"');
    expect((await check()).places).toEqual([
      `unknown-widget ${partial}:10: acme-size-gide: no widget has this name; did you mean "acme-size-guide"?`,
    ]);
  });

  it('fails when a widget is newer than the build, until npm run own', async () => {
    edit(sizeGuide, "moment: 'interaction'", "moment: 'idle'");
    const { status, findings } = await check();
    expect(status).toBe(1);
    expect(findings).toEqual([
      expect.objectContaining({
        rule: 'stale-own-widgets',
        sentence: `older than widgets/, or built by another version: run npm run own -- ${theme}`,
      }),
    ]);
    await writeOwn(theme);
    expect((await check()).findings).toEqual([]);
  });

  it('fails when a tag does not name the built widgets', async () => {
    edit('templates/layout/base.html', "'#sha256-", "'#sha256-A");
    expect((await check()).places).toEqual([
      expect.stringMatching('^stale-own-widgets templates/layout/base.html:0: older than widgets/'),
    ]);
  });

  it('fails when the sources are removed and the build is still there', async () => {
    rmSync(join(theme, 'widgets'), { recursive: true });
    expect((await check()).places).toContainEqual(expect.stringMatching('^stale-own-widgets assets/own-widgets/acme'));
    await writeOwn(theme);
    expect(themeFiles(theme, 'assets/own-widgets')).toEqual([]);
    expect(readFileSync(join(theme, 'templates/layout/base.html'), 'utf8')).not.toContain('widgets_own');
  });

  it('says of a widget that cannot be built only why, and nothing of its slots', async () => {
    edit(sizeGuide, 'parts: {', 'parts: [');
    expect(await check()).toMatchObject({
      status: 1,
      places: [`own-widget ${sizeGuide}:8: the widget can't be built: Expected "]" but found ":"`],
    });
  });

  it.each([
    [
      'that imports what the list lacks',
      '{ useRef }',
      '{ use as useRef }',
      'own widgets may not import "use" from react',
      1,
    ],
    ['that imports another module of React', "from 'react'", "from 'react-dom'", '(got "react-dom")', 1],
    ['that fails when it is run', "name: 'acme-", "name: document.title + 'acme-", 'document is not defined', 5],
    ['with another name in its contract', "name: 'acme-size", "name: 'acme-sizes", 'must be that of the file', 0],
  ])('gives file and line of a widget %s', async (_, from, to, says, line) => {
    edit(sizeGuide, from, to);
    const [problem, ...others] = (await readOwn(theme)).diagnostics;
    expect(problem).toMatchObject({ rule: 'own-widget', path: sizeGuide, line });
    expect(problem?.sentence).toContain(says);
    expect(isReported(problem?.sentence ?? '', ownRules['own-widget'])).toBe(true);
    expect(others).toEqual([]);
  });

  it('refuses a name with a prefix of ours', async () => {
    writeFileSync(join(theme, 'widgets/acme/cart-size.tsx'), 'export const cartSize = defineWidget({});');
    expect((await readOwn(theme)).diagnostics).toEqual([
      expect.objectContaining({
        path: 'widgets/acme/cart-size.tsx',
        sentence:
          "the widget can't be built: its name must begin with a prefix that none of our widgets has, such as acme-size-guide",
      }),
    ]);
  });
});
