import { expectSame } from '../expect-same';
import { clamp } from '../../support/shopping/open-cart';
import { fillCart } from '../fill-cart';
import { holdCode } from '../hold-code';
import { add, openHeld, pause, preview, quantity } from '../held-page';
import type { Journey } from '../journey';

export const lateCode: Journey = {
  name: 'a held press is the browser’s own after four seconds',
  go: async (visit) => {
    const { tab } = visit;
    const { held, adds, isBusy } = await openHeld(visit, '/claw-hammer/');
    await tab.click(add);
    await pause(2_000);
    expectSame({ busy: await isBusy(add), held: held() }, { busy: true, held: [] }, 'a press after two seconds');
    await tab.untilAt('/cart.php');
    expectSame({ held: held(), adds: adds() }, { held: [[107, 1]], adds: 1 }, 'what came of it');
  },
};

/** A control of the cart page without native behaviour. */
const wrap = 'button[data-widget="cart-edit"]';

/** Longer than both time limits of `core/loader/hold-events.ts`. */
const LATE = 15_000;

export const lateByFar: Journey = {
  name: 'a held press that no browser can do is given up, and not done by code that comes after 15 seconds',
  go: async (visit) => {
    const { tab, shop } = visit;
    holdCode(shop);
    await fillCart(visit, [clamp]);
    const { isBusy, release } = await openHeld(visit, '/cart.php');
    await tab.click(wrap);
    expectSame(await isBusy(wrap), true, 'whether the press was taken');
    await pause(LATE);
    expectSame(await isBusy(wrap), false, 'whether it is held after 15 seconds');
    release();
    await tab.untilMounted(wrap);
    await pause(1_000);
    expectSame(await tab.read(() => document.querySelector('dialog[open]')?.id ?? null, null), null, 'what is open');
  },
};

export const enteredQuantity: Journey = {
  name: 'Enter in the quantity sends nothing where the code comes, and the form where it does not',
  go: async (visit) => {
    const { tab } = visit;
    const late = await openHeld(visit, '/claw-hammer/');
    await tab.fill(quantity, '3');
    await tab.press('Enter');
    await tab.untilAt('/cart.php');
    expectSame(late.held(), [[107, 3]], 'the cart');

    const early = await openHeld(visit, '/claw-hammer/');
    await tab.fill(quantity, '3');
    await tab.press('Enter');
    expectSame(await early.isBusy(add), true, 'whether Enter was taken');
    await early.arrive();
    await early.expectNothing();
  },
};

export const uselessControl: Journey = {
  name: 'a held press is not done when its control is disabled, hidden, inert or gone by then',
  go: async (visit) => {
    const { tab } = visit;
    const { expectNothing, isBusy } = await openHeld(visit, '/claw-hammer/');
    for (const what of ['disabled', 'hidden', 'inert', 'gone'] as const) {
      await tab.click(add);
      expectSame(await isBusy(add), true, `whether a press is taken on what becomes ${what}`);
      const change = (isUseless: boolean) =>
        tab.read(
          ([selector, how, useless]) => {
            const known = window as unknown as { pressed?: HTMLButtonElement };
            const pressed = (known.pressed ??= document.querySelector<HTMLButtonElement>(selector)!);
            const around = document.querySelector<HTMLElement>('main form[data-cart-item-add]')!;
            if (how === 'disabled') pressed.disabled = useless;
            else if (how === 'gone') useless ? pressed.remove() : around.append(pressed);
            else around[how] = useless;
          },
          [add, what, isUseless] as const,
        );
      await change(true);
      await expectNothing();
      await change(false);
      expectSame(await isBusy(add), false, `whether a press is held on what was ${what}`);
    }
  },
};

export const pressElsewhere: Journey = {
  name: 'a held press is done though the focus goes on, and though the shopper types in another form',
  go: async (visit) => {
    const { tab } = visit;
    const { arrive, isBusy, held } = await openHeld(visit, '/claw-hammer/');
    await tab.click(add);
    await tab.press('Tab');
    expectSame(await isBusy(add), true, 'whether it is held when the focus goes on');
    await tab.fill('header [data-search-quick]', 'clamp');
    expectSame(await isBusy(add), true, 'whether it is held when another form is typed in');
    await arrive();
    await tab.untilShown(preview);
    expectSame(held(), [[107, 1]], 'the cart');
  },
};

export const pressLeftBehind: Journey = {
  name: 'a held press is not done when the page was hidden, or left, and comes back',
  go: async (visit) => {
    const { tab } = visit;
    await openHeld(visit, '/about-us/');
    const { isBusy, expectNothing } = await openHeld(visit, '/claw-hammer/');
    await tab.click(add);
    expectSame(await isBusy(add), true, 'whether the press was taken');
    await tab.back();
    await tab.untilAt('/about-us/');
    await tab.forward();
    await tab.untilAt('/claw-hammer/');
    await tab.until('the loader is there', () => 'storefrontWidgets' in window, null);
    expectSame(await isBusy(add), false, 'whether it is held on the page that comes back');
    await expectNothing();

    await tab.click(add);
    expectSame(await isBusy(add), true, 'whether the press was taken');
    // No driver can put a tab in the background in every engine.
    await tab.read(() => {
      for (const state of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }
      Reflect.deleteProperty(document, 'visibilityState');
    }, null);
    expectSame(await isBusy(add), false, 'whether it is held when the page was hidden');
    await expectNothing();
  },
};
