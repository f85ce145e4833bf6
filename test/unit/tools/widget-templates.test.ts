import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { runWidgetTemplates } from '../../tools/widget-templates/run-widget-templates';
import { useLocalShop } from '../shop/use-local-shop';

const theme = mkdtempSync(join(tmpdir(), 'widget-templates-'));
for (const name of ['config.json', 'lang', 'widget-templates'])
  cpSync(join('theme-templates', name), join(theme, name), { recursive: true });
afterAll(() => rmSync(theme, { recursive: true }));

const tabs = join(theme, 'widget-templates/tabs/widget.html');
const names = ['Carousel', 'Folds', 'Product carousel', 'Tabs', 'Video'].map((name) => `${name} (Storefront Widgets)`);

describe('npm run widget-templates', () => {
  const shop = useLocalShop();
  const run = (...more: string[]) =>
    runWidgetTemplates([theme, '--store', 'local0hash', '--token', 'local-token', '--api', shop.url, ...more]);
  const stored = () => [...shop.server.world.content.templates.values()];
  const shownFor = (name: string, version: number) =>
    stored()
      .find((template) => template.name === name)
      ?.versions.at(version)?.template;

  it('prints the requests without a token, and sends nothing', async () => {
    const printed = await runWidgetTemplates([theme, '--api', shop.url]);
    for (const name of names) expect(printed).toContain(`"name": "${name}"`);
    expect(printed).toContain('Nothing was sent: give --store and --token to create or update 5 templates.');
    expect(stored()).toEqual([]);
  });

  it('creates the templates, with the texts of the theme in one language', async () => {
    expect(await run('--language', 'de')).toBe(names.map((name) => `created: ${name}`).join('\n'));
    expect(stored().map(({ name }) => name)).toEqual(names);
    const { carousel } = JSON.parse(readFileSync('theme-templates/lang/de.json', 'utf8')) as {
      carousel: Record<string, string>;
    };
    expect(JSON.stringify(stored()[0]?.versions[0]?.schema)).toContain(carousel['next']);
    const labels = JSON.parse(stored()[3]?.schema_translations ?? '') as Record<string, unknown>;
    expect(labels['i18n.Tab']).toBeUndefined();
    expect(labels['i18n.Tabs']).toEqual({ default: 'Tabs', fr: 'Onglets' });
  });

  it('updates a changed template by its name, and leaves the others', async () => {
    await run();
    const before = readFileSync(tabs, 'utf8');
    writeFileSync(tabs, `${before}<p>new</p>`);
    const sentences = names.map((name) => `${name.startsWith('Tabs') ? 'updated' : 'unchanged'}: ${name}`);
    expect(await run()).toBe(sentences.join('\n'));
    expect(stored()).toHaveLength(5);
    expect(shownFor('Tabs (Storefront Widgets)', 0)).toMatch(/<p>new<\/p>$/);
    writeFileSync(tabs, before);
    await run('--new-version');
    expect(shownFor('Tabs (Storefront Widgets)', 0)).toMatch(/<p>new<\/p>$/);
    expect(shownFor('Tabs (Storefront Widgets)', 1)).toBe(before);
  });

  it('names the refusal of the shop', async () => {
    const refused = runWidgetTemplates([theme, '--store', 'a', '--token', 'wrong', '--api', shop.url]);
    await expect(refused).rejects.toThrow(
      /^GET widget-templates.*: 401 Unauthorized \(the token needs the scope Content/,
    );
  });

  it.each([
    [['--language', 'xx'], 'has no lang/xx.json: name one of its languages'],
    [['--channel', 'one'], "--channel must be a number, not 'one'"],
  ])('refuses %j', async (args, sentence) => {
    await expect(run(...args)).rejects.toThrow(sentence);
  });
});
