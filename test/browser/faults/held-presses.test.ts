import { describe, expect, it } from '@jest/globals';
import { cartLines } from '../../support/shopping/read-cart';
import { useShop } from '../../support/driver/use-shop';
import { listPage } from '../lists/list-page';
import { chooseValue, chosenValue } from '../../support/shopping/choose-option';
import { findChoosable } from '../sale/sale-page';
import { findPlain } from './find-plain';
import { isBusy, useHeldPage, type HeldPage } from './use-held-page';

const { product, field, variants, valueOf } = findChoosable();
const [first, second] = variants;
const plain = findPlain();

const shop = useShop();
const open = useHeldPage(shop);

const held = () => cartLines(shop.server).map(({ productId, quantity }) => [productId, quantity]);
const adds = () => shop.server.world.log.all().filter(({ path }) => path === '/remote/v1/cart/add').length;
const form = ({ page }: HeldPage) => page.locator('main .productView form[data-cart-item-add]');
const addButton = (opened: HeldPage) => form(opened).locator('#form-action-addToCart');
const untilPreview = ({ page, passUntil }: HeldPage) =>
  passUntil('the cart is shown', () => page.locator('#previewModal[open] .previewCart').isVisible());
const sale = 'main .productView form[data-widget="add-to-cart"]';

/** Checks that nothing is bought and that the browser does not leave the page, however long the shopper waits. */
async function expectNothing(opened: HeldPage): Promise<void> {
  const before = opened.page.url();
  await opened.pass(10_000);
  await opened.page.evaluate(() => fetch('/images/stencil/80w/patterns/still.svg'));
  expect(opened.page.url()).toEqual(before);
  expect(adds()).toBe(0);
  expect(held()).toEqual([]);
}

describe('a press whose code is on its way', () => {
  it('shows at once that it was taken, and is done when the code is there', async () => {
    const opened = await open(`/${plain.slug}/`);
    expect(await isBusy(addButton(opened))).toBe(false);
    await addButton(opened).click();
    expect(await isBusy(addButton(opened))).toBe(true);
    await opened.arrive(sale);
    await untilPreview(opened);
    expect(held()).toEqual([[plain.id, 1]]);
    expect(adds()).toBe(1);
    expect(await isBusy(addButton(opened))).toBe(false);
  });

  it('is not done when an option or the quantity was changed meanwhile; the next press is', async () => {
    const opened = await open(`/${product.slug}/`);
    const button = addButton(opened);
    await chooseValue(form(opened), field, valueOf(first));
    await button.click();
    await chooseValue(form(opened), field, valueOf(second));
    expect(await isBusy(button)).toBe(false);
    await button.click();
    await form(opened).locator('[name="qty[]"]').fill('2');
    expect(await isBusy(button)).toBe(false);
    await expectNothing(opened);

    await opened.arrive(sale);
    await expectNothing(opened);
    expect(await chosenValue(form(opened), field)).toBe(valueOf(second));
    await button.click();
    await untilPreview(opened);
    expect(cartLines(shop.server).map(({ variantId, quantity }) => [variantId, quantity])).toEqual([[second.id, 2]]);
  });

  it('is done once, however often it was repeated, by the pointer and by a key that is held down', async () => {
    const opened = await open(`/${plain.slug}/`);
    await addButton(opened).dblclick();
    await addButton(opened).focus();
    for (let repeats = 0; repeats < 5; repeats += 1) await opened.page.keyboard.down('Enter');
    await opened.page.keyboard.up('Enter');
    await opened.arrive(sale);
    await untilPreview(opened);
    expect(held()).toEqual([[plain.id, 1]]);
    expect(adds()).toBe(1);
  });

  it('does not keep another from being done', async () => {
    const opened = await open('/workshop/');
    const card = (name: string) =>
      listPage(opened.page)
        .card(name)
        .getByRole('button', { name: /^Add to cart/ });
    await card('Claw Hammer, 16 oz').click();
    await card('Tape Measure, 16 ft').click();
    expect(await isBusy(card('Claw Hammer, 16 oz'))).toBe(true);
    await opened.arrive('[data-product-scope="128"] [data-widget="add-to-cart"]');
    await opened.passUntil('both are in the cart', () => held().length === 2);
    expect(held()).toEqual([
      [107, 1],
      [128, 1],
    ]);
  });

  it.each([10_000, 60_000])('is done natively after four seconds, when the code takes %d ms', async (wait) => {
    const opened = await open(`/${plain.slug}/`);
    await addButton(opened).click();
    await opened.pass(3_900);
    expect(await isBusy(addButton(opened))).toBe(true);
    expect(held()).toEqual([]);
    // A page that is being left cannot be read.
    await opened.pass(wait - 3_900).catch(() => undefined);
    await opened.page.waitForURL('**/cart.php**');
    expect(held()).toEqual([[plain.id, 1]]);
  });

  it('leads where a link leads after four seconds', async () => {
    const opened = await open('/workshop/');
    const link = listPage(opened.page).card('Claw Hammer, 16 oz').locator('[data-widget="quick-view"]');
    await link.click();
    expect(await isBusy(link)).toBe(true);
    await opened.pass(4_000).catch(() => undefined);
    await opened.page.waitForURL('**/claw-hammer/');
  });

  it('is not done when the control is disabled, hidden, inert or gone by then', async () => {
    const opened = await open(`/${plain.slug}/`);
    const button = addButton(opened);
    const undo = await opened.page.evaluateHandle(() => {
      const pressed = document.querySelector<HTMLButtonElement>('#form-action-addToCart')!;
      const around = pressed.closest<HTMLElement>('form')!;
      return {
        disabled: () => (pressed.disabled = !pressed.disabled),
        hidden: () => (around.hidden = !around.hidden),
        inert: () => (around.inert = !around.inert),
        gone: () => (pressed.isConnected ? pressed.remove() : around.append(pressed)),
      };
    });
    for (const what of ['disabled', 'hidden', 'inert', 'gone'] as const) {
      await button.click();
      expect([what, await isBusy(button)]).toEqual([what, true]);
      await undo.evaluate((change, name) => void change[name](), what);
      await expectNothing(opened);
      await undo.evaluate((change, name) => void change[name](), what);
      expect([what, await isBusy(button)]).toEqual([what, false]);
    }
  });

  it('is done though the shopper types in another form, and though the focus goes on', async () => {
    const opened = await open(`/${plain.slug}/`);
    await addButton(opened).click();
    await opened.page.getByRole('searchbox').first().fill('clamp');
    expect(await isBusy(addButton(opened))).toBe(true);
    await opened.arrive(sale);
    await untilPreview(opened);
    expect(held()).toEqual([[plain.id, 1]]);

    const again = await open(`/${plain.slug}/`);
    await addButton(again).click();
    await again.page.keyboard.press('Tab');
    expect(await isBusy(addButton(again))).toBe(true);
    await again.arrive(sale);
    await untilPreview(again);
  });

  it('is given up when the page is left, or frozen, and come back to', async () => {
    const opened = await open(`/${plain.slug}/`);
    await addButton(opened).click();
    await opened.page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      Reflect.deleteProperty(document, 'visibilityState');
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    expect(await isBusy(addButton(opened))).toBe(false);
    await opened.arrive(sale);
    await expectNothing(opened);
  });

  it('is heard by the listeners of others once, when it is done, and theirs is the last word', async () => {
    const opened = await open(`/${plain.slug}/`);
    const heard = await opened.page.evaluateHandle(() => {
      const names: string[] = [];
      const pressed = document.querySelector<HTMLButtonElement>('#form-action-addToCart')!;
      pressed.addEventListener('click', ({ type }) => names.push(type));
      pressed.form!.addEventListener('submit', (event) => {
        names.push(event.type);
        event.preventDefault();
        event.stopPropagation();
      });
      return names;
    });
    await addButton(opened).click();
    await addButton(opened).click();
    expect(await heard.jsonValue()).toEqual([]);
    await opened.pass(4_000);
    await expectNothing(opened);
    expect(await heard.jsonValue()).toEqual(['click', 'submit']);
    expect(await isBusy(addButton(opened))).toBe(false);
  });

  it('does not wait for the code of another group, which may never come', async () => {
    const opened = await open('/workshop/', { which: /\/(category|facets|compare|global)\.js$/ });
    const card = listPage(opened.page)
      .card('Claw Hammer, 16 oz')
      .getByRole('button', { name: /^Add to cart/ });
    await card.click();
    await opened.page.waitForSelector('[data-widget="add-to-cart"][data-widget-status="mounted"]');
    await opened.passUntil('the hammer is in the cart', () => held().length === 1);
    expect(held()).toEqual([[107, 1]]);
  });
});
