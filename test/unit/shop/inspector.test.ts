import { describe, expect, it, jest } from '@jest/globals';
import type { KnownWidget } from '../../shop/inspector/inspected-slot';
import { markPlaces } from '../../shop/inspector/mark-places';
import { makeTinyTheme } from './tiny-theme';
import { useLocalShop } from './use-local-shop';

// The first page of our theme takes seconds on a busy machine.
jest.setTimeout(60_000);

describe('the places of a template', () => {
  const mark = (text: string) => markPlaces(text, 'templates/a.html');

  it('are attributes of slots and parts, with file and line', () => {
    expect(
      mark('---\nx: 1\n---\n<p>\n<b data-widget="menu"{{#if x}} class="{{y}}"{{/if}}>\n<i data-part="a"></i>'),
    ).toBe(
      '---\nx: 1\n---\n<p>\n<b data-template-place="templates/a.html:5" data-widget="menu"{{#if x}} class="{{y}}"{{/if}}>\n' +
        '<i data-template-place="templates/a.html:6" data-part="a"></i>',
    );
  });

  it('are in both branches of a condition, and not in comments', () => {
    const text = '{{!-- <b data-widget="menu"> --}}{{#if x}}<b data-part="a">{{else}}<i data-part="a">{{/if}}';
    expect(mark(text).match(/data-template-place/g)).toHaveLength(2);
  });

  it('are missing in a template that cannot be parsed', () => {
    expect(mark('{{#if x}}<b data-part="a">')).toBe('{{#if x}}<b data-part="a">');
  });
});

describe('the inspector', () => {
  const shop = useLocalShop({ theme: makeTinyTheme() });

  it('has a page for any URL, with that page in a frame', async () => {
    const { text } = await shop.shopper.get('/?a=1&widgets=inspect');
    expect(text).toContain('<iframe title="The page" src="/?a=1">');
  });

  it('adds its recorder only to the page in its frame', async () => {
    const recorder = '/__shop/inspector/recorder.js';
    expect((await shop.shopper.get('/')).text).not.toContain(recorder);
    await shop.shopper.get('/?widgets=inspect');
    expect((await shop.shopper.get('/', { 'sec-fetch-dest': 'document' })).text).not.toContain(recorder);
    const framed = (await shop.shopper.get('/', { 'sec-fetch-dest': 'iframe' })).text;
    expect(framed).toMatch(/<head><script nonce="[^"]+" src="\/__shop\/inspector\/recorder\.js">/);
  });

  it('knows the parts and the moment of every widget', async () => {
    const widgets = (await shop.shopper.get('/__shop/widgets.json')).json<Record<string, KnownWidget>>();
    expect(widgets['quantity']).toMatchObject({ moment: 'idle', parts: { input: { required: true } } });
  });

  it('has the findings of the checker', async () => {
    const findings = (await shop.shopper.get('/__shop/findings.json')).json<{ file: string; rule: string }[]>();
    expect(findings).toContainEqual(expect.objectContaining({ rule: 'required-file', file: 'schema.json' }));
  }, 30_000);

  it('has scripts that browsers run', async () => {
    for (const name of ['inspector', 'recorder']) {
      const { status, text } = await shop.shopper.get(`/__shop/inspector/${name}.js`);
      expect(status).toBe(200);
      expect(text.length > 500).toBe(true);
    }
  });
});

describe('the inspector over our theme', () => {
  const shop = useLocalShop();

  it('gets the template and the line of each slot, only in its frame', async () => {
    const place = /<\w+ data-template-place="templates\/components\/[\w/-]+\.html:\d+"[^>]*data-widget=/;
    expect((await shop.shopper.get('/')).text).not.toMatch(place);
    await shop.shopper.get('/?widgets=inspect');
    expect((await shop.shopper.get('/', { 'sec-fetch-dest': 'iframe' })).text).toMatch(place);
  });
});
