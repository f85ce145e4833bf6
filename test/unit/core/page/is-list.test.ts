import { expect, it } from '@jest/globals';
import { isList } from '../../../../core/page/is-list';

it.each([
  ['<main><div data-widget="category-listing"></div></main>', true],
  ['<main><div data-widget="product-price"></div></main>', false],
])('a page is a list if it has a listing: %s', (html, expected) => {
  document.body.innerHTML = html;
  expect(isList()).toBe(expected);
});
