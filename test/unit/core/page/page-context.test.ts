import { afterEach, describe, expect, it } from '@jest/globals';
import { pageContext } from '../../../../core/page/page-context';

afterEach(() => document.head.replaceChildren());

describe('the page context', () => {
  it('is read from the element with data-page-context', () => {
    document.head.innerHTML = `<script type="text/plain" data-page-context data-page-type="product"
      data-template="pages/product" data-secure-base-url="https://shop.example/fr/" data-cart-id=" c-1 "
      data-cart-url="/fr/cart.php" data-channel-id="1" data-currency-code="EUR" data-product-id="93"
      data-category-id="21" data-graphql-token="t" data-in-development="true" data-widgets-off="carousel, menu" data-generic-error="Oups"
      data-outdated-error="Trop tard" data-unsure-error="Qui sait" data-slow-notice="Encore"></script>`;
    expect(pageContext()).toEqual({
      pageType: 'product',
      template: 'pages/product',
      secureBaseUrl: 'https://shop.example/fr',
      localePath: '/fr',
      cartId: 'c-1',
      cartUrl: '/fr/cart.php',
      channelId: '1',
      currencyCode: 'EUR',
      productId: '93',
      categoryId: '21',
      graphqlToken: 't',
      inDevelopment: true,
      widgetsOff: ['carousel', 'menu'],
      genericError: 'Oups',
      outdatedError: 'Trop tard',
      unsureError: 'Qui sait',
      slowNotice: 'Encore',
    });
  });

  it('is read once in a turn, and again in the next turn', async () => {
    document.head.innerHTML = '<meta data-page-context data-product-id="93">';
    const first = pageContext();
    document.querySelector('meta')?.setAttribute('data-product-id', '94');
    expect(pageContext()).toBe(first);
    await Promise.resolve();
    expect(pageContext().productId).toBe('94');
  });

  it('has defaults without that element', () => {
    expect(pageContext()).toMatchObject({ localePath: '', cartId: null, cartUrl: '/cart.php', inDevelopment: false });
  });

  it.each([
    ['https://shop.example', ''],
    ['https://shop.example/', ''],
    ['https://shop.example/fr-ca', '/fr-ca'],
    ['shop', ''],
    ['', ''],
  ])('has the language path of the URL %j: %j', (url, path) => {
    document.head.innerHTML = `<script type="text/plain" data-page-context data-secure-base-url="${url}"></script>`;
    expect(pageContext().localePath).toBe(path);
  });
});
