import { describe, expect, it } from '@jest/globals';
import { fillCart, mug, towels } from '../../support/shopping/open-cart';
import { cartLines } from '../../support/shopping/read-cart';
import { until } from '../../support/driver/until';
import { putTheirButton } from '../../support/driver/put-their-button';
import { useShop } from '../../support/driver/use-shop';
import { listPage } from '../lists/list-page';
import { findPlain } from './find-plain';
import { isBusy, useHeldPage } from './use-held-page';

const plain = findPlain();

const shop = useShop();
const open = useHeldPage(shop);
const quantities = () => cartLines(shop.server).map(({ quantity }) => quantity);

describe('a press that is the browser’s own is not held', () => {
  it('opens a new tab: by a key held down with it, or because the template says so', async () => {
    const { page, context } = await open('/workshop/');
    const link = listPage(page).card('Claw Hammer, 16 oz').locator('[data-widget="quick-view"]');
    for (const press of [
      () => link.click({ modifiers: ['ControlOrMeta'] }),
      async () => {
        await link.evaluate((one: HTMLAnchorElement) => (one.target = '_blank'));
        await link.click();
      },
    ]) {
      const [tab] = await Promise.all([context.waitForEvent('page'), press()]);
      // The new tab's code is held too, so its page may never count as loaded.
      await tab.waitForURL('**/claw-hammer/', { waitUntil: 'commit' });
      await tab.close();
      expect(await isBusy(link)).toBe(false);
    }
  });

  it('opens what shares the page', async () => {
    const { page } = await open(`/${plain.slug}/`);
    await page.locator('[data-widget="share"] summary').first().click();
    expect(await page.locator('[data-widget="share"]').first().getAttribute('open')).toBe('');
  });

  it.each(['formaction', 'form'] as const)('posts at once by a button with %s of its own', async (attribute) => {
    const { page } = await open(`/${plain.slug}/`);
    await page.evaluate(putTheirButton, attribute);
    await page.locator('#their-button').click();
    await page.waitForURL('**/cart.php**');
    expect(quantities()).toEqual([1]);
  });

  it('reaches others’ buttons between ours', async () => {
    const { page } = await open('/cart.php', { before: (one) => fillCart(one, shop.address, [mug]) });
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.id = 'their-wallet';
      button.textContent = 'Pay';
      button.addEventListener('click', ({ isTrusted }) => button.append(` ${isTrusted}`));
      const place = document.createElement('div');
      place.dataset.widgetPress = 'native';
      place.append(button);
      document.querySelector('[data-cart-additional-checkout-buttons]')!.append(place);
    });
    await page.locator('#their-wallet').click();
    expect(await page.locator('#their-wallet').textContent()).toBe('Pay true');
  });
});

describe('Enter in the field of a quantity', () => {
  const quantity = 'main .productView [name="qty[]"]';

  it('is the widget’s when its code is there in time: nothing is sent', async () => {
    const opened = await open(`/${plain.slug}/`);
    await opened.page.locator(quantity).fill('3');
    await opened.page.locator(quantity).press('Enter');
    await opened.arrive('main .productView form[data-widget="add-to-cart"]');
    await opened.pass(5_000);
    expect(quantities()).toEqual([]);
    expect(new URL(opened.page.url()).pathname).toEqual(`/${plain.slug}/`);
    expect(await opened.page.locator(quantity).inputValue()).toBe('3');
  });

  it('posts the form after four seconds, as without JavaScript', async () => {
    const opened = await open(`/${plain.slug}/`);
    await opened.page.locator(quantity).fill('3');
    await opened.page.locator(quantity).press('Enter');
    await opened.pass(4_000).catch(() => undefined);
    await opened.page.waitForURL('**/cart.php**');
    expect(quantities()).toEqual([3]);
  });
});

describe('on the cart page, before its code is there', () => {
  const openCart = () => open('/cart.php', { before: (page) => fillCart(page, shop.address, [mug, towels]) });

  it('each press on a step is a step, at once, and all are sent when the code comes', async () => {
    const opened = await openCart();
    const more = opened.page.getByRole('button', { name: /One more: Enamel Mug/ });
    const field = opened.page.locator('[data-widget="cart-quantity"] input[type="text"]').first();
    for (const shown of ['3', '4', '5']) {
      await more.click();
      expect(await field.inputValue()).toBe(shown);
    }
    await opened.page.getByRole('button', { name: /One less: Enamel Mug/ }).click();
    await opened.arrive('[data-widget="cart-quantity"]');
    await opened.passUntil('the cart holds 4', () => quantities()[0] === 4);
    expect(quantities()).toEqual([4, 3]);
  });

  it('a removal asks first, in its dialog', async () => {
    const opened = await openCart();
    const remove = opened.page.locator('a[data-widget="cart-remove"]').first();
    await remove.click();
    await opened.arrive('[data-item-row]:first-child a[data-widget="cart-remove"]');
    // The dialog has its code from another file, which may mount later.
    const dialog = opened.page.locator('dialog[data-name="confirm"]');
    await opened.passUntil('the shopper is asked', () => dialog.isVisible());
    expect(quantities()).toEqual([2, 3]);
  });

  it('a removal asks first, after four seconds by the browser', async () => {
    const opened = await openCart();
    const asked: string[] = [];
    for (const [before, answer] of [false, true].entries()) {
      opened.page.once('dialog', (dialog) => {
        asked.push(dialog.message());
        void (answer ? dialog.accept() : dialog.dismiss());
      });
      await opened.page.locator('a[data-widget="cart-remove"]').first().click();
      await opened.pass(4_000).catch(() => undefined);
      await until('the shopper was asked', () => asked.length > before);
      if (!answer) expect(quantities()).toEqual([2, 3]);
    }
    await until('it was removed', () => quantities().length === 1);
    expect(asked[0]).toMatch(/Enamel Mug/);
  });

  it('a button without native behaviour is released after four seconds, and never acts late', async () => {
    const opened = await openCart();
    const wrap = opened.page.locator('button[data-widget="cart-edit"]').first();
    await wrap.click();
    expect(await isBusy(wrap)).toBe(true);
    await opened.pass(4_000);
    expect(await isBusy(wrap)).toBe(false);
    await opened.arrive('[data-item-row]:first-child button[data-widget="cart-edit"]');
    await opened.pass(12_000);
    expect(await opened.page.locator('dialog[open]').count()).toBe(0);
  });
});
