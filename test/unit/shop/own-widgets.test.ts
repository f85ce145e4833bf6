/** @jest-environment ./test/support/jest/sharing-environment.cjs */

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { KnownWidget } from '../../shop/inspector/inspected-slot';
import { buildOwnWidgets } from '../../shop/watch/build-own-widgets';
import { watchProject } from '../../shop/watch/watch-project';
import { ownManualPath } from '../../theme/own/own-folder';
import { themeFiles } from '../../theme/theme-source';
import { makeTinyTheme } from './tiny-theme';
import { useLocalShop } from './use-local-shop';

jest.setTimeout(60_000);

const sizeGuide = 'widgets/acme/acme-size-guide.tsx';

/** A small theme with the tag of the bundle and two widgets of its own, which are not built yet. */
function themeWithOwn(): string {
  const theme = makeTinyTheme();
  cpSync('test/support/own-widgets/theme', theme, { recursive: true });
  mkdirSync(join(theme, 'templates/components/common'), { recursive: true });
  writeFileSync(join(theme, 'templates/components/common/widgets-script.html'), '<i data-own="{{widgets_own}}"></i>');
  const layout = join(theme, 'templates/layout/base.html');
  const text = readFileSync(layout, 'utf8');
  writeFileSync(layout, text.replace('</head>', '{{> components/common/widgets-script}}</head>'));
  return theme;
}

const layoutOf = (theme: string) => readFileSync(join(theme, 'templates/layout/base.html'), 'utf8');
const chunksOf = (theme: string) => themeFiles(theme, 'assets/own-widgets');

function edit(theme: string, from: string, to: string): void {
  const text = readFileSync(join(theme, sizeGuide), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(theme, sizeGuide), text.replace(from, to));
}

describe('npm start with a theme that has widgets of its own', () => {
  let theme = '';
  let said: string[] = [];
  let reloads = 0;
  let stop = async () => {};

  beforeEach(async () => {
    theme = themeWithOwn();
    said = [];
    reloads = 0;
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
    await buildOwnWidgets(theme);
    stop = watchProject(undefined, theme, () => reloads++);
    // The watcher reads the folders first.
    await pause(500);
  });
  afterEach(async () => {
    await stop();
    rmSync(theme, { recursive: true });
  });

  const pause = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds));
  const until = async (isTrue: () => boolean) => {
    for (let waited = 0; !isTrue(); waited += 50) {
      if (waited > 15_000) throw new Error(`nothing happened: ${said.join('')}`);
      await pause(50);
    }
  };

  it('builds them at its start', () => {
    const [chunk] = chunksOf(theme);
    expect(chunk).toMatch(/^assets\/own-widgets\/acme\.\w{8}\.js$/);
    expect(layoutOf(theme)).toContain(`widgets_own=(multiConcat (cdn '${chunk}') '#sha256-`);
    expect(said.join('')).toContain(`${join(theme, ownManualPath)} written`);
  });

  it('builds them after a change, and only then', async () => {
    const [before] = chunksOf(theme);
    edit(theme, 'opens the guide', 'opens the table');
    await until(() => reloads > 0 && chunksOf(theme)[0] !== before);
    expect(layoutOf(theme)).toContain(chunksOf(theme)[0]);
    expect(chunksOf(theme).length).toBe(1);
    await pause(1_000);
    const [built, lines] = [reloads, said.length];
    await pause(1_500);
    expect([reloads, said.length]).toEqual([built, lines]);
    expect(built).toBeLessThanOrEqual(3);
  });

  it('prints an error with file and line, and keeps the widgets that it has', async () => {
    const before = [chunksOf(theme), layoutOf(theme)];
    said.length = 0;
    edit(theme, 'parts: {', 'parts: [');
    await until(() => said.length > 0);
    expect(said).toEqual([`${join(theme, sizeGuide)}:8: the widget can't be built: Expected "]" but found ":"\n`]);
    expect([chunksOf(theme), layoutOf(theme)]).toEqual(before);
    edit(theme, 'parts: [', 'parts: {/**/');
    await until(() => reloads > 1);
  });
});

describe('the gallery and the inspector of such a theme', () => {
  const theme = themeWithOwn();
  const shop = useLocalShop({ theme });
  const read = async (path: string) => (await shop.shopper.get(path)).text;

  it('list its widgets beside ours', async () => {
    const index = await read('/widgets');
    expect(index).toContain('href="/widgets/acme-size-guide/1"');
    expect(index).toContain('href="/widgets/quantity/1"');
  });

  it('have a page for its example, from its own partial and words', async () => {
    const page = await read('/widgets/acme-size-guide/1');
    expect(page).toContain('Renders a button that opens a table of sizes.');
    expect(page).toMatch(/<td><code>open<\/code>/);
    expect(page).toContain(`/widgets/manual/OWN#${'acme-size-guide'}`);
    expect(page).toContain('guide_title=(lang &#039;products.sku&#039;)');
    const alone = await read('/widgets/acme-size-guide/1/alone');
    expect(alone).toContain('<div data-widget="acme-size-guide" data-widget-when="now">');
  });

  it('have its manual, once it is written', async () => {
    expect((await shop.shopper.get('/widgets/manual/OWN')).status).toBe(404);
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    await buildOwnWidgets(theme);
    const manual = await read('/widgets/manual/OWN');
    expect(manual).toContain('<h3 id="acme-size-guide">acme-size-guide</h3>');
    expect(manual).toContain('| `open` | yes | `&lt;button&gt;` | The button that opens the guide |');
  });

  it('know its parts and moments', async () => {
    const widgets = (await shop.shopper.get('/__shop/widgets.json')).json<Record<string, KnownWidget>>();
    expect(widgets['acme-size-guide']).toMatchObject({ moment: 'interaction', parts: { open: { required: true } } });
    expect(widgets['quantity']).toBeDefined();
  });
});
