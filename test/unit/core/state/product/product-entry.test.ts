import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { isPageProduct, productScope } from '../../../../../core/state/product/product-entry';

const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('the product of a slot', () => {
  it('is its nearest scope, and one for all slots in it', () => {
    document.body.innerHTML = `<div id="page" data-product-scope="1"><i></i><b></b>
      <div id="related" data-product-scope="2"><u></u></div></div>`;
    expect(productScope(find('i'))).toEqual(productScope(find('b')));
    expect(productScope(find('i'))).toMatchObject({ productId: '1', element: find('#page') });
    expect(productScope(find('u'))).toMatchObject({ productId: '2', element: find('#related') });
  });

  it('has a key that stays when its element is moved; a quick view of the same product has another', () => {
    document.body.innerHTML =
      '<div data-product-scope="1"><i></i></div><div data-product-scope="1"><b></b></div><main></main>';
    const { key } = productScope(find('i'));
    expect(key).toMatch(/^product-\d+$/);
    expect(productScope(find('b')).key).not.toBe(key);
    find('main').append(find('[data-product-scope]'));
    expect(productScope(find('i')).key).toBe(key);
  });

  it.each([
    ['<div data-product-scope><input name="product_id" value="7"><i></i></div>', '7', 'div'],
    ['<form><input name="product_id" value="8"><i></i></form>', '8', 'form'],
    ['<i></i>', '', 'i'],
    ['<div data-product-scope=" 7 "><i></i></div>', '7', 'div'],
    ['<div data-product-scope=" "><input name="product_id" value="8"><i></i></div>', '8', 'div'],
  ])('has the id of the scope without blanks, or else of the form: %s', (html, productId, element) => {
    document.body.innerHTML = html;
    expect(productScope(find('i'))).toMatchObject({ productId, element: find(element) });
  });

  it('is read without a query of the scope if the scope names it', () => {
    document.body.innerHTML = '<div data-product-scope="7"><p></p></div>';
    const queries = jest.spyOn(Element.prototype, 'querySelector');
    expect(productScope(document.querySelector('p')!).productId).toBe('7');
    // The test's own query is on the document.
    expect(queries).not.toHaveBeenCalled();
  });
});

describe("the page's own product", () => {
  const html = '<div data-product-scope="1"><i></i></div><div data-product-scope="2"><b></b></div>';
  const print = (attributes: string): void => {
    document.head.innerHTML = `<script type="text/plain" data-page-context ${attributes}></script>`;
    document.body.innerHTML = html;
  };

  it.each([
    ['data-product-id="2"', false, true],
    ['data-page-type="product"', true, false],
    ['data-page-type="category"', false, false],
    ['', false, false],
  ])('is recognized by the data of the layout: %s', (attributes, first, second) => {
    print(attributes);
    expect(isPageProduct(productScope(find('i')))).toBe(first);
    expect(isPageProduct(productScope(find('b')))).toBe(second);
  });
});

it.each([
  ['<div id="scope"><form id="a"></form><form id="b" data-cart-item-add></form></div>', 'b'],
  ['<form id="scope"></form>', 'scope'],
  ['<div id="scope"><form id="c"><input name="attribute[1]"></form></div>', 'c'],
  // As with prices for members only.
  ['<div id="scope"></div>', undefined],
])('the form of a product is the one that buys it or contains its options: %s', (html, id) => {
  document.body.innerHTML = html;
  expect(productScope(find('#scope')).form?.id).toBe(id);
});
