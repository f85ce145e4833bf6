import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { compileScss } from '../../shop/assets/compile-scss';
import { createLocalShop } from '../../shop/create-local-shop';

/** A theme whose style sheet is SCSS. */
function scssTheme(sheet: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'scss-theme-'));
  mkdirSync(join(folder, 'assets/scss'), { recursive: true });
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ settings: { ink: '#0a0', gap: '12px' } }));
  writeFileSync(join(folder, 'assets/scss/_parts.scss'), '$half: 2;\n');
  writeFileSync(join(folder, 'assets/scss/theme.scss'), sheet);
  return folder;
}

const valueOfField = async (folder: string) => {
  const shop = createLocalShop({ theme: folder });
  try {
    const response = await fetch(`${await shop.listen()}/stencil/1/css/theme-00000000-0000-0000-0000-000000000001.css`);
    return { status: response.status, text: await response.text() };
  } finally {
    await shop.close();
  }
};

describe('a style sheet in SCSS', () => {
  it("reads the theme's settings by the platform's functions", () => {
    const sheet = `a { color: stencilColor("ink"); width: stencilNumber("gap"); height: stencilNumber("gap", "em");
      font-family: stencilFontFamily("font"); font-weight: stencilFontWeight("font"); content: stencilString("word");
      background: url(stencilImage("image", "size")); border-color: stencilColor("nothing"); }`;
    const settings = {
      ink: '#0a0',
      gap: '12px',
      font: 'Google_Open+Sans_700,400_sans',
      word: 'x',
      image: 'a/{:size}/b.png',
      size: '9x9',
    };
    const css = compileScss(scssTheme(sheet), 'theme', settings);
    for (const line of [
      'color: #00aa00',
      'width: 12px',
      'height: 12em',
      'font-family: "Open Sans"',
      'font-weight: 700',
      'url("a/9x9/b.png")',
    ])
      expect(css).toContain(line);
    expect(css).not.toContain('border-color');
  });

  it('calculates sizes with a setting of text, which has no quotes', () => {
    const sheet = '@use "sass:string";\na { width: string.slice(stencilString("size"), 1, 3) + "px"; }';
    expect(compileScss(scssTheme(sheet), 'theme', { size: '190x250' })).toContain('width: 190px');
  });

  it("is served under its name with the id of the merchant's settings", async () => {
    const { status, text } = await valueOfField(
      scssTheme('@import "parts";\na { width: stencilNumber("gap") / $half; }'),
    );
    expect(status).toBe(200);
    expect(text).toEqual(expect.stringContaining('width: 6px'));
  });

  it('with an error in it names the file and the line', async () => {
    const error = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const { status, text } = await valueOfField(scssTheme('a {\n  color: $gone;\n}'));
    // A sheet that a browser applies: the page shows the sentence.
    expect(status).toBe(200);
    expect(text).toMatch(/^html::before \{ content: "assets\/scss\/theme\.scss: Undefined variable.*theme\.scss 2:10/);
    expect(error).toHaveBeenCalledTimes(1);
    error.mockRestore();
  });

  it('names the command that installs the packages that it imports', async () => {
    const { text } = await valueOfField(scssTheme('@import "../../node_modules/foundation/all";'));
    expect(text).toMatch(/Can't find stylesheet[\s\S]* Install the theme's packages: run npm ci in \S*scss-theme-/);
  });
});
