import { afterEach, describe, expect, it } from '@jest/globals';
import { shopUrl } from '../../../../core/page/shop-url';

afterEach(() => document.head.replaceChildren());

describe('a URL from a response of the shop', () => {
  it.each(['/cart.php', 'cart.php?x=1', `${window.location.origin}/fr/cart.php`])('may lead to the shop: %s', (url) => {
    expect(shopUrl(url)).toBe(url);
  });

  it.each([
    null,
    '',
    'javascript:alert(1)',
    '\tjava\nscript:alert(1)',
    'data:text/html,<p>',
    'blob:http://localhost/1',
    'https://elsewhere.test/cart.php',
    '//elsewhere.test/cart.php',
    '\\\\elsewhere.test',
    '/\\elsewhere.test/',
    '/\t/elsewhere.test/',
    'https:elsewhere.test',
    'https://localhost@elsewhere.test/',
    'https://',
  ])('is rejected if it does not lead to the shop: %j', (url) => {
    expect(shopUrl(url)).toBeNull();
  });

  it('may lead to the host of the secure base URL', () => {
    document.head.innerHTML = '<meta data-page-context data-secure-base-url="https://shop.test/fr">';
    expect(shopUrl('https://shop.test/fr/cart.php')).toBe('https://shop.test/fr/cart.php');
    expect(shopUrl('https://shop.test.elsewhere.test/cart.php')).toBeNull();
  });
});
