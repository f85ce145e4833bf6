import { describe, expect, it } from '@jest/globals';
import { markTemplate } from '../../../tools/adopt/mark-template';
import type { Rule } from '../../../tools/adopt/rule';
import { cartRules, discountRules } from '../../../tools/adopt/rules/cart-rules';
import { filterRules } from '../../../tools/adopt/rules/filter-rules';
import { listStyles } from '../../../tools/adopt/rules/list-styles';
import { listingRules } from '../../../tools/adopt/rules/listing-rules';
import { bulkDialogRules, productExtraRules } from '../../../tools/adopt/rules/product-extra-rules';
import { reviewRules } from '../../../tools/adopt/rules/review-rules';
import { searchRules } from '../../../tools/adopt/rules/search-rules';
import { addSelectors, stateSelectors } from '../../../tools/adopt/style-edits';

/** A marked template, which a second run does not change. */
function mark(id: string, text: string, rules: readonly Rule[]): string {
  const { text: after, places } = markTemplate(id, text, rules);
  expect(places.filter(({ is }) => is === 'left')).toEqual([]);
  expect(markTemplate(id, after, rules).text).toBe(after);
  return after;
}

const facets = (name: string, text: string) => mark(`components/faceted-search/${name}`, text, filterRules);

describe('the rules of filters', () => {
  it('open a filter under the condition of the theme', () => {
    const open = 'class="c{{#unless ../start_collapsed }} is-open{{/unless}}"';
    expect(
      facets('facets/multi', `<div class="f">\n    <div id="facetedSearch-content--{{a}}" ${open}></div>\n</div>`),
    ).toContain('{{#unless ../start_collapsed}}open{{/unless}} class="f">');
  });

  it('make a disclosure of a filter, and a summary of its heading', () => {
    expect(
      facets('facets/multi', '<div class="f">\n    {{> n}}\n    <div id="facetedSearch-content--{{a}}"></div>\n</div>'),
    ).toBe(
      '<details id="facetedSearch-block--{{dashcase facet}}" {{#unless start_collapsed}}open{{/unless}} class="f">\n    {{> n}}\n    <div id="facetedSearch-content--{{a}}"></div>\n</details>',
    );
    const button =
      '<h2>\n  <button type="button" class="t{{#unless start_collapsed}} is-open{{/unless}}" data-collapsible="#facetedSearch-content--{{a}}" aria-label="b">c</button></h2>';
    expect(facets('navigation', button)).toBe(
      '<summary class="widgets-summary">\n<h2>\n  <span class="t">c</span></h2>\n</summary>',
    );
  });

  it('make a summary of the control itself, as older themes have it', () => {
    expect(
      facets(
        'facets/multi',
        '<div><div class="t" role="button" data-collapsible="#facetedSearch-content--{{a}}">c</div><div id="facetedSearch-content--{{a}}"></div></div>',
      ),
    ).toMatch(/^<details [^>]*><summary class="t">c<\/summary><div [^>]*><\/div><\/details>$/);
  });

  it('leave the list of filters beside their control on a small screen, under its condition', () => {
    expect(
      facets(
        'index',
        '  <a href="#l" role="button" class="facetedSearch-toggle" data-collapsible>a</a>{{#if b}}<ul></ul>{{/if}}',
      ),
    ).toBe(
      '  <details class="facetedSearch-all" id="facetedSearch-all">\n  <summary class="facetedSearch-toggle">a</summary>\n  </details>{{#if b}}<ul></ul>{{/if}}',
    );
  });

  it('mark the form for a range of prices, with a message for each field', () => {
    const field = (name: string) =>
      `<div>\n<input name="{{#if a}}price_${name}{{else}}${name}_price{{/if}}" required>\n</div>`;
    const after = facets(
      'range-form',
      `<form data-faceted-search-range novalidate><input type="hidden" name="sort">${field('min')}${field('max')}</form>`,
    );
    expect(after).toMatch(/^<form data-widget="price-range" [^>]* data-faceted-search-range><input type="hidden"/);
    expect(after.match(/data-part="\w+"/g)).toEqual(
      ['field', 'control', 'problem', 'field', 'control', 'problem'].map((part) => `data-part="${part}"`),
    );
    expect(after).toContain('data-more-than="facet-min-price"');
  });

  it('leave the link that resets a range of prices to the list', () => {
    expect(mark('components/category/shop-by-price', '<p class="reset-filters"><a>a</a></p>', filterRules)).toBe(
      '<p hidden data-listing-reset><a>a</a></p>',
    );
  });

  it('mark the link to all values of a filter', () => {
    expect(facets('facets/multi', '<a class="toggleLink" href="#facetedSearch-navList--{{a}}">a</a>')).toBe(
      '<a data-facet-more="{{facet}}" class="toggleLink" href="#facetedSearch-navList--{{a}}">a</a>',
    );
  });

  it('mark the dialog with all values of a filter', () => {
    const after = facets(
      'show-more-facets',
      '<div><div id="facetedSearch-filterItems"><input></div><ul>{{#each a}}<li></li>{{/each}}</ul></div>',
    );
    expect(after).toBe(
      '<div data-widget="facet-filter"><div id="facetedSearch-filterItems"><input data-part="input"></div><ul>{{#each a}}<li data-part="item"></li>{{/each}}</ul></div>',
    );
  });
});

describe('the rules of a category', () => {
  const page = (condition: string) =>
    mark(
      'pages/category',
      `<div>{{#if ${condition}}}<aside id="faceted-search-container"></aside>{{/if}}<main id="product-listing-container"></main></div>`,
      listingRules('category'),
    );

  it('mount an idle list that may show the range of prices of the URL, in a theme that has the setting', () => {
    expect(page('theme_settings.shop_by_price_visibility')).toMatch(
      /^<div data-widget="category-listing" [^>]*data-per-page="[^"]*" \{\{#unless category\.faceted_search_enabled\}\}.*data-widget-when="idle"/,
    );
    expect(page('category.faceted_search_enabled')).not.toContain('data-widget-when');
  });
});

describe('the rules of a search', () => {
  const page = (text: string) => mark('pages/search', text, [...listingRules('search'), ...searchRules]);

  it('put one slot around the tabs and the results', () => {
    const after = page(
      '<section>\n  <ul data-search-page-tabs role="tablist"><li role="presentation"><a role="tab" href="{{a}}" data-product-results-toggle>{{>components/search/product-count}}</a></li></ul>\n</section>\n<section><aside id="faceted-search-container"></aside><div id="product-listing-container" role="tabpanel" {{#if a}}class="u-hidden"{{/if}}></div></section>',
    );
    expect(after).toMatch(/^<div data-widget="search-listing" [^>]*>\n<section>/);
    expect(after).toMatch(/<\/section>\n<\/div>$/);
    expect(after.match(/data-widget=/g)).toHaveLength(1);
    expect(after).not.toMatch(/role=|u-hidden/);
    expect(after).toContain('<span data-part="product-count">{{>components/search/product-count}}</span>');
    expect(after).toContain('data-section="product"');
  });

  it('show pages of text also in place of no products', () => {
    const after = page(
      '<div><a data-content-results-toggle></a></div>\n<div><i id="search-results-content"></i><b id="product-listing-container"></b></div>',
    );
    const inPlace = (text: string) =>
      `{{#unless product_results.products.length}}${text}{{else}}{{#if forms.search.section '===' 'content'}}${text}{{/if}}{{/unless}}`;
    expect(after).toContain(`<a data-section="content" ${inPlace('aria-current="page"')} `);
    expect(after).toContain(`<b data-part="products" ${inPlace('hidden')} `);
    expect(after).toContain(
      `<i data-part="content" {{#if product_results.products.length}}{{#if forms.search.section '!=' 'content'}}hidden{{/if}}{{/if}} `,
    );
  });

  it('mark the element around the results of a theme without tabs', () => {
    expect(page('<div><div id="product-listing-container"></div></div>')).toMatch(
      /^<div data-widget="search-listing" /,
    );
  });

  it('give each price of the advanced search a message', () => {
    const price = (name: string) => `<label><input name="${name}"></label>`;
    const after = page(`<form data-advanced-search-form>${price('price_from')}${price('price_to')}</form>`);
    expect(after.match(/<input data-part="price" name="\w+"><\/label><p [^>]*data-part="price-problem"/g)).toHaveLength(
      2,
    );
  });

  it('print the categories of the advanced search', () => {
    const after = page(
      '<form data-advanced-search-form aria-hidden="true"><div data-search-category-tree></div></form>',
    );
    expect(after).toMatch(
      /^<form data-widget="advanced-search" [^>]* data-advanced-search-form><div [^>]*data-widget="category-tree"/,
    );
    expect(after).toContain('{{> components/widgets/search/category-list list_nodes=forms.search.category_options}}');
  });
});

describe('the rules of what a product page has besides', () => {
  it.each([
    ['reviews', reviewRules, 'data-product-reviews', 'data-widget="product-reviews"'],
    ['videos', productExtraRules, 'data-video-gallery', 'open data-widget="video-gallery"'],
  ])('make a disclosure of the %s', (id, rules, hook, slot) => {
    expect(
      mark(
        `components/products/${id}`,
        `<section ${hook}>\n  <h4>a <a class="l is-open" data-collapsible href="#b">c</a></h4>\n  <div class="is-open" id="b"></div>\n</section>`,
        rules,
      ),
    ).toBe(
      `<details ${slot} ${hook}>\n  <summary class="widgets-summary">\n  <h4>a <span class="l">c</span></h4>\n  </summary>\n  <div class="is-open" id="b"></div>\n</details>`,
    );
  });

  it('open the dialog of a review by the hash of a link', () => {
    const link = mark(
      'components/products/product-view',
      '<a href="{{product.url}}{{#if is_ajax}}#write_review{{/if}}" {{#unless is_ajax}}data-reveal-id="modal-review-form"{{/unless}}>a</a>',
      reviewRules,
    );
    expect(link).toBe(
      '<a {{#if is_ajax}}href="{{product.url}}#write_review"{{else}} href="#write_review"{{/if}}>a</a>',
    );
    const dialog = mark(
      'components/products/modals/writeReview',
      '<div id="modal-review-form" data-reveal></div>',
      reviewRules,
    );
    expect(dialog).toBe(
      '<dialog data-widget="dialog" data-name="review" data-hash="write_review" id="modal-review-form"></dialog>',
    );
  });

  it('put the tabs and their panels into one slot, under the condition of a tab', () => {
    const after = mark(
      'components/products/tabs',
      '<ul data-tab>{{#if a}}<li><a href="#tab-a">a</a></li>{{/if}}</ul>\n<div>{{#if a}}<div id="tab-a"></div>{{/if}}</div>',
      productExtraRules,
    );
    expect(after).toBe(
      '<div class="widgets-tabs" {{#or product.related_products product.similar_by_views}}data-widget="tabs"{{/or}}>\n<ul data-part="list">{{#if a}}<li data-part="item"><a data-part="tab" href="#tab-a">a</a></li>{{/if}}</ul>\n<div>{{#if a}}<div data-part="panel" id="tab-a"></div>{{/if}}</div>\n</div>',
    );
  });

  it('put the tabs of a copy for some products into a slot', () => {
    const tabs = '<ul data-tab><li><a href="#tab-sizes">a</a></li></ul>\n<div><div id="tab-sizes"></div></div>';
    const after = mark('components/products/description-tabs-sizes', tabs, productExtraRules);
    expect(after).toContain('<li data-part="item"><a data-part="tab" href="#tab-sizes">');
    expect(mark('components/products/description', tabs, productExtraRules)).toBe(tabs);
  });

  it('put what is delivered later into a slot', () => {
    const after = mark(
      'components/products/product-view',
      '<p data-product-backordered style="display:none;"><b data-qty-backordered-message></b><i data-backorder-message></i></p>\n<ul data-picklist-backorder-list style="display:none;"></ul>',
      productExtraRules,
    );
    expect(after.replace(/ data-(show|backordered|picked)[\w-]*="[^"]*"/g, '')).toBe(
      '<div role="status" data-widget="product-backorder">\n<p data-product-backordered><b data-part="quantity" hidden data-qty-backordered-message></b><i data-backorder-message>{{#each backorder_messages}}<span data-message-id="{{id}}" {{#if is_default}}data-is-default{{/if}} data-part="message" hidden>{{message}}</span>{{/each}}</i></p>\n<ul data-part="picked" data-picklist-backorder-list hidden style="display:none;"></ul>\n</div>',
    );
  });

  it('give the form of a wish list the chosen variant', () => {
    expect(mark('components/common/wishlist-dropdown', '<form data-wishlist-add></form>', productExtraRules)).toBe(
      '<form data-widget="product-wishlist" data-wishlist-add><input type="hidden" name="variation_id" value="" data-part="variation"></form>',
    );
  });

  it('make a dialog of the bulk prices of a card', () => {
    expect(
      mark(
        'components/products/bulk-discount-rates',
        '<div id="modal-bulk-pricing-{{id}}" data-reveal></div>',
        bulkDialogRules,
      ),
    ).toMatch(
      /^<dialog data-widget="dialog" data-name="bulk-pricing-{{id}}" [^>]*id="modal-bulk-pricing-{{id}}"><\/dialog>$/,
    );
  });
});

it('an empty cart has a sentence in place of its lines', () => {
  const [rule] = cartRules.filter(({ name }) => name === 'empty cart');
  expect(mark('components/cart/content', '<table data-cart-quantity="{{a}}"></table>', [rule!])).toMatch(
    /^{{#unless cart\.items\.length}}<p data-cart-quantity="0">.*<\/p>{{\/unless}}\n<table .*{{#unless cart\.items\.length}}hidden{{\/unless}}.*<\/table>$/,
  );
});

it('the discounts of a cart become a disclosure', () => {
  expect(
    mark(
      'components/cart/totals',
      '<div>\n  <b data-discount-toggle>a</b>\n  <i data-discount-toggle>b</i>\n  <ul data-discount-details></ul>\n</div>',
      discountRules,
    ),
  ).toBe(
    '<details open>\n  <summary class="widgets-summary">\n  <b>a</b>\n  <i>b</i>\n  </summary>\n  <ul data-discount-details></ul>\n</details>',
  );
});

it('the states of the theme’s styles are those of the disclosures, too', () => {
  const sheet = `.facetedSearch-navList {
    &.is-open { top: 0; }
    .facetedSearch-toggle + &,
    .sidebarBlock + & { top: 1px; }
    .facetedSearch-toggle + &.is-open,
    .sidebarBlock + &.is-open { top: 2px; }
}
.b { .toggleLink.is-open & { top: 0; } }
.toggle-content { &.is-open { top: 0; } }
`;
  const added = addSelectors(sheet, stateSelectors(listStyles))
    .split('\n')
    .filter((line) => !sheet.includes(line));
  expect(added).toEqual([
    '    &.is-open,',
    '    .facetedSearch-all[open] + & { top: 0; }',
    '    .facetedSearch-all + &,',
    '    .facetedSearch-all[open] + &,',
    '.b { .toggleLink.is-open &, .toggleLink:is([open] > summary, [open] > summary *) & { top: 0; } }',
    '.toggle-content { &.is-open, &:is([open] > *) { top: 0; } }',
  ]);
});
