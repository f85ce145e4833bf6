import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { ShopError } from '../../../../core/errors/shop-error';
import { navigation } from '../../../../core/page/navigation';
import { cartDropdown } from '../../../../widgets/header/cart-dropdown';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';
import { giveWindow } from '../give-window';
import { press, pressOn } from './point';

const around = (html: string) => `<main>Page</main>${html}`;
const fragment = '<div data-cart-quantity="2"><a href="/checkout">Check out</a></div>';

let resize = giveWindow(1280);
beforeEach(() => {
  resize = giveWindow(1280);
  document.addEventListener('click', follow);
});
afterEach(() => {
  document.removeEventListener('click', follow);
  followed.length = 0;
  localStorage.clear();
});

/** Records whether a link would be followed, because jsdom cannot navigate. */
const followed: boolean[] = [];
function follow(event: Event): void {
  followed.push(!event.defaultPrevented);
  event.preventDefault();
}

const mount = async (change: (slot: HTMLElement) => void = () => {}) => {
  let arrive = (_html: string) => {};
  let fail = (_error: Error) => {};
  const preview = jest.fn<StorefrontApi['cart']['preview']>(
    () =>
      new Promise((resolve, reject) => {
        arrive = resolve;
        fail = reject;
      }),
  );
  const api = {
    cart: { preview } as unknown as StorefrontApi['cart'],
    restCarts: { quantity: () => Promise.resolve(7) } as unknown as StorefrontApi['restCarts'],
  };
  const mounted = await mountExample(cartDropdown, { api, around, change });
  const link = mounted.part('link');
  const click = async (target: Element = link.querySelector('span')!, keys: MouseEventInit = {}) => {
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
    await settle();
  };
  const shown = () => ['body', 'failure', 'overlay'].filter((name) => mounted.parts(name)[0]?.hidden === false);
  return {
    ...mounted,
    link,
    click,
    preview,
    shown,
    panel: mounted.part('panel'),
    respond: async (given: string) => (arrive(given), await settle(), settle()),
    loseResponse: async () => (fail(new ShopError('http', 'No response', { status: 500 })), await settle(), settle()),
  };
};

describe('the cart drop-down, before its code arrives', () => {
  it('is a link to the cart', () => {
    const slot = printExample(cartDropdown);
    expect(slot.querySelector('a')!.pathname).toBe('/cart.php');
    expect(slot.querySelector<HTMLElement>('[data-part="panel"]')!.hidden).toBe(true);
  });
});

describe('the cart drop-down, when it is mounted', () => {
  it('opens with a loading cover, requests the cart preview, and shows it', async () => {
    const { click, panel, link, shown, preview, respond, part, store } = await mount();
    const controls = () => ['expanded', 'controls'].map((name) => link.getAttribute(`aria-${name}`));
    expect(controls()).toEqual(['false', 'cart-preview-dropdown']);
    await click();
    expect(panel.hidden).toBe(false);
    expect(panel.getAttribute('aria-busy')).toBe('true');
    expect(shown()).toEqual(['body', 'overlay']);
    expect(controls()).toEqual(['true', 'cart-preview-dropdown']);
    expect(followed).toEqual([false]);
    expect(preview.mock.calls[0]?.[0]).toMatchObject({ template: 'common/cart-preview' });
    await respond(fragment);
    expect(shown()).toEqual(['body']);
    expect(part('body').textContent).toBe('Check out');
    expect(store.getState().cart.quantity).toBe(2);
  });

  it('marks the link and the panel while it is open, beside the classes of the badge', async () => {
    const { click, panel, link } = await mount();
    const before = link.className;
    await click();
    expect([link, panel].map(({ classList }) => classList.contains('is-open'))).toEqual([true, true]);
    await click();
    expect([link, panel].map(({ classList }) => classList.contains('is-open'))).toEqual([false, false]);
    expect(link.className).toBe(before);
  });

  it('sends a request each time it opens', async () => {
    const { click, panel, preview, respond } = await mount();
    await click();
    await respond(fragment);
    await click();
    expect(panel.hidden).toBe(true);
    await click();
    expect(panel.hidden).toBe(false);
    expect(preview.mock.calls.length).toBe(2);
  });

  it('closes at Escape, and returns the focus to the link', async () => {
    const { click, panel, respond, link } = await mount();
    await click();
    await respond(fragment);
    panel.querySelector('a')!.focus();
    press('Escape');
    await settle();
    expect(panel.hidden).toBe(true);
    expect(document.activeElement).toEqual(link);
  });

  it('closes at a press elsewhere, and aborts its request', async () => {
    const { click, panel, preview } = await mount();
    await click();
    pressOn(document.querySelector('main')!);
    await settle();
    expect(panel.hidden).toBe(true);
    expect(preview.mock.calls[0]?.[0]?.signal?.aborted).toBe(true);
  });

  it('leaves a new tab to the browser', async () => {
    const { click, panel } = await mount();
    await click(undefined, { metaKey: true });
    expect(followed).toEqual([true]);
    expect(panel.hidden).toBe(true);
  });

  it('is a link on narrow screens, even if the window becomes narrow later', async () => {
    const { click, panel, link } = await mount();
    await click();
    resize(800);
    await settle();
    expect(panel.hidden).toBe(true);
    expect(link.hasAttribute('aria-expanded')).toBe(false);
    await click();
    expect(followed.at(-1)).toBe(true);
  });
});

describe('the cart drop-down, when the request for the preview fails', () => {
  it('shows the failure with a link to the cart, and requests the number of items separately', async () => {
    const { click, loseResponse, shown, store } = await mount();
    await click();
    await loseResponse();
    expect(shown()).toEqual(['body', 'failure']);
    expect(store.getState().cart.quantity).toBe(7);
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it('opens the cart page if the template has no message for the failure', async () => {
    const goTo = jest.spyOn(navigation, 'goTo').mockReturnValue();
    const { click, loseResponse } = await mount((slot) => slot.querySelector('[data-part="failure"]')!.remove());
    await click();
    await loseResponse();
    expect(goTo.mock.calls).toEqual([['http://shop.test/cart.php']]);
    complaints.length = 0;
  });
});
