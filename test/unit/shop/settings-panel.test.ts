import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readEditorGroups } from '../../shop/settings-panel/editor-groups';
import { readChanges } from '../../shop/settings-panel/read-changes';
import { writeConfig } from '../../shop/settings-panel/write-config';
import { makeTinyTheme } from './tiny-theme';
import { useLocalShop } from './use-local-shop';

const schema = [
  {
    name: 'i18n.Look',
    settings: [
      { type: 'heading', content: 'i18n.Sizes' },
      { type: 'select', id: 'size', label: 'i18n.Size', options: [{ value: 12, label: '12px' }, { value: 14 }] },
      { type: 'checkbox', id: 'show_fast_cart', label: 'Fast' },
      { type: 'text', id: 'products_per_page', label: 'Count', reference: 'show_fast_cart', reference_default: false },
      { type: 'sort', id: 'order', label: 'Order', options: [{ value: 'a' }, { value: 'b' }] },
    ],
  },
];
const words = { 'i18n.Look': { default: 'Look', fr: 'Apparence' }, 'i18n.Size': { default: 'Size' } };

describe('the settings of schema.json', () => {
  const labels = (language: string) => {
    const { groups } = readEditorGroups(schema, words, language);
    return groups.flatMap(({ name, settings }) => [name, ...settings.map(({ label }) => label)]);
  };

  it('have the words of schemaTranslations.json, else the default, else the key', () => {
    expect(labels('fr-CA,fr;q=0.9,en;q=0.8').slice(0, 3)).toEqual(['Apparence', 'i18n.Sizes', 'Size']);
    expect(labels('en-US,fr;q=0.5')[0]).toBe('Look');
    expect(labels('ja')[0]).toBe('Look');
  });

  it('are none without a schema', () => {
    expect(readEditorGroups(undefined, undefined, 'en').groups).toEqual([]);
  });
});

describe('the changes of a form', () => {
  const { groups } = readEditorGroups(schema, words, 'en');
  const initial = { size: 12, show_fast_cart: true, products_per_page: 2, order: ['b'] };
  const same = { size: '12', show_fast_cart: 'true', products_per_page: '2', order: 'b' };

  it('are none if each field has the value of the theme', () => {
    expect(readChanges(groups, same, initial)).toEqual({});
  });

  it('have the types of the schema’s choices and of config.json', () => {
    const { show_fast_cart: _, ...unchecked } = same;
    const posted = { ...unchecked, size: '14', products_per_page: '3', order: 'b, a' };
    expect(readChanges(groups, posted, initial)).toEqual({
      size: 14,
      show_fast_cart: false,
      products_per_page: 3,
      order: ['b', 'a'],
    });
  });
});

describe('the written config.json', () => {
  const text =
    '{\n\t"settings": {\n\t\t"a": 1,\n\t\t"b": "x"\n\t},\n\t"variations": [{ "settings": {} }, { "settings": { "a": 2 } }]\n}\n';

  it('changes the tried variation alone', () => {
    const config = JSON.parse(writeConfig(text, 1, { a: 3, b: 'y' })) as { variations: unknown };
    expect(config).toEqual({
      settings: { a: 1, b: 'x' },
      variations: [{ settings: {} }, { settings: { a: 3, b: 'y' } }],
    });
  });

  it('changes the settings of a theme without variations, and no other line', () => {
    const plain = text.replace(/,\n\t"variations.*\]/, '');
    expect(writeConfig(plain, 0, { b: 'y' })).toBe(plain.replace('"x"', '"y"'));
  });
});

describe('the panel of theme settings', () => {
  const theme = makeTinyTheme();
  writeFileSync(join(theme, 'schema.json'), JSON.stringify(schema));
  const config = JSON.parse(readFileSync(join(theme, 'config.json'), 'utf8')) as object;
  const variations = [
    { name: 'Light', settings: {} },
    { name: 'Fast', settings: { products_per_page: 1 } },
  ];
  const written = JSON.stringify({ ...config, variations });
  writeFileSync(join(theme, 'config.json'), written);
  const shop = useLocalShop({ theme });
  const productsOnHome = async () => (await shop.shopper.get('/')).text.split('<li>').length - 1;

  it('stands beside the page of any URL', async () => {
    const { text } = await shop.shopper.get('/?a=1&widgets=settings');
    expect(text).toContain('<iframe title="The page" src="/?a=1">');
    expect(text).toContain('name="products_per_page" value="2"');
    expect(text).toContain('data-reference="show_fast_cart" data-reference-default="false"');
  });

  it('shows a change in the shop and in config.json, and writes nothing into the theme', async () => {
    expect(await productsOnHome()).toBe(2);
    const { text } = await shop.shopper.post('/__shop/theme-settings', {
      products_per_page: '3',
      show_fast_cart: 'true',
    });
    expect(JSON.parse(text)).toEqual({ changed: 'Changed: products_per_page.' });
    expect(await productsOnHome()).toBe(3);
    const copied = (await shop.shopper.get('/__shop/theme-settings/config.json')).json();
    expect(copied['variations']).toEqual([{ name: 'Light', settings: { products_per_page: 3 } }, variations[1]]);
    expect(readFileSync(join(theme, 'config.json'), 'utf8')).toBe(written);
  });

  it('starts from a variation, without the changes before it', async () => {
    await shop.shopper.post('/__shop/theme-settings', { products_per_page: '3', show_fast_cart: 'true' });
    const fields = { ':url': '/?a=1', variation: '1' };
    const { status, headers } = await shop.shopper.post('/__shop/theme-settings/variation', fields);
    expect([status, headers.get('location')]).toEqual([303, '/?a=1&widgets=settings']);
    expect(await productsOnHome()).toBe(1);
    expect((await shop.shopper.get('/?widgets=settings')).text).toContain('<option value="1" selected>Fast</option>');
  });

  it('keeps theme settings of tests that the schema lacks', async () => {
    shop.server.world.settings.themeSettings = { other: 1 };
    await shop.shopper.post('/__shop/theme-settings', { products_per_page: '3', show_fast_cart: 'true' });
    expect(shop.server.world.settings.themeSettings).toEqual({ other: 1, products_per_page: 3 });
  });

  it('refuses a form of another site', async () => {
    const { status } = await shop.shopper.post('/__shop/theme-settings', {}, { origin: 'https://elsewhere.example' });
    expect(status).toBe(403);
  });
});
