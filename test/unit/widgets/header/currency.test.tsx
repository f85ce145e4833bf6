import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RestCart } from '../../../../core/api/rest-carts';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { ShopError } from '../../../../core/errors/shop-error';
import { navigation } from '../../../../core/page/navigation';
import { selectDialog } from '../../../../core/state/slices/ui-slice';
import { closeDialog } from '../../../../core/state/ui/dialogs';
import { currency } from '../../../../widgets/header/currency';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';

const url = '/api/storefront/carts/c-1/currency';
/** The example with the test's own URL, for a shopper with a cart. */
const around = (html: string) => html.replace(/http:\/\/localhost:\d+/g, 'http://shop.test');
const withCart = (slot: HTMLElement) => {
  for (const link of slot.querySelectorAll('a')) link.dataset.cartCurrencySwitchUrl = url;
};
const plain: RestCart = { id: 'c-1', discounts: [{ discountedAmount: 0 }], coupons: [], lineItems: {} };

let goTo: jest.SpiedFunction<typeof navigation.goTo>;
let reload: jest.SpiedFunction<typeof navigation.reload>;
beforeEach(() => {
  goTo = jest.spyOn(navigation, 'goTo').mockReturnValue();
  reload = jest.spyOn(navigation, 'reload').mockReturnValue();
  document.addEventListener('click', follow);
});
afterEach(() => {
  document.removeEventListener('click', follow);
  followed.length = 0;
});

/** Records whether a link would be followed, because jsdom cannot navigate. */
const followed: boolean[] = [];
function follow(event: Event): void {
  followed.push(!event.defaultPrevented);
  event.preventDefault();
}

const mount = async (cart: Promise<RestCart | null>, switchCart = () => Promise.resolve()) => {
  const api = {
    restCarts: { get: jest.fn(() => cart) } as unknown as StorefrontApi['restCarts'],
    currency: { switchCart: jest.fn<StorefrontApi['currency']['switchCart']>(switchCart) },
  };
  const mounted = await mountExample(currency, { around, change: withCart, api });
  const choose = async (code: string, keys: MouseEventInit = {}) => {
    const element = mounted.parts('link').find(({ dataset }) => dataset.currencyCode === code)!;
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
    await settle();
    return element;
  };
  const question = () => selectDialog(mounted.store.getState(), 'confirm')?.text;
  const respond = async (yes: boolean) => (
    mounted.store.dispatch(closeDialog('confirm', { confirmed: yes })), settle()
  );
  return { ...mounted, ...api.currency, choose, question, respond };
};

describe('the currencies, before their code arrives', () => {
  it('are links to this page in each of them', () => {
    const links = printExample(currency, { around }).querySelectorAll('a');
    expect([...links].map(({ pathname, search }) => [pathname, search])).toEqual([
      ['/harbour-desk-lamp/', '?setCurrencyId=1'],
      ['/harbour-desk-lamp/', '?setCurrencyId=2'],
      ['/harbour-desk-lamp/', '?setCurrencyId=3'],
    ]);
  });
});

describe('the currencies, when they are mounted', () => {
  it('stay as the server rendered them until one is chosen', async () => {
    const rendered = printExample(currency, { around, change: withCart }).outerHTML;
    const { slot } = await mount(Promise.resolve(plain));
    expect(slot.outerHTML).toBe(rendered);
  });

  it('change the cart’s currency at the link’s own URL, and reload the page', async () => {
    const { choose, switchCart } = await mount(Promise.resolve(plain));
    await choose('EUR');
    expect(switchCart.mock.calls).toEqual([[url, 'EUR']]);
    expect(reload.mock.calls.length).toBe(1);
    expect(followed).toEqual([false]);
  });

  it('mark the chosen one as busy', async () => {
    const { choose, respond } = await mount(Promise.resolve({ ...plain, coupons: [{ code: 'TEN' }] }));
    const chosen = await choose('EUR');
    expect(chosen.getAttribute('aria-busy')).toBe('true');
    await respond(false);
    expect(chosen.hasAttribute('aria-busy')).toBe(false);
  });

  it('ask first if the cart would lose a discount, with the template’s text', async () => {
    const { choose, question, respond, switchCart } = await mount(
      Promise.resolve({ ...plain, coupons: [{ code: 'TEN' }] }),
    );
    await choose('EUR');
    expect(question()).toBe(
      'Discounts, coupons and gift certificates in your cart may be removed when the currency changes. Change it?',
    );
    await respond(false);
    expect(switchCart).not.toHaveBeenCalled();
    await choose('EUR');
    await respond(true);
    expect(switchCart).toHaveBeenCalledTimes(1);
  });

  it('leave the current one and a new tab to the browser', async () => {
    const { choose } = await mount(Promise.resolve(plain));
    await choose('USD');
    await choose('EUR', { ctrlKey: true });
    expect(followed).toEqual([true, true]);
  });
});

describe('the currencies, when the shop refuses or fails', () => {
  it('follow the link when the cart can’t be read', async () => {
    const { choose } = await mount(Promise.reject(new ShopError('network', 'Network request failed')));
    await choose('EUR');
    expect(goTo.mock.calls).toEqual([['http://shop.test/harbour-desk-lamp/?setCurrencyId=2']]);
    expect(complaints.splice(0)).toHaveLength(1);
  });
});
