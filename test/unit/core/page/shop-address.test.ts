import { afterEach, describe, expect, it } from '@jest/globals';
import { shopAddress } from '../../../../core/page/shop-address';

afterEach(() => document.head.replaceChildren());

describe('an address from a response of the shop', () => {
  it.each(['/cart.php', 'cart.php?x=1', `${window.location.origin}/fr/cart.php`])(
    'is accepted if it leads to the shop: %s',
    (address) => {
      expect(shopAddress(address)).toBe(address);
    },
  );

  it.each([
    null,
    '',
    'javascript:alert(1)',
    '\tjavascript:alert(1)',
    'data:text/html,<p>',
    'blob:http://localhost/1',
    'https://elsewhere.test/cart.php',
    '//elsewhere.test/cart.php',
    '\\\\elsewhere.test',
    'https://',
  ])('is rejected if it does not lead to the shop: %j', (address) => {
    expect(shopAddress(address)).toBeNull();
  });

  it('may lead to the host of the secure base address', () => {
    document.head.innerHTML = '<meta data-page-context data-secure-base-url="https://shop.test/fr">';
    expect(shopAddress('https://shop.test/fr/cart.php')).toBe('https://shop.test/fr/cart.php');
    expect(shopAddress('https://shop.test.elsewhere.test/cart.php')).toBeNull();
  });
});
