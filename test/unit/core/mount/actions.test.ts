import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createActions } from '../../../../core/mount/actions';
import type { Session } from '../../../../core/mount/session';
import { navigation } from '../../../../core/page/navigation';
import { addProduct } from '../../../../core/state/product/add-product';
import { closeDialog } from '../../../../core/state/ui/dialogs';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';
import { productInPage } from '../state/product/product-in-page';
import { type FakeApi, storeWithCalls } from '../state/store-with-calls';

function open(api: FakeApi) {
  const store = storeWithCalls(api);
  return { store, actions: createActions({ store } as Session) };
}

beforeEach(() => localStorage.clear());
afterEach(() => document.body.replaceChildren());

describe('the actions for other scripts', () => {
  it('change lines in one request, and return the cart', async () => {
    const update = jest.fn(async (_items: readonly object[]) => ({}));
    const quantity = jest.fn(async () => 2);
    const { actions } = open({ cart: { update }, restCarts: { quantity, get: async () => ({ id: 'c-1' }) } });
    const lines = [
      { id: 'i-1', quantity: 2 },
      { id: 'i-2', quantity: 0 },
    ];
    expect(await actions.updateCart(lines)).toEqual({ id: 'c-1' });
    expect(update.mock.calls).toEqual([[lines]]);
    // For the number in the header.
    expect(quantity).toHaveBeenCalledTimes(1);
  });

  it('apply a coupon, or a gift certificate', async () => {
    const applyCoupon = jest.fn(async (_code: string) => {});
    const applyGiftCertificate = jest.fn(async (_code: string) => {});
    const { actions } = open({ codes: { applyCoupon, applyGiftCertificate } });
    await actions.applyCode('TENTH');
    await actions.applyCode('PAR-12A', 'certificate');
    expect([applyCoupon.mock.calls, applyGiftCertificate.mock.calls]).toEqual([[['TENTH']], [['PAR-12A']]]);
  });

  it('remove a code by the link with its name, in any case', async () => {
    const follow = jest.fn(async (_url: string) => null);
    const totals = '<a href="/cart.php?action=removecoupon&amp;couponid=7" data-code="TENTH">Remove</a>';
    const { store, actions } = open({
      cart: { follow: follow as never, content: (async () => ({ totals })) as never },
    });
    await actions.removeCode('tenth');
    expect(follow.mock.calls[0]?.[0]).toBe('/cart.php?action=removecoupon&couponid=7');
    // The cart page shows the change.
    expect(store.getState().cart.changes).toBe(1);
    await expect(actions.removeCode('OTHER')).rejects.toThrow('cart/totals has no link with data-code="OTHER"');
    expect(follow).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['86', 'quickView'],
    ['/mug/', 'one'],
  ])('open the quick view of %s, and resolve when it closes', async (product, call) => {
    document.body.innerHTML = '<dialog data-widget="dialog" data-name="quick-view"></dialog>';
    const quickView = jest.fn(async (_id: string) => '<p>by id</p>');
    const one = jest.fn(async (_url: string, _template: string) => '<p>by page</p>');
    const { store, actions } = open({ product: { quickView }, fragments: { one } });
    const closed = actions.openQuickView(product);
    await settle();
    const calls = call === 'one' ? one.mock.calls : quickView.mock.calls;
    expect(calls[0]?.[0]).toBe(product);
    expect(store.getState().ui.dialogs).toMatchObject([{ name: 'quick-view', status: 'loaded' }]);
    store.dispatch(closeDialog('quick-view'));
    await closed;
  });

  it('return price and stock of a product, for chosen options', async () => {
    const options = jest.fn(async (_id: string, _form: unknown) => ({ data: { sku: 'MUG' }, content: '' }));
    const { actions } = open({ product: { options: options as never } });
    expect(await actions.getProduct('86', { 'attribute[1]': '2' })).toEqual({ sku: 'MUG' });
    expect(options.mock.calls[0]).toEqual([
      '86',
      [
        ['action', 'add'],
        ['product_id', '86'],
        ['attribute[1]', '2'],
      ],
    ]);
  });
});

describe('the cart that another script opens', () => {
  const add = async () => ({ cart_item: { id: 'i-1' } });

  it('replaces the preview after an add, until it is restored', async () => {
    const goTo = jest.spyOn(navigation, 'goTo').mockReturnValue();
    const { store, actions } = open({ cart: { add }, restCarts: { quantity: async () => 1 } });
    const drawer = jest.fn((_added: { itemId: string | null }) => {});
    const restore = actions.override('openCart', drawer);
    const form = new FormData();
    form.set('product_id', '86');
    await store.dispatch(addProduct(productInPage('86'), form, 'preview'));
    await actions.openCart();
    expect(drawer.mock.calls).toEqual([[{ itemId: 'i-1' }], [{ itemId: null }]]);
    expect(goTo).not.toHaveBeenCalled();
    restore();
    // This page has no preview.
    await actions.openCart();
    expect(goTo.mock.calls).toEqual([['/cart.php']]);
    expect(drawer).toHaveBeenCalledTimes(2);
  });

  it('that fails is reported, and stops nothing', async () => {
    const { actions } = open({});
    actions.override('openCart', () => Promise.reject(new Error('no drawer')));
    await actions.openCart();
    expect(complaints.splice(0)).toEqual([expect.stringContaining('openCart failed: no drawer')]);
  });
});
