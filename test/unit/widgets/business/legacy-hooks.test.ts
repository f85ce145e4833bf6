import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { onLogin, onOrders } from '../../../../widgets/business/prepare-legacy';

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const isShown = (selector: string) => getComputedStyle(find(selector)).display !== 'none';
const buyer = { isB2BUser: true, isMobile: false };

beforeEach(() => {
  document.body.className = 'page_type__account_orderstatus';
  document.body.innerHTML = `
    <style>.account, .order-lists-wrap { display: none }</style>
    <ul><li class="navPages_subMenu_item__wishlists">Wish lists</li></ul>
    <main class="body">
      <div class="container"><div class="account">Ours<ul data-own-orders></ul></div><div class="order-lists-wrap">Theirs</div></div>
    </main>`;
});
afterEach(() => {
  document.body.className = '';
});

describe('when the shopper is known', () => {
  it.each([
    ['hides wish lists from a company’s buyer on a narrow screen', { isB2BUser: true, isMobile: true }, false],
    ['shows wish lists to a company’s buyer on a wide screen', buyer, true],
    ['shows wish lists to any other shopper', { isB2BUser: false, isMobile: true }, true],
  ])('the menu %s', (_, module, hasWishlists) => {
    onLogin(module);
    expect(!find('.navPages_subMenu_item__wishlists').hidden).toBe(hasWishlists);
  });

  it('a shopper who is not a company’s buyer sees the shop’s list of orders', () => {
    onLogin(buyer);
    expect(isShown('.account')).toBe(false);
    onLogin({ ...buyer, isB2BUser: false });
    expect(isShown('.account')).toBe(true);
  });

  it('on other pages the list stays hidden, and a list that is already visible keeps its display', () => {
    document.body.className = '';
    onLogin({ ...buyer, isB2BUser: false });
    expect(isShown('.account')).toBe(false);
    document.body.className = 'page_type__account_orderstatus';
    find('style').textContent = '.account { display: grid }';
    onLogin({ ...buyer, isB2BUser: false });
    expect(getComputedStyle(find('.account')).display).toBe('grid');
  });
});

describe('when B2B Edition has rendered the company’s orders', () => {
  it('their list gets the theme’s style and is visible', () => {
    onOrders(buyer);
    expect(find('.order-lists-wrap').classList.contains('account')).toBe(true);
    expect(isShown('.order-lists-wrap')).toBe(true);
  });

  it('they replace the shopper’s own orders; without them the shopper’s own orders stay visible', () => {
    find('.order-lists-wrap').remove();
    onOrders(buyer);
    expect(find('[data-own-orders]').hidden).toBe(false);
    document.body.insertAdjacentHTML('beforeend', '<div class="order-lists-wrap">Theirs</div>');
    onOrders(buyer);
    expect(find('[data-own-orders]').hidden).toBe(true);
  });

  it('a shopper who is not a company’s buyer does not see the company’s orders', () => {
    onOrders({ ...buyer, isB2BUser: false });
    expect(find('.order-lists-wrap').className).toBe('order-lists-wrap');
    expect(isShown('.order-lists-wrap')).toBe(false);
  });
});
