import { afterEach, expect, it } from '@jest/globals';
import { sendPageViewed } from '../../../../core/state/send-page-viewed';
import { printContext } from './store-with-calls';

let listening = new AbortController();
const NAMES = ['page-viewed', 'product-viewed', 'listing-viewed', 'cart-viewed'] as const;

const list = '<div id="list" data-widget="category-listing"></div>';
const cart = '<div id="cart" data-widget="cart-page"><p data-cart-quantity="3"></p></div>';

afterEach(() => {
  listening.abort();
  listening = new AbortController();
  document.body.replaceChildren();
});

it.each([
  ['default', {}, '', []],
  ['product', { 'product-id': '86' }, '', [['product-viewed', undefined, { productId: '86', source: 'product' }]]],
  ['category', {}, list, [['listing-viewed', 'list', { url: '/', source: 'list' }]]],
  ['cart', {}, cart, [['cart-viewed', undefined, { quantity: 3, source: 'cart' }]]],
] as const)('a page of the type %s is sent, then what it shows', (pageType, context, html, expected) => {
  printContext({ 'page-type': pageType, ...context });
  document.body.innerHTML = html;
  const events: unknown[] = [];
  for (const name of NAMES) {
    const add = (event: Event) => {
      const { target, detail } = event as CustomEvent<unknown>;
      events.push([name, (target as Element).id, detail]);
    };
    document.addEventListener(`widgets:${name}`, add, { signal: listening.signal });
  }
  sendPageViewed();
  expect(events).toEqual([['page-viewed', undefined, { pageType, url: '/' }], ...expected]);
});
