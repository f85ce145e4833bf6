import type { Page } from 'playwright-core';
import { untilQuiet } from '../../../support/driver/until-quiet';
import { fillCart, mug } from '../../../support/shopping/open-cart';
import { cartLines } from '../../../support/shopping/read-cart';
import { type Issue, type IssueShop, type Look, unless } from './issue';
import { buttonOf, findOption, findProduct, valueOf } from './product-page';

/** Opens a page for a new shopper who has two mugs in the cart. */
const openWithCart = (shop: IssueShop, path: string): Promise<Page> =>
  shop.open(path, { before: (page) => fillCart(page, shop.url, [mug]) });

/** The number that the header shows; 0 when it shows none. */
const badge = async (page: Page): Promise<number> => {
  const text = await page.locator('header .cart-quantity').filter({ visible: true }).allTextContents();
  return Number(text[0]?.trim() || 0);
};

const typedQuantity: Look = async (shop) => {
  const page = await openWithCart(shop, '/cart.php');
  const field = page.locator('[data-item-row] input[type="text"], [data-item-row] input[type="tel"]').first();
  await field.fill('5');
  await field.press('Tab');
  await untilQuiet(page);
  const [line] = cartLines(shop.server);
  return unless(line?.quantity === 5, `the cart has ${line?.quantity} pieces, typed were 5`);
};

const tickedAgain: Look = async (shop) => {
  const sign = findProduct(shop, 'hand-painted-sign');
  const { option, field } = findOption(sign, 'Gilding');
  const yes = option.kind === 'checkbox' ? String(option.yes.id) : '';
  const required = {
    [findOption(sign, 'Wording').field]: 'Ship Inn',
    [findOption(sign, 'Width in inches').field]: '24',
    [findOption(sign, 'Shape').field]: String(valueOf(sign, 'Shape', 'Oval')),
  };
  const page = await shop.open('/cart.php', {
    before: (opened) =>
      fillCart(opened, shop.url, [{ name: sign.name, quantity: 1, options: { ...required, [field]: yes } }]),
  });
  await page.locator('[data-item-edit]').first().click();
  const box = page.locator(`[type="checkbox"][name="${field}"]`);
  await box.waitFor({ state: 'attached' });
  await untilQuiet(page);
  return unless(await box.isChecked(), 'the ticked box is empty when the line is edited');
};

const afterOrder: Look = async (shop) => {
  const page = await openWithCart(shop, '/enamel-mug/');
  if ((await badge(page)) !== 2) throw new Error('the header does not show the cart');
  for (const session of shop.server.world.sessions.all()) session.cart = null;
  await page.goto(`${shop.url}/`);
  await untilQuiet(page);
  return unless((await badge(page)) === 0, `the header still counts ${await badge(page)} ordered items`);
};

const afterBack: Look = async (shop) => {
  const page = await openWithCart(shop, '/enamel-mug/');
  await fillCart(page, shop.url, [mug]);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await untilQuiet(page);
  return unless((await badge(page)) === 4, `the header counts ${await badge(page)} of 4 items`);
};

const closedPreview: Look = async (shop) => {
  const page = await shop.open('/claw-hammer/');
  await buttonOf(page).click();
  const preview = page.locator('#previewModal, dialog[data-widget="cart-preview"]');
  await preview.locator('.previewCart').waitFor();
  await preview.getByRole('button', { name: /close/i }).first().click();
  await untilQuiet(page);
  return unless(!(await preview.isVisible()), 'the dialog stays open');
};

/** Issues about the cart. */
export const cart: readonly Issue[] = [
  { number: 2306, title: 'After Back the header counts an old cart', is: 'gone', adopted: 'gone', look: afterBack },
  { number: 1982, title: 'After an order the header still counts the ordered items', is: 'settled', look: afterOrder },
  { number: 1336, title: 'A quantity that is typed into the cart is not saved', is: 'settled', look: typedQuantity },
  {
    number: 1230,
    title: 'A ticked box is empty when the line is edited in the cart',
    is: 'settled',
    look: tickedAgain,
  },
  { number: 1872, title: 'The dialog after adding cannot be closed', is: 'settled', look: closedPreview },
];
