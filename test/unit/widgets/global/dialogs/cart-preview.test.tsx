import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../../core/api/storefront-api';
import { ShopError } from '../../../../../core/errors/shop-error';
import { navigation } from '../../../../../core/page/navigation';
import { openCart } from '../../../../../core/state/cart/cart-preview';
import { openDialog } from '../../../../../core/state/ui/dialogs';
import { cartPreview } from '../../../../../widgets/global/dialogs/cart-preview';
import { mountExample, printExample } from '../../../../support/examples/mount-example';
import { settle } from '../../../../support/jest/settle';
import { complaints } from '../../../../support/jest/setup';
import { giveDialogs } from '../give-dialogs';

beforeAll(giveDialogs);

interface Page {
  around?: (preview: string) => string;
  change?: (slot: HTMLElement) => void;
}
const withButton = (preview: string) => `<main><button id="add">Add to cart</button></main>${preview}`;

const fragment = `
  <div class="modal-header"><h2 class="modal-header-title">1 item added to your cart</h2></div>
  <div class="modal-body"><p data-cart-quantity="3">3 items</p>
    <a href="/cart.php">View your cart</a><button data-reveal-close>Continue shopping</button></div>`;

afterEach(() => {
  localStorage.clear();
});

/** Mounts a preview whose request is answered by the test. */
const mount = async (page: Page = {}) => {
  let arrive = (_html: string) => {};
  let fail = (_error: ShopError) => {};
  const preview = jest.fn(
    (_options: { suggest: string }) =>
      new Promise<string>((resolve, reject) => {
        arrive = resolve;
        fail = reject;
      }),
  );
  const api = {
    cart: { preview } as unknown as StorefrontApi['cart'],
    restCarts: { quantity: () => Promise.resolve(9) } as unknown as StorefrontApi['restCarts'],
  };
  const mounted = await mountExample(cartPreview, { around: withButton, ...page, api });
  const add = document.querySelector<HTMLElement>('#add')!;
  add.focus();
  const show = async () => {
    void mounted.store.dispatch(openCart({ itemId: 'line-1' }));
    await settle();
  };
  return {
    ...mounted,
    modal: mounted.slot as HTMLDialogElement,
    add,
    show,
    preview,
    respond: async (given: string) => (arrive(given), settle()),
    refuse: async () => (fail(new ShopError('http', 'The shop responded with 500', { status: 500 })), settle()),
  };
};

describe('the cart preview, before its code arrives', () => {
  it('is a closed dialog', () => {
    expect((printExample(cartPreview) as HTMLDialogElement).open).toBe(false);
  });
});

describe('the cart preview, after an add', () => {
  it('opens under an overlay while the shop responds', async () => {
    const { modal, part, show, preview } = await mount();
    await show();
    expect(preview).toHaveBeenCalledWith(expect.objectContaining({ suggest: 'line-1' }));
    expect(modal.open).toBe(true);
    expect(part('overlay').hidden).toBe(false);
    expect(modal.getAttribute('aria-busy')).toBe('true');
    expect(modal.getAttribute('aria-label')).toBe('Your cart');
    expect(document.activeElement).toEqual(modal);
  });

  it('shows the shop’s HTML, focuses its heading, and stores the number of items', async () => {
    const { modal, part, show, respond, store } = await mount();
    await show();
    await respond(fragment);
    const heading = modal.querySelector<HTMLElement>('.modal-header-title')!;
    expect(part('body').querySelectorAll('a, button, [data-cart-quantity]')).toHaveLength(3);
    expect(part('overlay').hidden).toBe(true);
    expect(part('failure').hidden).toBe(true);
    expect(document.activeElement).toEqual(heading);
    expect(modal.getAttribute('aria-labelledby')).toEqual(heading.id);
    expect(store.getState().cart.quantity).toBe(3);
  });

  it('replaces the quick view in which the item was added', async () => {
    const { show, store } = await mount();
    void store.dispatch(openDialog({ name: 'quick-view', html: '<h2>Lamp</h2>' }));
    await show();
    expect(store.getState().ui.dialogs.map(({ name }) => name)).toEqual(['cart-preview']);
  });
});

describe('the cart preview, when the shopper goes on', () => {
  it('closes at "continue shopping", is emptied, and returns the focus to the add button', async () => {
    const { modal, part, show, respond, add, store } = await mount();
    await show();
    await respond(fragment);
    modal.querySelector<HTMLElement>('[data-part="body"] [data-reveal-close]')!.click();
    await settle();
    expect(modal.open).toBe(false);
    expect(part('body').innerHTML).toBe('');
    expect(document.activeElement).toEqual(add);
    expect(store.getState().ui.dialogs).toEqual([]);
  });

  it('is closed when the shopper leaves the page', async () => {
    const { modal, show, respond } = await mount();
    await show();
    await respond(fragment);
    window.dispatchEvent(new Event('pagehide'));
    await settle();
    expect(modal.open).toBe(false);
  });

  it.each<[string, Page]>([
    ['if the page shows the cart', { change: ({ dataset }) => void (dataset.reloadOnClose = 'true') }],
    [
      'if the page shows a promotion',
      { around: (preview) => `<p data-promotion-banner>Spend $20 more</p>${withButton(preview)}` },
    ],
  ])('reloads the page %s', async (_, page) => {
    const reload = jest.spyOn(navigation, 'reload').mockImplementation(() => {});
    const { show, respond, modal } = await mount(page);
    await show();
    await respond(fragment);
    expect(reload).not.toHaveBeenCalled();
    modal.close();
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload the page for a promotion that only the preview shows', async () => {
    const reload = jest.spyOn(navigation, 'reload').mockImplementation(() => {});
    const { show, respond, modal } = await mount();
    await show();
    await respond(`${fragment}<p data-promotion-banner>Spend $20 more</p>`);
    modal.close();
    await settle();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the cart preview, when the shop refuses or fails', () => {
  it('shows the template’s text and link, and requests the number of items separately', async () => {
    const { modal, part, show, refuse, store } = await mount();
    await show();
    await refuse();
    expect(modal.open).toBe(true);
    expect(part('failure').hidden).toBe(false);
    expect(part('body').hidden).toBe(true);
    expect(part('overlay').hidden).toBe(true);
    expect(document.activeElement?.textContent).toBe('It is in your cart');
    expect(store.getState().cart.quantity).toBe(9);
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it('hides the failure when it is closed', async () => {
    const { modal, part, show, refuse } = await mount();
    await show();
    await refuse();
    complaints.splice(0);
    modal.close();
    await settle();
    expect(part('failure').hidden).toBe(true);
    expect(part('body').hidden).toBe(false);
  });
});
