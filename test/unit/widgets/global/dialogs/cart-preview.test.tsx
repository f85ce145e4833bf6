import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../../core/errors/shop-error';
import { navigation } from '../../../../../core/page/navigation';
import { openCart } from '../../../../../core/state/cart/cart-preview';
import { openDialog } from '../../../../../core/state/ui/dialogs';
import { cartPreview } from '../../../../../widgets/global/dialogs/cart-preview';
import { settle } from '../../../../support/jest/settle';
import { complaints } from '../../../../support/jest/setup';
import { deferred, mountForUser } from '../../with-user';
import { giveDialogs } from '../give-dialogs';

beforeAll(giveDialogs);
afterEach(() => localStorage.clear());

interface Page {
  around?: (preview: string) => string;
  change?: (slot: HTMLElement) => void;
}
const withButton = (preview: string) => `<main><button id="add">Add to cart</button></main>${preview}`;
const banner = '<p data-promotion-banner>Spend $20 more</p>';
const fragment = `
  <div class="modal-header"><h2 class="modal-header-title">1 item added to your cart</h2></div>
  <div class="modal-body"><p data-cart-quantity="3">3 items</p>
    <a href="/cart.php">View your cart</a><button data-reveal-close>Continue shopping</button></div>`;

/** Opens a preview whose request is answered by the test. */
const open = async (page: Page = {}, quickView = false) => {
  const response = deferred<string>();
  const preview = jest.fn((_options: object) => response.promise);
  const api = { cart: { preview: preview as never }, restCarts: { quantity: async () => 9 } };
  const mounted = await mountForUser(cartPreview, { around: withButton, ...page, api });
  const add = document.querySelector<HTMLElement>('#add')!;
  add.focus();
  if (quickView) void mounted.store.dispatch(openDialog({ name: 'quick-view', html: '<h2>Lamp</h2>' }));
  void mounted.store.dispatch(openCart({ itemId: 'line-1' }));
  await settle();
  const modal = mounted.slot as HTMLDialogElement;
  return {
    ...mounted,
    modal,
    add,
    preview,
    hidden: () => ['body', 'failure', 'overlay'].filter((name) => mounted.part(name).hidden),
    respond: (html = fragment) => response.resolve(html),
    refuse: () => response.reject(new ShopError('http', 'The shop responded with 500', { status: 500 })),
    close: async () => (modal.close(), settle()),
  };
};

describe('the cart preview, after an add', () => {
  it('opens under an overlay while the shop responds', async () => {
    const { modal, hidden, preview } = await open();
    expect(preview).toHaveBeenCalledWith(expect.objectContaining({ suggest: 'line-1' }));
    expect([modal.open, hidden()]).toEqual([true, ['failure']]);
    expect(modal.getAttribute('aria-label')).toBe('Your cart');
  });

  it('shows the shop’s HTML, focuses its heading, and stores the number of items', async () => {
    const { modal, part, hidden, respond, store } = await open();
    await respond();
    expect(part('body').querySelectorAll('a, button, [data-cart-quantity]')).toHaveLength(3);
    expect([hidden(), store.getState().cart.quantity]).toEqual([['failure', 'overlay'], 3]);
    expect(document.activeElement).toEqual(modal.querySelector('.modal-header-title'));
  });

  it('replaces the quick view in which the item was added', async () => {
    expect((await open({}, true)).dialogs()).toEqual(['cart-preview']);
  });
});

describe('the cart preview, when the shopper goes on', () => {
  it('closes at "continue shopping", is emptied, and returns the focus to the add button', async () => {
    const { modal, part, respond, add, dialogs, click } = await open();
    await respond();
    await click(modal.querySelector('[data-part="body"] [data-reveal-close]')!);
    expect([modal.open, part('body').innerHTML, dialogs()]).toEqual([false, '', []]);
    expect(document.activeElement).toEqual(add);
  });

  it('closes when the shopper leaves the page, is emptied, and returns the focus to the add button', async () => {
    const { modal, part, respond, add, dialogs } = await open();
    await respond();
    window.dispatchEvent(new Event('pagehide'));
    await settle();
    expect([modal.open, part('body').innerHTML, dialogs()]).toEqual([false, '', []]);
    expect(document.activeElement).toEqual(add);
  });

  it.each<[string, number, Page, string]>([
    ['if the page shows the cart', 1, { change: ({ dataset }) => void (dataset.reloadOnClose = 'true') }, fragment],
    ['if the page shows a promotion', 1, { around: (preview) => `${banner}${withButton(preview)}` }, fragment],
    ['not if only the preview shows one', 0, {}, fragment + banner],
  ])('reloads the page %s: %d', async (_, times, page, html) => {
    const reload = jest.spyOn(navigation, 'reload').mockImplementation(() => {});
    const { respond, close } = await open(page);
    await respond(html);
    expect(reload).not.toHaveBeenCalled();
    await close();
    expect(reload).toHaveBeenCalledTimes(times);
  });
});

describe('the cart preview, when the shop refuses or fails', () => {
  it('shows the template’s text and link until it closes, and requests the number of items separately', async () => {
    const { modal, hidden, refuse, store, close } = await open();
    await refuse();
    expect([modal.open, hidden()]).toEqual([true, ['body', 'overlay']]);
    expect(document.activeElement?.textContent).toBe('It is in your cart');
    expect(store.getState().cart.quantity).toBe(9);
    expect(complaints.splice(0)).toHaveLength(1);
    await close();
    expect(hidden()).toEqual(['failure', 'overlay']);
  });
});
