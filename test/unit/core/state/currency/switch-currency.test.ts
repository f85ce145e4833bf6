import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RestCart } from '../../../../../core/api/rest-carts';
import { ShopError } from '../../../../../core/errors/shop-error';
import { navigation } from '../../../../../core/page/navigation';
import { switchCurrency } from '../../../../../core/state/currency/switch-currency';
import { cartChanged } from '../../../../../core/state/slices/cart-slice';
import { selectBusy } from '../../../../../core/state/slices/ui-slice';
import { closeDialog } from '../../../../../core/state/ui/dialogs';
import { settle } from '../../../../support/jest/settle';
import { complaints } from '../../../../support/jest/setup';
import { cancelCartChange } from '../cancel-cart-change';
import { type FakeApi, printContext, recordEvents, storeWithCalls } from '../store-with-calls';

const link = {
  code: 'EUR',
  url: '/switch',
  href: '/?setCurrencyId=2',
  warning: 'Lose it?',
  offer: (paid: string) => `Only show it? You pay in ${paid}.`,
  element: document.body,
};
const plain: RestCart = {
  discounts: [{ discountedAmount: 0 }],
  coupons: [],
  lineItems: { giftCertificates: [] },
};

let goTo: jest.SpiedFunction<typeof navigation.goTo>;
let reload: jest.SpiedFunction<typeof navigation.reload>;
beforeEach(() => {
  printContext({ 'cart-id': 'c-1', 'currency-code': 'USD', 'generic-error': 'Oops!' });
  goTo = jest.spyOn(navigation, 'goTo').mockReturnValue();
  reload = jest.spyOn(navigation, 'reload').mockReturnValue();
});

type SwitchCart = (url: string, code: string) => Promise<void>;
const storeWith = (cart: RestCart | null, switchCart: SwitchCart = () => Promise.resolve()) => {
  const get = jest.fn((_options?: object) => Promise.resolve(cart));
  const api: FakeApi = { restCarts: { get }, currency: { switchCart: jest.fn(switchCart) } };
  return { store: storeWithCalls(api), get, switchCart: api.currency!.switchCart };
};

const refuse = () => Promise.reject(new ShopError('http', '422', { status: 422, text: 'Not this one' }));

describe('a chosen currency', () => {
  it.each<[string, RestCart]>([
    ['a discount', { ...plain, discounts: [{ discountedAmount: 0 }, { discountedAmount: 2.5 }] }],
    ['a coupon', { ...plain, coupons: [{ code: 'SAVE5' }] }],
    ['a gift certificate', { ...plain, lineItems: { giftCertificates: [{}] } }],
  ])('needs a confirmation when the cart would lose %s', async (_name, cart) => {
    const { store, switchCart } = storeWith(cart);
    const refused = store.dispatch(switchCurrency(link));
    await settle();
    expect(store.getState().ui.dialogs).toMatchObject([{ name: 'confirm', text: 'Lose it?' }]);
    store.dispatch(closeDialog('confirm'));
    await refused;
    expect(switchCart).not.toHaveBeenCalled();

    const accepted = store.dispatch(switchCurrency(link));
    await settle();
    store.dispatch(closeDialog('confirm', { confirmed: true }));
    await accepted;
    expect(switchCart).toHaveBeenCalledTimes(1);
  });

  it('is set on a cart whose lists the shop left out', async () => {
    const { store } = storeWith({ discounts: null, lineItems: null });
    await store.dispatch(switchCurrency(link));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is set by following the link when there is no cart', async () => {
    await storeWith(null).store.dispatch(switchCurrency(link));
    printContext({ 'cart-id': '' });
    const { store, get } = storeWith(plain);
    await store.dispatch(switchCurrency(link));
    expect(get).not.toHaveBeenCalled();
    expect(goTo.mock.calls).toEqual([['/?setCurrencyId=2'], ['/?setCurrencyId=2']]);
  });

  it('is set by following the link when the cart cannot be read', async () => {
    const store = storeWithCalls({ restCarts: { get: () => Promise.reject(new ShopError('http', '500')) } });
    await store.dispatch(switchCurrency(link));
    expect(goTo).toHaveBeenCalledWith('/?setCurrencyId=2');
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it.each<[string, RestCart, (typeof link)['offer'], string, boolean, string[][]]>([
    [
      "is refused with the shop's text, in a dialog with a cancel button",
      plain,
      link.offer,
      '\n\nOnly show it? You pay in USD.',
      false,
      [],
    ],
    [
      'is only shown, by the link, if the shopper wants to see it',
      { ...plain, currency: { code: 'CAD' } },
      link.offer,
      '\n\nOnly show it? You pay in CAD.',
      true,
      [['/?setCurrencyId=2']],
    ],
    ['stays as it is after yes in a theme without that question', plain, () => '', '', true, []],
  ])('that the shop refuses %s', async (_, cart, offer, question, confirmed, went) => {
    const { store } = storeWith(cart, refuse);
    const refused = store.dispatch(switchCurrency({ ...link, offer }));
    await settle();
    expect(store.getState().ui.dialogs).toMatchObject([{ name: 'confirm', text: `Not this one${question}` }]);
    expect(selectBusy(store.getState())).toBe(false);
    store.dispatch(closeDialog('confirm', { confirmed }));
    await refused;
    expect([goTo.mock.calls, reload.mock.calls]).toEqual([went, []]);
    expect(store.getState().currency.code).toBe('USD');
    if (went.length > 0) expect(localStorage.getItem('currency-switch')).toMatch(/^EUR \d+$/);
    else expect(store.getState().currency.switchingTo).toBeNull();
  });

  it.each([
    ['with its reason and without an offer', 'Pay in USD', ['Pay in USD']],
    ['silently if there is no reason', undefined, []],
  ])('is not set if a script of the page cancels it, %s', async (_, reason, texts) => {
    const { store, switchCart } = storeWith(plain);
    const errors = recordEvents('widgets:cart-error');
    const asked = cancelCartChange(reason);
    const cancelled = store.dispatch(switchCurrency(link));
    await settle();
    expect(asked).toMatchObject([{ kind: 'update-currency', currencyCode: 'EUR', source: 'header' }]);
    expect(store.getState().ui.dialogs.map(({ text }) => text)).toEqual(texts);
    store.dispatch(closeDialog('confirm', { confirmed: true }));
    await cancelled;
    expect(switchCart).not.toHaveBeenCalled();
    expect([goTo.mock.calls, reload.mock.calls, errors]).toEqual([[], [], []]);
    expect([selectBusy(store.getState()), store.getState().currency.switchingTo]).toEqual([false, null]);
  });

  it('is shown by the link if the cart is in it already', async () => {
    const { store, switchCart } = storeWith({ ...plain, currency: { code: 'EUR' } });
    await store.dispatch(switchCurrency(link));
    expect(goTo.mock.calls).toEqual([['/?setCurrencyId=2']]);
    expect(switchCart).not.toHaveBeenCalled();
  });

  it('follows the link after a challenge, so that the browser shows it', async () => {
    const { store } = storeWith(plain, () =>
      Promise.reject(new ShopError('http', '403', { status: 403, isChallenge: true })),
    );
    await store.dispatch(switchCurrency(link));
    expect([goTo.mock.calls, store.getState().ui.dialogs]).toEqual([[['/?setCurrencyId=2']], []]);
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it.each([
    ['is set if only the response was lost, e.g. by a redirect to another host', 'EUR', 1, 0],
    ['is not set if the cart is still in the old one', 'USD', 0, 1],
  ])('%s', async (_name, after, reloads, dialogs) => {
    const { store, get } = storeWith(plain, () => Promise.reject(new ShopError('network', 'Network request failed')));
    get.mockResolvedValueOnce(plain).mockResolvedValueOnce({ ...plain, currency: { code: after } });
    void store.dispatch(switchCurrency(link));
    await settle();
    expect([reload.mock.calls.length, store.getState().ui.dialogs.length]).toEqual([reloads, dialogs]);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('switching the currency to EUR failed')]);
  });

  it('is set at the URL in the documentation if the page was rendered before there was a cart', async () => {
    printContext({ 'secure-base-url': 'http://shop.test/fr', 'cart-id': '' });
    const { store, switchCart } = storeWith({ ...plain, id: 'c-2' });
    store.dispatch(cartChanged({ cartId: 'c-2' }));
    await store.dispatch(switchCurrency({ ...link, url: '' }));
    expect(switchCart).toHaveBeenCalledWith('/fr/api/storefront/carts/c-2/currency', 'EUR');
  });

  it('is set once, however often its link is pressed', async () => {
    const { store, get } = storeWith(plain);
    const first = store.dispatch(switchCurrency(link));
    expect(store.getState().currency.switchingTo).toBe('EUR');
    await store.dispatch(switchCurrency(link));
    await first;
    expect(get).toHaveBeenCalledTimes(1);
    // Until the page is reloaded.
    expect(selectBusy(store.getState())).toBe(true);
  });
});
