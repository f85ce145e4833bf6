import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RestCart } from '../../../../core/api/rest-carts';
import { navigation } from '../../../../core/page/navigation';
import { currency } from '../../../../widgets/header/currency';
import { printExample } from '../../../support/examples/mount-example';
import { cancelCartChange } from '../../core/state/cancel-cart-change';
import { mountForUser } from '../with-user';

const url = '/api/storefront/carts/c-1/currency';
/** The example with the test's own URL, for a shopper with a cart. */
const example = {
  around: (html: string) => html.replace(/http:\/\/localhost:\d+/g, 'http://shop.test'),
  change: (slot: HTMLElement) => {
    for (const link of slot.querySelectorAll('a')) link.dataset.cartCurrencySwitchUrl = url;
  },
};
const plain: RestCart = { id: 'c-1', discounts: [{ discountedAmount: 0 }], coupons: [], lineItems: {} };

let reload: jest.SpiedFunction<typeof navigation.reload>;
beforeEach(() => {
  jest.spyOn(navigation, 'goTo').mockReturnValue();
  reload = jest.spyOn(navigation, 'reload').mockReturnValue();
});

const mount = async (cart: () => Promise<RestCart> = async () => plain) => {
  const switchCart = jest.fn(async (..._given: unknown[]) => {});
  const api = { restCarts: { get: cart }, currency: { switchCart } };
  const mounted = await mountForUser(currency, { ...example, api });
  const link = (code: string) => mounted.parts('link').find(({ dataset }) => dataset.currencyCode === code)!;
  return { ...mounted, switchCart, link, choose: (code: string, keys = {}) => mounted.click(link(code), keys) };
};

describe('the currencies', () => {
  it('stay as the server rendered them until one is chosen', async () => {
    const rendered = printExample(currency, example).outerHTML;
    expect((await mount()).slot.outerHTML).toBe(rendered);
  });

  it('change the cart’s currency at the link’s own URL, and reload the page', async () => {
    const { choose, switchCart } = await mount();
    expect(await choose('EUR')).toBe(false);
    expect([switchCart.mock.calls, reload.mock.calls.length]).toEqual([[[url, 'EUR']], 1]);
  });

  it('stay as they are if a script of the page cancels the change, and its reason is shown', async () => {
    const { choose, dialogs, switchCart } = await mount();
    const asked = cancelCartChange('You pay in USD.');
    await choose('EUR');
    expect(asked).toEqual([{ kind: 'update-currency', currencyCode: 'EUR', source: 'header', widget: 'currency' }]);
    expect([dialogs(), switchCart.mock.calls]).toEqual([['confirm: You pay in USD.'], []]);
  });

  it('ask first if the cart would lose a discount, with the template’s text, and mark the chosen one as busy', async () => {
    const withCoupon = { ...plain, coupons: [{ code: 'TEN' }] };
    const { choose, dialogs, confirm, switchCart, link } = await mount(async () => withCoupon);
    await choose('EUR');
    expect(dialogs().join()).toMatch(/^confirm: Discounts, coupons and gift certificates .* Change it/);
    expect(link('EUR').getAttribute('aria-busy')).toBe('true');
    await confirm(false);
    expect([link('EUR').hasAttribute('aria-busy'), switchCart.mock.calls]).toEqual([false, []]);
  });

  it('leave the current one and a new tab to the browser', async () => {
    const { choose } = await mount();
    expect([await choose('USD'), await choose('EUR', { ctrlKey: true })]).toEqual([true, true]);
  });
});
