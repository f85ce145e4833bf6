/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { renderExample } from '../../support/examples/render-example';
import { lookProperties, mixedWithPage } from '../../theme/settings/look-properties';
import { stylesOf } from '../../theme/settings/style-colors';

const { settings } = JSON.parse(readFileSync('theme-templates/config.json', 'utf8')) as {
  settings: Readonly<Record<string, unknown>>;
};
const example = '{{> components/common/look look_settings=chosen}}';
async function rendered(more: object): Promise<string> {
  const chosen = { ...settings, ...more };
  return (await renderExample(example, { chosen, theme_settings: chosen })).trim();
}

/** The custom properties in the rendered style. */
function properties(html: string): Record<string, string> {
  const [, block = ''] = /<style nonce="">:root\{ (.*) \}<\/style>$/.exec(html) ?? [];
  return Object.fromEntries([...block.matchAll(/(--[\w-]+):([^;]+);/g)].map(([, name, value]) => [name, value]));
}

describe('the colours and fonts that a merchant chose', () => {
  it('add nothing to a page if there are none', async () => {
    expect(await rendered({})).toBe('');
    expect(await rendered({ 'body-bg': '', 'color-textBase': undefined })).toBe('');
  });

  it.each(Object.entries(lookProperties).filter(([key]) => key !== 'body-bg'))(
    'render %s alone as %s',
    async (key, property) => {
      expect(properties(await rendered({ [key]: '#123456' }))).toEqual({ [property]: '#123456' });
    },
  );

  it('render a background of the page with surfaces and lines that go with it', async () => {
    expect(properties(await rendered({ 'body-bg': '#222222' }))).toEqual({
      '--color-page': '#222222',
      ...mixedWithPage,
    });
  });

  it('can all be chosen at once: a variable of the renderer holds 1,023 characters', async () => {
    const all = Object.fromEntries(Object.keys(lookProperties).map((key) => [key, 'rgba(123, 123, 123, 0.55)']));
    const fonts = { 'body-font': 'Google_Source+Sans+Pro_400', 'headings-font': 'Google_Source+Sans+Pro_700' };
    expect(Object.keys(properties(await rendered({ ...all, ...fonts })))).toEqual(
      expect.arrayContaining([...Object.values(lookProperties), '--font-text', '--font-heading']),
    );
  });

  it('load a font, and render its name and weight', async () => {
    const html = await rendered({ 'headings-font': 'Google_Open+Sans_700' });
    expect(html).toContain('<link href="https://fonts.googleapis.com/css?family=Open+Sans:700&display=swap"');
    expect(properties(html)).toEqual({
      '--font-heading': 'Open Sans,system-ui,sans-serif',
      '--font-heading-weight': '700',
    });
  });

  it('name custom properties that the style sheet declares', () => {
    const sheet = readFileSync('theme-templates/assets/styles/shop/tokens.css', 'utf8');
    const declared = stylesOf(sheet, 'pine');
    expect(Object.values(lookProperties).filter((property) => !declared.has(property))).toEqual([]);
  });
});

describe('the colours and fonts of the checkout', () => {
  const look = '{{> components/page/checkout-look checkout_settings=chosen}}';

  it('contain every setting of the checkout that is not the logo’s', async () => {
    const keys = Object.keys(settings).filter((key) => /^optimizedCheckout-(?!show-|logo)/.test(key));
    const marked = Object.fromEntries(
      keys.map((key, index) => [key, key.endsWith('-font') ? `Google_Font+${index}_700` : `mark-${index}-of`]),
    );
    const html = await renderExample(look, {
      chosen: {
        ...settings,
        ...marked,
        'optimizedCheckout-show-backgroundImage': true,
        'optimizedCheckout-backgroundImage': 'https://cdn.example.com/{:size}/sea.jpg',
      },
    });
    const absent = keys.filter(
      (key, index) =>
        key !== 'optimizedCheckout-backgroundImage' &&
        !html.includes(`mark-${index}-of`) &&
        !html.includes(`Font ${index},`),
    );
    expect(keys.length).toBeGreaterThan(55);
    expect(absent).toEqual([]);
    expect(html).toMatch(/url\("https:\/\/cdn\.example\.com\/mark-\d+-of\/sea\.jpg"\)/);
  });

  it('name no font and no picture without a choice', async () => {
    const html = await renderExample(look, { chosen: settings });
    expect(html).toContain('.optimizedCheckout-buttonPrimary { border-color: #22453a;');
    expect(html).not.toMatch(/font-family|background-image/);
  });
});
