import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { onLogin, onOrders } from '../../../../widgets/business/legacy-hooks';

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
    ['a company’s buyer on a narrow screen', { isB2BUser: true, isMobile: true }, false],
    ['a company’s buyer on a wide screen', buyer, true],
    ['any other shopper', { isB2BUser: false, isMobile: true }, true],
  ])('the menu of %s has wish lists: %#', (_, module, hasWishlists) => {
    onLogin(module);
    expect(!find('.navPages_subMenu_item__wishlists').hidden).toBe(hasWishlists);
  });

  it('any shopper but a company’s sees the orders that the shop lists', () => {
    onLogin(buyer);
    expect(isShown('.account')).toBe(false);
    onLogin({ ...buyer, isB2BUser: false });
    expect(isShown('.account')).toBe(true);
  });

  it('nothing is shown on other pages, and nothing that is seen changes', () => {
    document.body.className = '';
    onLogin({ ...buyer, isB2BUser: false });
    expect(isShown('.account')).toBe(false);
    document.body.className = 'page_type__account_orderstatus';
    find('style').textContent = '.account { display: grid }';
    onLogin({ ...buyer, isB2BUser: false });
    expect(getComputedStyle(find('.account')).display).toBe('grid');
  });
});

describe('when the company’s orders have come', () => {
  it('their list looks as the theme’s does, and is seen', () => {
    onOrders(buyer);
    expect(find('.order-lists-wrap').classList.contains('account')).toBe(true);
    expect(isShown('.order-lists-wrap')).toBe(true);
  });

  it('they stand in the place of the shopper’s own, which stay where there are none', () => {
    find('.order-lists-wrap').remove();
    onOrders(buyer);
    expect(find('[data-own-orders]').hidden).toBe(false);
    document.body.insertAdjacentHTML('beforeend', '<div class="order-lists-wrap">Theirs</div>');
    onOrders(buyer);
    expect(find('[data-own-orders]').hidden).toBe(true);
  });

  it('other shoppers see none', () => {
    onOrders({ ...buyer, isB2BUser: false });
    expect(find('.order-lists-wrap').className).toBe('order-lists-wrap');
    expect(isShown('.order-lists-wrap')).toBe(false);
  });
});
