import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { closeDialog } from '../../../../core/state/ui/dialogs';
import { cartRemove } from '../../../../widgets/cart/cart-remove';
import { complaints } from '../../../jest/setup';
import { mountWidget } from '../../mount-widget';
import { settle } from './settle';

const line = `<a href="/cart.php?action=remove&item=mug" data-widget="cart-remove" data-item-id="mug" data-item-quantity="2"
  data-question="Remove the mug?" data-removed="The mug is gone." data-failed="The mug is still there.">Remove</a>`;
const coupon = `<a href="/cart.php?action=removecoupon&couponid=1" data-widget="cart-remove" data-item-id=""
  data-removed="TENTH is gone." data-failed="TENTH still counts.">Remove</a>`;
const wrapping = coupon.replace('data-item-id=""', 'data-item-id="" data-question="Unwrap the mug?"');

afterEach(() => localStorage.clear());

const mount = async (html: string) => {
  const update = jest.fn((_items: object[]): Promise<object> => Promise.resolve({}));
  const follow = jest.fn((_url: string): Promise<object | null> => Promise.resolve(null));
  const mounted = await mountWidget(cartRemove, html, { api: { cart: { update, follow } as never } });
  const { store, slot } = mounted;
  return {
    ...mounted,
    update,
    follow,
    click: async (init: MouseEventInit = {}) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      // jsdom can't follow links.
      window.addEventListener('click', (left) => left.preventDefault(), { once: true });
      slot.dispatchEvent(event);
      await settle();
      return event;
    },
    answer: async (yes: boolean) => {
      store.dispatch(closeDialog('confirm', yes));
      await settle();
    },
    dialogs: () => store.getState().ui.dialogs.map(({ name, text }) => `${name}: ${text}`),
    said: () => store.getState().ui.announcements.map(({ text }) => text),
  };
};

describe('a link that removes, before its code arrives', () => {
  it('leads to where it is removed', () => {
    document.body.innerHTML = line;
    expect(document.querySelector('a')?.search).toBe('?action=remove&item=mug');
  });
});

describe('a link that removes a line', () => {
  it('asks first, and does nothing when the answer is no', async () => {
    const { click, answer, dialogs, update } = await mount(line);
    await click();
    expect(dialogs()).toEqual(['confirm: Remove the mug?']);
    await answer(false);
    expect(update).not.toHaveBeenCalled();
  });

  it('takes it out, and says so', async () => {
    const { click, answer, update, said, store } = await mount(line);
    await click();
    await answer(true);
    expect(update.mock.calls).toEqual([[[{ id: 'mug', quantity: 0 }]]]);
    expect(said()).toEqual(['The mug is gone.']);
    expect(store.getState().cart.changes).toBe(1);
  });

  it('is busy meanwhile, and a second press is ignored', async () => {
    const { click, answer, update, slot, dialogs } = await mount(line);
    update.mockReturnValue(new Promise(() => {}));
    await click();
    await answer(true);
    expect(slot.getAttribute('aria-busy')).toBe('true');
    await click();
    expect([dialogs(), update.mock.calls.length]).toEqual([[], 1]);
  });

  it('opens in a new tab where the shopper wants that', async () => {
    const { click, dialogs } = await mount(line);
    await click({ ctrlKey: true });
    expect(dialogs()).toEqual([]);
  });
});

describe('a link that removes something else', () => {
  it('is followed without leaving the page', async () => {
    const { click, follow, said } = await mount(coupon);
    await click();
    expect(follow.mock.calls[0]?.[0]).toBe('http://shop.test/cart.php?action=removecoupon&couponid=1');
    expect(said()).toEqual(['TENTH is gone.']);
  });

  it('asks first where the template has a question', async () => {
    const { click, answer, follow, dialogs } = await mount(wrapping);
    await click();
    expect(dialogs()).toEqual(['confirm: Unwrap the mug?']);
    await answer(false);
    expect(follow).not.toHaveBeenCalled();
    await click();
    await answer(true);
    expect(follow).toHaveBeenCalledTimes(1);
  });
});

describe('a link that removes, when the shop says no', () => {
  const error = new ShopError('data', 'x', { text: 'Please try later.' });

  it('leaves the line where it was, with the reason', async () => {
    const { click, answer, update, store, slot } = await mount(line);
    update.mockRejectedValue(error);
    await click();
    await answer(true);
    expect(store.getState().cartPage.lines['mug']).toMatchObject({
      wanted: 2,
      problem: { text: 'The mug is still there. Please try later.' },
    });
    expect(slot.getAttribute('aria-busy')).toBeNull();
  });

  it('says in an alert why something else is still there', async () => {
    const { click, follow, dialogs } = await mount(coupon);
    follow.mockRejectedValue(new ShopError('http', 'answered with 500', { status: 500, text: 'Please try later.' }));
    await click();
    expect(dialogs()).toEqual(['alert: TENTH still counts. Please try later.']);
    expect(complaints.splice(0)).toHaveLength(1);
  });
});
