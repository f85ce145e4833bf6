import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { cartRemove } from '../../../../widgets/cart/cart-remove';
import { complaints } from '../../../support/jest/setup';
import { mountForUser } from '../with-user';

afterEach(() => localStorage.clear());

const [line, coupon] = [0, 1];
const asking = (question: string) => ({ change: ({ dataset }: HTMLElement) => void (dataset.question = question) });

/** Mounts a link that removes; each request is answered by the test. */
const mount = async (
  example: number,
  options: Parameters<typeof mountForUser>[1] = {},
  respond?: () => Promise<never>,
) => {
  const update = jest.fn(async (_items: object[]) => respond?.() ?? {});
  const follow = jest.fn(async (_url: string) => respond?.() ?? null);
  const api = { cart: { update: update as never, follow: follow as never } };
  const mounted = await mountForUser(cartRemove, { example, ...options, api });
  return { ...mounted, updates: update.mock.calls, follows: follow.mock.calls };
};
const later = { text: 'Please try later.' };

describe('a link that removes a line', () => {
  it('asks first, removes the line after a yes, and announces it', async () => {
    const { slot, click, confirm, dialogs, updates, announced, store } = await mount(line);
    expect([await click(slot, { ctrlKey: true }), dialogs()]).toEqual([true, []]);
    await click();
    expect(dialogs()).toEqual(['confirm: Remove the desk lamp?']);
    await confirm(false);
    expect(updates).toEqual([]);
    await click();
    await confirm(true);
    expect(updates).toEqual([[[{ id: 'a1b2', quantity: 0 }]]]);
    expect([announced(), store.getState().cart.changes]).toEqual([['Desk lamp: removed'], 1]);
  });

  it('asks nothing if the template has no question', async () => {
    const { click, dialogs, updates } = await mount(line, asking(''));
    await click();
    expect([dialogs(), updates.length]).toEqual([[], 1]);
  });

  it('may be a button', async () => {
    const around = (html: string) => html.replace(/<a\b/, '<button').replace('</a>', '</button>');
    const { click, confirm, updates } = await mount(line, { around });
    await click();
    await confirm(true);
    expect(updates).toHaveLength(1);
  });

  it('is busy meanwhile, and a second press is ignored', async () => {
    const { click, confirm, updates, slot, dialogs } = await mount(line, {}, () => new Promise(() => {}));
    await click();
    await confirm(true);
    expect(slot.getAttribute('aria-busy')).toBe('true');
    await click();
    expect([dialogs(), updates.length]).toEqual([[], 1]);
  });

  it('keeps the line, with the reason, when the shop refuses', async () => {
    const refuse = () => Promise.reject(new ShopError('data', 'x', later));
    const { click, confirm, store, slot } = await mount(line, {}, refuse);
    await click();
    await confirm(true);
    const problem = { text: 'Desk lamp was not removed. Please try later.' };
    expect(store.getState().cartPage.lines['a1b2']).toMatchObject({ wanted: 2, problem });
    expect(slot.getAttribute('aria-busy')).toBeNull();
  });
});

describe('a link that removes something else', () => {
  it('is requested without leaving the page', async () => {
    const { click, follows, announced } = await mount(coupon);
    await click();
    expect(follows[0]?.[0]).toBe('http://shop.test/cart.php?action=removecoupon&couponid=7');
    expect(announced()).toEqual(['Coupon TENTH: removed']);
  });

  it('asks first if the template has a question', async () => {
    const { click, confirm, follows, dialogs } = await mount(coupon, asking('Unwrap the mug?'));
    await click();
    expect(dialogs()).toEqual(['confirm: Unwrap the mug?']);
    await confirm(false);
    expect(follows).toEqual([]);
    await click();
    await confirm(true);
    expect(follows).toHaveLength(1);
  });

  it('shows in an alert why it was not removed', async () => {
    const fail = () => Promise.reject(new ShopError('http', 'answered with 500', { status: 500, ...later }));
    const { click, dialogs } = await mount(coupon, {}, fail);
    await click();
    expect(dialogs()).toEqual(['alert: Coupon TENTH was not removed. Please try later.']);
    expect(complaints.splice(0)).toHaveLength(1);
  });
});
