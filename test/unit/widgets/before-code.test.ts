import { afterEach, describe, expect, it } from '@jest/globals';
import { renderedExamples } from '../../support/examples/rendered-examples';

/** Renders an example of a widget's partial, without mounting it, and returns the slot. */
function render(name: string, example = 0): HTMLElement {
  document.body.innerHTML = renderedExamples(name)[example]!;
  return document.querySelector<HTMLElement>(`[data-widget="${name}"]`)!;
}
const find = <E extends Element = HTMLElement>(slot: Element, selector: string) => slot.querySelector<E>(selector)!;
const hrefs = (slot: Element, selector = 'a') =>
  [...slot.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

afterEach(() => document.body.replaceChildren());

describe('a form, before its code arrives', () => {
  it.each([
    ['account-form', 1],
    ['auth-form', 0],
    ['contact-form', 0],
    ['review-form', 0],
    ['wishlist-form', 0],
    ['advanced-search', 0],
  ])('is checked by the browser: %s', (name, example) => {
    expect((render(name, example) as HTMLFormElement).checkValidity()).toBe(false);
  });

  it.each<[string, Record<string, string>]>([
    ['add-to-cart', { action: 'add', product_id: '101' }],
    ['cart-code', { action: 'applycoupon' }],
    ['cart-options', { action: 'EditProductFieldsInCart', item_id: 'a1b2', 'attribute[10101]': '1010101' }],
    ['cart-quantity', { 'qty[a1b2]': '2' }],
    ['cart-wrapping', { giftwraptype: 'same', 'giftwrapping[all]': '' }],
    ['review-form', { action: 'post_review' }],
  ])('posts what a shopper wants: %s', (name, fields) => {
    const slot = render(name);
    const form = (slot.closest('form') ?? find(slot, 'form')) as HTMLFormElement;
    expect(form.method).toBe('post');
    expect(Object.fromEntries(new FormData(form))).toMatchObject(fields);
  });

  it.each<[string, string[][]]>([
    ['product-wishlist', [['variation_id', '']]],
    ['quantity', [['qty[]', '1']]],
    ['shipping-quotes', [['shipping_method', '0']]],
  ])('has the fields of %s', (name, fields) => {
    const slot = render(name);
    const form = document.createElement('form');
    slot.replaceWith(form);
    form.append(slot);
    expect([...new FormData((slot.matches('form') ? slot : form) as HTMLFormElement)]).toEqual(fields);
  });

  it('accepts only prices in the notation of the platform', () => {
    const fields = [...render('price-range').querySelectorAll<HTMLInputElement>('[inputmode="decimal"]')];
    expect(fields.map(({ required }) => required)).toEqual([true, true]);
    const isValid = (price: string) => fields.every((field) => ((field.value = price), field.validity.valid));
    // Without the widget, the platform would misread a comma.
    expect(['0', '10.50', '.5', '-1', '10,50', 'ten'].filter(isValid)).toEqual(['0', '10.50', '.5']);
  });

  it('sends no card number', () => {
    const form = render('card-form').closest('form')!;
    for (const field of form.querySelectorAll<HTMLInputElement>('[data-field-type^="Card"]')) field.value = '4242';
    expect([...new FormData(form).values()]).not.toContain('4242');
  });

  it('shows the preview of a gift certificate in a new tab', () => {
    expect(find<HTMLButtonElement>(render('gift-certificate-form'), '[data-part="preview"]').formTarget).toBe('_blank');
  });
});

describe('a link, before its code arrives', () => {
  it.each([
    ['cart-badge', /\/cart\.php$/],
    ['cart-dropdown', /\/cart\.php$/],
    ['cart-edit', /\/desk-lamp\/$/],
    ['cart-remove', /\?action=remove&item=a1b2$/],
    ['quick-view', /\/harbour-desk-lamp\/$/],
    ['video-gallery', /^https:\/\/www\.youtube\.com\/watch\?v=eRsGyueVLvQ$/],
  ])('leads to its page: %s', (name, href) => {
    const slot = render(name);
    expect((slot.matches('a') ? slot : find(slot, 'a')).getAttribute('href')).toMatch(href);
  });

  it.each([
    ['admin-bar', ['/manage/dashboard', '/manage/page-builder', '/manage/products/101/edit']],
    ['compare-table', ['/compare/103/105', '/compare/101/105', '/compare/101/103']],
  ])('is one of several: %s', (name, expected) => {
    const slot = render(name);
    expect(hrefs(slot, name === 'compare-table' ? '[data-comparison-remove]' : 'a')).toEqual(expected);
  });

  it('is left out by robots if it leads into the control panel', () => {
    const links = [...render('admin-bar').querySelectorAll('a')];
    expect(links.every(({ rel }) => rel === 'nofollow')).toBe(true);
  });
});

describe('what works only with its code, before that arrives', () => {
  it.each(['admin-bar', 'agent-tools', 'compare-link', 'cookie-notice', 'progress-bar'])('is hidden: %s', (name) => {
    expect(render(name).hidden).toBe(true);
  });

  it.each([
    ['carousel', '[data-part="controls"]'],
    ['cart-dropdown', '[data-part="panel"]'],
    ['cart-lines', '[data-part="undo"]'],
    ['product-gallery', '[data-part="previous"]'],
    ['product-gallery', '[data-part="next"]'],
  ])('is hidden in %s: %s', (name, selector) => {
    expect([...render(name).querySelectorAll<HTMLElement>(selector)]).not.toEqual([]);
    expect(document.querySelector(`${selector}:not([hidden])`)).toBeNull();
  });
});

describe('content, before its code arrives', () => {
  it('is visible: the values of a filter', () => {
    const values = [...render('facet-filter').querySelectorAll<HTMLElement>('[data-part="item"]')];
    expect([values.length > 1, values.some(({ hidden }) => hidden)]).toEqual([true, false]);
  });

  it('has empty live regions, because a region that is added with its text is not read', () => {
    render('announcer');
    expect(document.querySelectorAll('[role="status"]:empty, [role="alert"]:empty')).toHaveLength(2);
  });

  it.each(['product-reviews', 'share'])('opens by a press: %s', (name) => {
    const box = render(name) as HTMLDetailsElement;
    box.open = false;
    find(box, 'summary').click();
    expect(box.open).toBe(true);
  });
});
