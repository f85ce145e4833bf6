import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { checkTheme } from '../../../theme/checks/check-theme';
import { knownContracts } from '../../../theme/contracts/known-contracts';
import { readThemeFrom } from '../../../theme/read-theme';
import { folderSource } from '../../../theme/theme-source';
import { fixTheme } from '../../../tools/check/fix/fix-theme';

const page = `{{> components/widgets/announcer}}
<form data-product-scope="{{product.id}}">
  <div data-widget="quantity" data-digit-only="{{lang 'products.quantity_error_message'}}">
    <input name="qty[]" data-part="inpt"><button data-part="increase">{{lang 'own.more'}}</button>
  </div>
</form>
`;
const english = '{\n\t"own": { "more": "+" },\n\t"products": {\n\t\t"price": "Price"\n\t}\n}';

describe('npm run check -- --fix', () => {
  let folder = '';
  const file = (path: string) => readFileSync(join(folder, path), 'utf8');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const fix = async () => {
    const problems = checkTheme(readThemeFrom(folderSource(folder)), await knownContracts());
    return fixTheme(folder, problems).map(({ path, what }) => `${path}: ${what}`);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'storefront-fix-'));
    write('templates/pages/product.html', page);
    write('lang/en.json', english);
    write('lang/fi.json', '{}');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('copies our partials and texts, and corrects errors with one correction', async () => {
    expect((await fix()).sort()).toEqual([
      'lang/en.json: words for "products.quantity_error_message" added',
      'templates/components/widgets/announcer.html: copied',
      'templates/pages/product.html: line 3: data-digit-only → data-digits-only',
      'templates/pages/product.html: line 4: inpt → input',
      'templates/pages/product.html: line 4: type="button" added',
    ]);
    expect(file('templates/components/widgets/announcer.html')).toBe(
      readFileSync('theme-templates/templates/components/widgets/announcer.html', 'utf8'),
    );
    expect(file('templates/pages/product.html')).toBe(
      page.replace('digit-only', 'digits-only').replace('inpt', 'input').replace('<button', '<button type="button"'),
    );
    expect(file('lang/en.json')).toMatch(
      /^\{\n\t"own": \{ "more": "\+" \},\n\t"products": \{\n\t\t"price": "Price",\n\t\t"quantity_error_message": "[^"]+"\n\t\}\n\}$/,
    );
    expect(file('lang/fi.json')).toBe('{}');
  });

  it('changes nothing a second time', async () => {
    await fix();
    const before = [file('templates/pages/product.html'), file('lang/en.json')];
    expect(await fix()).toEqual([]);
    expect([file('templates/pages/product.html'), file('lang/en.json')]).toEqual(before);
  });

  it('replaces no file of the author', async () => {
    write('templates/components/widgets/announcer.html', 'mine');
    await fix();
    expect(file('templates/components/widgets/announcer.html')).toBe('mine');
  });
});
