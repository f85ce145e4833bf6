import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLocalShop, type LocalShop } from '../../shop/create-local-shop';
import { makeLiveReload } from '../../shop/watch/live-reload';
import { makeTinyTheme } from './tiny-theme';

describe("an error in a theme's file", () => {
  let theme: string;
  let shop: LocalShop;
  let url: string;
  const printed: string[] = [];

  beforeEach(async () => {
    printed.length = 0;
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
    theme = makeTinyTheme();
    shop = createLocalShop({ theme, liveReload: makeLiveReload() });
    url = await shop.listen();
  });
  afterEach(() => shop.close());

  const write = (path: string, text: string) => writeFileSync(join(theme, path), text);
  const openHome = async () => {
    const response = await fetch(`${url}/`);
    return { status: response.status, text: await response.text() };
  };

  it.each([
    [
      'Handlebars',
      'templates/pages/home.html',
      '<p>\n{{#if x}}\n</p>',
      /templates\/pages\/home\.html:2/,
      /the block \{\{#if\}\} is not closed/,
    ],
    [
      'a partial',
      'templates/pages/home.html',
      '<p>\n{{> components/gone}}</p>',
      /home\.html:2/,
      /no partial &quot;components\/gone/,
    ],
    [
      'front matter',
      'templates/pages/home.html',
      '---\na: [1\nb: 2\n---\n',
      /home\.html:[23]:/,
      /front matter is no YAML/,
    ],
    ['config.json', 'config.json', '{\n  "settings": {},\n}', /config\.json:3:1/, /settings can&#039;t be read/],
    [
      'the schema',
      'schema.json',
      '[\n  { "name": "Colours" "settings": [] }\n]',
      /schema\.json:2/,
      /can&#039;t be read/,
    ],
    [
      'a setting of the schema',
      'schema.json',
      '[{ "name": "Look", "settings": [{ "type": "colour" }] }]',
      /schema\.json:1/,
      /did you mean &quot;color/,
    ],
    ['a language', 'lang/fr.json', '{\n  "hello": Bonjour\n}', /lang\/fr\.json:2/, /words can&#039;t be read/],
  ])('in %s is shown as a page with file, line and sentence', async (_, path, text, place, sentence) => {
    expect((await openHome()).status).toBe(200);
    write(path, text);
    const broken = await openHome();
    expect(broken.status).toBe(500);
    expect(broken.text).toMatch(place);
    expect(broken.text).toMatch(sentence);
    // The page listens for the next change, and the terminal prints the same message.
    expect(broken.text).toContain('<script src="/__shop/reload.js">');
    expect(printed.join('')).toContain(path);
  });

  it('disappears when the file is corrected, and is printed once', async () => {
    write('lang/en.json', '{');
    expect((await openHome()).status).toBe(500);
    expect((await openHome()).status).toBe(500);
    expect(printed.length).toBe(1);
    write('lang/en.json', '{ "hello": "Hello" }');
    expect((await openHome()).status).toBe(200);
  });

  it('of another template does not affect a page', async () => {
    write('templates/pages/product.html', '{{#if x}}');
    expect((await openHome()).status).toBe(200);
  });

  it('shows the line, escaped', async () => {
    write('templates/pages/home.html', 'one\n<b>{{> components/gone}}</b>\nthree');
    expect((await openHome()).text).toContain('<mark>   2  &lt;b&gt;{{&gt; components/gone}}&lt;/b&gt;</mark>');
  });
});
