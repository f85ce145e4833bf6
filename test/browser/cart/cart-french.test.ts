import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { fillCart, mug, settleCart, towels } from '../../support/shopping/open-cart';
import { cartLines } from '../../support/shopping/read-cart';

/** The English texts of two or more words: a French page cannot have the same text. */
function englishTexts(words: unknown): string[] {
  if (typeof words === 'string') return /\w \w/.test(words) ? [words.replace(/\{.*/, '').trim()] : [];
  return Object.values(words as object).flatMap(englishTexts);
}

const { cart } = JSON.parse(readFileSync('theme-templates/lang/en.json', 'utf8')) as { cart: object };
const english = englishTexts(cart).filter((text) => text.includes(' '));
if (english.length < 30) throw new Error('the theme has few words for the cart');

describe('the cart in French', () => {
  const shop = useShop();

  it('stays in French after every change, call and dialog', async () => {
    const { page } = await shop.open('/fr/cart.php', {
      before: (opened) => fillCart(opened, `${shop.url}/fr`, [mug, towels]),
    });
    const main = page.locator('main');
    const read = async () => main.evaluate((element) => element.outerHTML);
    const pages = [await read()];
    const mugLine = page.locator('[data-item-row]', { has: page.getByRole('heading', { name: mug.name }) });

    await mugLine.locator('[data-action="inc"]').click();
    await settleCart(page);
    await page.getByText('Ajouter un code promo').click();
    await page.getByLabel('Code promo').fill('TENTH');
    await page.getByLabel('Code promo').press('Enter');
    const coupon = page.locator('.cart-total', { hasText: 'TENTH' });
    await coupon.waitFor();
    await settleCart(page);
    pages.push(await read());
    await coupon.getByRole('link', { name: /^Retirer/ }).click();
    await coupon.waitFor({ state: 'detached' });

    await mugLine.getByRole('link', { name: /^Modifier les options/ }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('button', { name: 'Enregistrer les options' }).waitFor();
    pages.push(await read());
    await dialog.locator('label', { hasText: 'Coal' }).click();
    await dialog.getByRole('button', { name: 'Enregistrer les options' }).click();
    await dialog.waitFor({ state: 'detached' });
    await mugLine.getByRole('button', { name: /emballage cadeau/ }).click();
    await dialog.getByLabel('Emballage cadeau', { exact: true }).selectOption({ index: 1 });
    pages.push(await read());
    await dialog.getByRole('button', { name: 'Enregistrer l’emballage' }).click();
    await dialog.waitFor({ state: 'detached' });
    await settleCart(page);

    await page.getByText('Estimer la livraison').click();
    await page.getByLabel('Pays').selectOption({ label: 'United Kingdom' });
    await page.getByLabel('Code postal').fill('SW1A 1AA');
    await page.getByRole('button', { name: 'Afficher les frais de livraison' }).click();
    await page.getByRole('button', { name: 'Livrer ainsi' }).waitFor();
    pages.push(await read());
    await page.getByRole('button', { name: 'Livrer ainsi' }).click();
    await page.locator('.cart-total--shipping').waitFor();
    await settleCart(page);
    pages.push(await read());

    expect(cartLines(shop.server)[0]).toMatchObject({ quantity: 3, choices: [{ text: 'Coal' }] });
    const strays = shop.server.world.log.all().filter(({ isStray }) => isStray);
    expect(strays.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    expect(english.filter((text) => pages.some((html) => html.includes(text)))).toEqual([]);
  });
});
