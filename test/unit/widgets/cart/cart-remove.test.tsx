import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { closeDialog } from '../../../../core/state/ui/dialogs';
import { cartRemove } from '../../../../widgets/cart/cart-remove';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';

const line = { example: 0 };
const coupon = { example: 1 };
const wrapping = { ...coupon, change: ({ dataset }: HTMLElement) => void (dataset.question = 'Unwrap the mug?') };

afterEach(() => localStorage.clear());

const mount = async (options: typeof line | typeof wrapping) => {
  const update = jest.fn((_items: object[]): Promise<object> => Promise.resolve({}));
  const follow = jest.fn((_url: string): Promise<object | null> => Promise.resolve(null));
  const mounted = await mountExample(cartRemove, { ...options, api: { cart: { update, follow } as never } });
  const { store, slot } = mounted;
  return {
    ...mounted,
    update,
    follow,
    click: async (init: MouseEventInit = {}) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      // jsdom cannot navigate.
      window.addEventListener('click', (left) => left.preventDefault(), { once: true });
      slot.dispatchEvent(event);
      await settle();
      return event;
    },
    respond: async (yes: boolean) => {
      store.dispatch(closeDialog('confirm', { confirmed: yes }));
      await settle();
    },
    dialogs: () => store.getState().ui.dialogs.map(({ name, text }) => `${name}: ${text}`),
    announced: () => store.getState().ui.announcements.map(({ text }) => text),
  };
};

describe('a link that removes, before its code arrives', () => {
  it('leads to the URL that removes it', () => {
    expect((printExample(cartRemove, line) as HTMLAnchorElement).search).toBe('?action=remove&item=a1b2');
  });
});

describe('a link that removes a line', () => {
  it('asks first, and does nothing if the shopper declines', async () => {
    const { click, respond, dialogs, update } = await mount(line);
    await click();
    expect(dialogs()).toEqual(['confirm: Remove the desk lamp?']);
    await respond(false);
    expect(update).not.toHaveBeenCalled();
  });

  it('removes the line, and announces it', async () => {
    const { click, respond, update, announced, store } = await mount(line);
    await click();
    await respond(true);
    expect(update.mock.calls).toEqual([[[{ id: 'a1b2', quantity: 0 }]]]);
    expect(announced()).toEqual(['Desk lamp: removed']);
    expect(store.getState().cart.changes).toBe(1);
  });

  it('asks nothing if the template has no question', async () => {
    const { click, dialogs, update } = await mount({ ...line, change: ({ dataset }) => void (dataset.question = '') });
    await click();
    expect(dialogs()).toEqual([]);
    expect(update).toHaveBeenCalledTimes(1);
  });

  it('may be a button', async () => {
    const { click, respond, update } = await mount({
      ...line,
      around: (html: string) => html.replace(/<a\b/, '<button').replace('</a>', '</button>'),
    } as typeof line);
    await click();
    await respond(true);
    expect(update).toHaveBeenCalledTimes(1);
  });

  it('is busy meanwhile, and a second press is ignored', async () => {
    const { click, respond, update, slot, dialogs } = await mount(line);
    update.mockReturnValue(new Promise(() => {}));
    await click();
    await respond(true);
    expect(slot.getAttribute('aria-busy')).toBe('true');
    await click();
    expect(dialogs()).toEqual([]);
    expect(update.mock.calls.length).toBe(1);
  });

  it('leaves a press with Ctrl to the browser', async () => {
    const { click, dialogs } = await mount(line);
    await click({ ctrlKey: true });
    expect(dialogs()).toEqual([]);
  });
});

describe('a link that removes something else', () => {
  it('is requested without leaving the page', async () => {
    const { click, follow, announced } = await mount(coupon);
    await click();
    expect(follow.mock.calls[0]?.[0]).toBe('http://shop.test/cart.php?action=removecoupon&couponid=7');
    expect(announced()).toEqual(['Coupon TENTH: removed']);
  });

  it('asks first if the template has a question', async () => {
    const { click, respond, follow, dialogs } = await mount(wrapping);
    await click();
    expect(dialogs()).toEqual(['confirm: Unwrap the mug?']);
    await respond(false);
    expect(follow).not.toHaveBeenCalled();
    await click();
    await respond(true);
    expect(follow).toHaveBeenCalledTimes(1);
  });
});

describe('a link that removes, when the shop refuses or fails', () => {
  const error = new ShopError('data', 'x', { text: 'Please try later.' });

  it('keeps the line, with the reason', async () => {
    const { click, respond, update, store, slot } = await mount(line);
    update.mockRejectedValue(error);
    await click();
    await respond(true);
    expect(store.getState().cartPage.lines['a1b2']).toMatchObject({
      wanted: 2,
      problem: { text: 'Desk lamp was not removed. Please try later.' },
    });
    expect(slot.getAttribute('aria-busy')).toBeNull();
  });

  it('shows in an alert why something else was not removed', async () => {
    const { click, follow, dialogs } = await mount(coupon);
    follow.mockRejectedValue(new ShopError('http', 'answered with 500', { status: 500, text: 'Please try later.' }));
    await click();
    expect(dialogs()).toEqual(['alert: Coupon TENTH was not removed. Please try later.']);
    expect(complaints.splice(0)).toHaveLength(1);
  });
});
