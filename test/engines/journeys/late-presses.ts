import { setTimeout as pause } from 'node:timers/promises';
import { expectSame } from '../expect-same';
import { add, openHeld, preview, quantity } from '../held-page';
import type { Journey } from '../journey';

export const lateCode: Journey = {
  name: 'after four seconds the browser handles a held press natively',
  go: async (visit) => {
    const { tab } = visit;
    const { inCart, adds, isBusy } = await openHeld(visit, '/claw-hammer/');
    await tab.click(add);
    await pause(2_000);
    expectSame({ busy: await isBusy(add), inCart: inCart() }, { busy: true, inCart: [] }, 'a press after two seconds');
    await tab.untilAt('/cart.php');
    expectSame({ inCart: inCart(), adds: adds() }, { inCart: [[107, 1]], adds: 1 }, 'the result');
  },
};

export const enteredQuantity: Journey = {
  name: 'Enter in the quantity posts the form only if the code does not load',
  go: async (visit) => {
    const { tab } = visit;
    const late = await openHeld(visit, '/claw-hammer/');
    await tab.fill(quantity, '3');
    await tab.press('Enter');
    await tab.untilAt('/cart.php');
    expectSame(late.inCart(), [[107, 3]], 'the cart');

    const early = await openHeld(visit, '/claw-hammer/');
    await tab.fill(quantity, '3');
    await tab.press('Enter');
    expectSame(await early.isBusy(add), true, 'whether Enter is held');
    await early.arrive();
    await early.expectNothing();
  },
};

export const hiddenControl: Journey = {
  name: 'a held press is dropped if its control becomes hidden',
  go: async (visit) => {
    const { tab } = visit;
    const { expectNothing, isBusy } = await openHeld(visit, '/claw-hammer/');
    await tab.click(add);
    expectSame(await isBusy(add), true, 'whether the press is held');
    await tab.read(() => {
      document.querySelector<HTMLElement>('main form[data-cart-item-add]')!.hidden = true;
    }, null);
    await expectNothing();
    expectSame(await isBusy(add), false, 'whether the press is still held');
  },
};

export const pressElsewhere: Journey = {
  name: 'a held press still runs after the focus moves and the shopper types in another form',
  go: async (visit) => {
    const { tab } = visit;
    const { arrive, isBusy, inCart } = await openHeld(visit, '/claw-hammer/');
    await tab.click(add);
    await tab.press('Tab');
    expectSame(await isBusy(add), true, 'whether the press is held after the focus has moved');
    await tab.fill('header [data-search-quick]', 'clamp');
    expectSame(await isBusy(add), true, 'whether the press is held after typing in another form');
    await arrive();
    await tab.untilShown(preview);
    expectSame(inCart(), [[107, 1]], 'the cart');
  },
};

export const pressLeftBehind: Journey = {
  name: 'a held press is dropped when the shopper leaves the page, or the page is hidden',
  go: async (visit) => {
    const { tab } = visit;
    await openHeld(visit, '/about-us/');
    const { isBusy, expectNothing } = await openHeld(visit, '/claw-hammer/');
    await tab.click(add);
    expectSame(await isBusy(add), true, 'whether the press is held');
    await tab.back();
    await tab.untilAt('/about-us/');
    await tab.forward();
    await tab.untilAt('/claw-hammer/');
    await tab.until('the loader has run', () => !!window.storefrontWidgets?.version, null);
    expectSame(await isBusy(add), false, 'whether the press is held after Back and Forward');
    await expectNothing();

    await tab.click(add);
    expectSame(await isBusy(add), true, 'whether the press is held');
    // No driver can put a tab in the background in every engine.
    await tab.read(() => {
      for (const state of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }
      Reflect.deleteProperty(document, 'visibilityState');
    }, null);
    expectSame(await isBusy(add), false, 'whether the press is held after the page was hidden');
    await expectNothing();
  },
};
