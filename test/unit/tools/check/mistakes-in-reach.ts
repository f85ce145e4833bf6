import type { SeededMistake } from './seeded-mistake';

const layout = 'templates/layout/base.html';
const sitemap = 'templates/pages/sitemap.html';
const form = 'templates/components/widgets/add-to-cart.html';
const buy = 'templates/components/products/add-to-cart.html';
const picture = 'templates/components/common/responsive-img.html';

/** Presses and pages that lead nowhere, names that are nearly right, and output with the wrong braces. */
export const mistakesInReach: readonly SeededMistake[] = [
  {
    kind: 'a button that does not send its form',
    path: buy,
    from: 'id="form-action-addToCart" type="submit"',
    to: 'id="form-action-addToCart" type="button"',
    rule: 'dead-button',
    says: 'add-to-cart: part "button" sends no form: give it type="submit"',
  },
  {
    kind: 'a form without an address',
    path: form,
    from: 'method="post" action="{{cart_url}}"',
    to: 'method="post"',
    rule: 'missing-action',
    says: 'the form that adds to the cart has no action: without code it leads nowhere',
  },
  {
    kind: 'an event that does not exist',
    path: form,
    from: 'data-cart-item-add',
    to: 'data-widget-keeps="sumbit" data-cart-item-add',
    rule: 'unknown-event',
    says: 'data-widget-keeps: no event has the name "sumbit"; did you mean "submit"?',
  },
  {
    kind: 'a page without its layout',
    path: sitemap,
    from: '{{> layout/base}}',
    to: '',
    rule: 'missing-layout',
    says: 'the page includes no layout: what it keeps for the layout’s blocks is not printed',
    at: [sitemap, '{{#partial "page"}}'],
  },
  {
    kind: 'scripts of apps as text',
    path: layout,
    from: '{{{footer.scripts}}}',
    to: '{{footer.scripts}}',
    rule: 'html-as-text',
    says: '{{footer.scripts}} prints its HTML as text: it needs three braces',
  },
  {
    kind: 'a page’s content as text',
    path: 'templates/pages/page.html',
    from: '{{{page.content}}}',
    to: '{{page.content}}',
    rule: 'html-as-text',
    says: '{{page.content}} prints its HTML as text: it needs three braces',
  },
  {
    kind: 'a shopper’s words as HTML',
    path: 'templates/components/search/heading.html',
    from: '{{#if forms.search.query}}',
    to: '{{{forms.search.query}}}{{#if forms.search.query}}',
    rule: 'text-as-html',
    says: '{{{forms.search.query}}} prints a shopper’s words as HTML: a script in them would run',
  },
  {
    kind: 'the scope of a category',
    path: 'templates/components/products/card.html',
    from: 'data-product-scope="{{card_product.id}}"',
    to: 'data-product-scope="{{category.id}}"',
    rule: 'wrong-scope',
    says: 'data-product-scope holds the id of the product (got category.id)',
  },
  {
    kind: 'a second loader by its address',
    path: layout,
    from: '    {{{footer.scripts}}}',
    to: '    <script type="module" src="https://cdn.example/widgets/1.0.0/loader.js"></script>\n    {{{footer.scripts}}}',
    rule: 'second-tag',
    says: "the page prints the bundle's tag a second time: the second bundle does nothing",
    at: [layout, '<script type="module" src="https://cdn.example'],
  },
  {
    kind: 'a misspelt data-part',
    path: 'templates/components/widgets/quantity.html',
    from: 'data-part="error"',
    to: 'data-prat="error"',
    rule: 'misspelt-attribute',
    says: 'data-prat is no attribute of ours; did you mean "data-part"?',
  },
  {
    kind: 'a misspelt data-widget',
    path: 'templates/components/widgets/slim-header.html',
    from: 'data-widget="slim-header"',
    to: 'data-wigdet="slim-header"',
    rule: 'misspelt-attribute',
    says: 'data-wigdet is no attribute of ours; did you mean "data-widget"?',
  },
  {
    kind: 'an opener of no dialog',
    path: sitemap,
    from: '{{#partial "page"}}',
    to: '{{#partial "page"}}<a href="#" data-reveal-id="modal-sizes">Sizes</a>',
    rule: 'dead-opener',
    says: 'data-reveal-id: the page has no dialog with the id "modal-sizes"',
  },
  {
    kind: 'a picture of nothing',
    path: picture,
    from: '{{getImage img_data img_preset}}',
    to: '{{getImage}}',
    rule: 'empty-helper',
    says: '{{getImage}} is given nothing: it prints nothing',
  },
  {
    kind: 'the functional sheet not linked',
    path: layout,
    from: "    {{{stylesheet '/assets/widgets/functional.css'}}}\n",
    to: '',
    rule: 'missing-sheet',
    says: 'nothing on the page links assets/widgets/functional.css: hidden parts may show',
    at: [layout, '<html'],
  },
];
