import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { ShopError } from '../../../../core/errors/shop-error';
import { navigation } from '../../../../core/page/navigation';
import { cartDropdown } from '../../../../widgets/header/cart-dropdown';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';
import { giveWindow } from '../give-window';
import { deferred, mountForUser } from '../with-user';
import { press } from './point';

let resize = giveWindow(1280);
beforeEach(() => void (resize = giveWindow(1280)));
afterEach(() => localStorage.clear());

const mount = async (change: (slot: HTMLElement) => void = () => {}) => {
  let response = deferred<string>();
  const preview = jest.fn<StorefrontApi['cart']['preview']>(() => (response = deferred<string>()).promise);
  const mounted = await mountForUser(cartDropdown, {
    api: { cart: { preview }, restCarts: { quantity: async () => 7 } },
    around: (html) => `<main>Page</main>${html}`,
    change,
  });
  const { part, parts } = mounted;
  const link = part('link');
  return {
    ...mounted,
    link,
    preview,
    panel: part('panel'),
    /** Clicks the link, and returns whether the click was left to the browser. */
    press: (keys: MouseEventInit = {}) => mounted.click(link.querySelector('span')!, keys),
    shown: () => ['body', 'failure', 'overlay'].filter((name) => parts(name)[0]?.hidden === false),
    respond: async () => (
      await response.resolve('<div data-cart-quantity="2"><a href="/checkout">Check out</a></div>'), settle()
    ),
    refuse: async () => (await response.reject(new ShopError('http', 'No response', { status: 500 })), settle()),
  };
};

describe('the cart drop-down', () => {
  it('opens with a loading cover, requests the cart preview, and shows it', async () => {
    const { press: open, panel, link, shown, preview, respond, part, store } = await mount();
    const state = () => [panel.hidden, link.getAttribute('aria-expanded'), link.getAttribute('aria-controls')];
    expect(state()).toEqual([true, 'false', 'cart-preview-dropdown']);
    expect(await open()).toBe(false);
    expect(state()).toEqual([false, 'true', 'cart-preview-dropdown']);
    expect([panel.getAttribute('aria-busy'), shown()]).toEqual(['true', ['body', 'overlay']]);
    expect(preview.mock.calls[0]?.[0]).toMatchObject({ template: 'common/cart-preview' });
    await respond();
    expect([shown(), part('body').textContent, store.getState().cart.quantity]).toEqual([['body'], 'Check out', 2]);
  });

  it('requests the preview each time it opens, and marks the link and the panel meanwhile', async () => {
    const { press: toggle, panel, link, preview, respond, part } = await mount();
    const before = link.className;
    for (const isOpen of [true, false, true, false]) {
      await toggle();
      // Empty while it is closed, so that no id is there twice.
      expect(part('body').innerHTML).toBe('');
      await respond();
      const marks = [link, panel].map(({ classList }) => classList.contains('is-open'));
      expect([panel.hidden, ...marks]).toEqual([!isOpen, isOpen, isOpen]);
    }
    expect([preview.mock.calls.length, link.className]).toEqual([2, before]);
  });

  it('closes at Escape, returns the focus to the link, and aborts its request', async () => {
    const { press: open, panel, link, part, preview } = await mount();
    await open();
    part('failure').querySelector('a')!.focus();
    press('Escape');
    await settle();
    expect([panel.hidden, document.activeElement]).toEqual([true, link]);
    expect(preview.mock.calls[0]?.[0]?.signal?.aborted).toBe(true);
  });

  it('is a link for a new tab, and on narrow screens, even if the window becomes narrow later', async () => {
    const { press: open, panel, link } = await mount();
    expect([await open({ metaKey: true }), panel.hidden]).toEqual([true, true]);
    await open();
    resize(800);
    await settle();
    expect([panel.hidden, link.hasAttribute('aria-expanded'), await open()]).toEqual([true, false, true]);
  });

  it('shows the failure of its request with a link to the cart, and requests the number of items separately', async () => {
    const { press: open, refuse, shown, store } = await mount();
    await open();
    await refuse();
    expect([shown(), store.getState().cart.quantity]).toEqual([['body', 'failure'], 7]);
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it('opens the cart page if the template has no message for the failure', async () => {
    const goTo = jest.spyOn(navigation, 'goTo').mockReturnValue();
    const { press: open, refuse } = await mount((slot) => slot.querySelector('[data-part="failure"]')!.remove());
    await open();
    await refuse();
    expect(goTo.mock.calls).toEqual([['http://shop.test/cart.php']]);
    complaints.length = 0;
  });

  it.each([
    ['narrow', 375, true],
    ['narrow', 1280, false],
    ['always', 1280, true],
    ['never', 1280, false],
  ])(
    'opens the dialog of the cart in place of its panel with data-dialog="%s", %d pixels wide: %s',
    async (where, width, isDialog) => {
      resize(width);
      const mounted = await mount((slot) => {
        slot.dataset.dialog = where;
        slot.insertAdjacentHTML('afterend', '<dialog data-widget="cart-preview"></dialog>');
      });
      const { link, panel, dialogs } = mounted;
      expect(link.getAttribute('aria-haspopup')).toBe(isDialog ? 'dialog' : null);
      expect(await mounted.press()).toBe(false);
      expect([dialogs(), panel.hidden]).toEqual([isDialog ? ['cart-preview'] : [], isDialog]);
    },
  );
});
