import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { cartLines } from '../../support/shopping/read-cart';

/** The files in the guide's chapter for newcomers, by their paths. */
function filesOfGuide(): [path: string, text: string][] {
  const [, chapter = ''] = /^## Ten minutes:.*\n([\s\S]*?)^## /m.exec(
    readFileSync('theme-templates/README.md', 'utf8'),
  ) ?? [''];
  return [...chapter.matchAll(/^\*\*`([^`]+)`\*\*\n+```\w+\n([\s\S]*?)^```$/gm)].map(([, path = '', text = '']) => [
    path,
    text,
  ]);
}

const theme = mkdtempSync(join(tmpdir(), 'storefront-newcomer-'));
for (const [path, text] of filesOfGuide()) {
  mkdirSync(dirname(join(theme, path)), { recursive: true });
  writeFileSync(join(theme, path), text);
}
/** Runs the checker as the guide says. */
const check = (...options: string[]) =>
  spawnSync(process.execPath, [join('test', 'tools', 'check', 'check.mjs'), theme, ...options], { encoding: 'utf8' });

const fixed = check('--fix');

describe("a newcomer's ten minutes", () => {
  const shop = useShop({ theme });
  afterAll(() => rmSync(theme, { recursive: true, force: true }));

  it('end with a theme without errors', () => {
    expect(filesOfGuide().length).toBeGreaterThan(6);
    expect(fixed.stdout).toContain('templates/components/common/widgets-script.html: copied');
    expect(check().stdout).toBe(`${theme}: no errors\n`);
  });

  it('give a shop that sells the chosen quantity', async () => {
    const { page } = await shop.open('/beeswax-candles/');
    await page.locator('[data-widget="quantity"][data-widget-status="mounted"]').waitFor();
    const before = Number(await page.locator('[name="qty[]"]').inputValue());
    await page.locator('[data-part="increase"]').click();
    await page.locator('[data-part="increase"]').click();
    await page.locator('[data-part="button"]').click();
    await page.waitForURL(/cart/);
    expect(cartLines(shop.server).map(({ quantity }) => quantity)).toEqual([before + 2]);
    expect(await page.locator('main li').count()).toBe(1);
  });
});
