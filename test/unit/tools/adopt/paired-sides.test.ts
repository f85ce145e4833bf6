import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { authorTheme } from '../../../support/themes/author-theme';
import { makePlan } from '../../../tools/adopt/plan';
import { groups } from '../../../tools/adopt/rule';

jest.setTimeout(60_000);

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const base = (header: string) =>
  `<!doctype html><html><head>{{{head.scripts}}}</head><body>\n{{> components/${header}}}\n{{#block "page"}}{{/block}}\n{{{footer.scripts}}}</body></html>\n`;

/** The templates of a theme after the plan, and the places that it leaves to the author. */
function planned(files: Readonly<Record<string, string>>) {
  const templates = Object.entries(files).map(([id, text]) => [`templates/${id}.html`, text]);
  const folder = authorTheme(Object.fromEntries(templates));
  folders.push(folder);
  const { changes, places } = makePlan(folder, groups);
  return {
    textOf: (id: string) => changes.find(({ path }) => path === `templates/${id}.html`)?.after ?? files[id],
    left: places.flatMap(({ is, rule, template, line, hint }) =>
      is === 'left' ? [`${template}:${line} ${rule}: ${hint}`] : [],
    ),
  };
}

const toggle = '<a href="#" data-mobile-menu-toggle="menu">M</a>';
const drawer = '<div class="n" id="menu" data-menu></div>';
const made = '<div popover data-widget="menu" class="n" id="menu"></div>';

describe('a drawer', () => {
  it('stays in the page if its toggle is in a header that the page does not include', () => {
    const { textOf, left } = planned({
      'layout/base': base('custom/header'),
      'components/common/header': `${toggle}${drawer}`,
      'components/custom/header': `<a href="#" class="mobileMenu-toggle">M</a>\n${drawer}`,
    });
    // The row of the menu is the same element.
    expect(textOf('components/custom/header')).toBe(
      '<a href="#" class="mobileMenu-toggle">M</a>\n<div data-widget="menu" class="n" id="menu"></div>',
    );
    expect(left).toContainEqual(
      expect.stringMatching(
        /^components\/custom\/header:2 drawer: pages\/\w+ has no control that adopt knows for it, .*popovertarget="menu"/,
      ),
    );
    expect(textOf('components/common/header')).toContain(made);
  });

  it('opens by a toggle in another template of its pages', () => {
    const { textOf, left } = planned({
      'layout/base': base('common/header'),
      'components/common/header': `{{> components/common/bar}}${drawer}`,
      'components/common/bar': toggle,
    });
    expect(textOf('components/common/header')).toContain(made);
    expect(textOf('components/common/bar')).toBe('<button type="button" popovertarget="menu">M</button>');
    expect(left).toEqual([]);
  });

  it('opens by a toggle that the author has marked', () => {
    const own = '<button type="button" popovertarget="menu">M</button>';
    const { textOf } = planned({
      'layout/base': base('common/header'),
      'components/common/header': `${own}<div data-widget="menu" class="n" id="menu"></div>`,
    });
    expect(textOf('components/common/header')).toContain(`${own}<div popover data-widget="menu"`);
  });

  it('leaves a toggle without a drawer to the author', () => {
    const { textOf, left } = planned({
      'layout/base': base('common/header'),
      'components/common/header': toggle,
    });
    expect(textOf('components/common/header')).toBe(toggle);
    expect(left).toContainEqual(
      expect.stringMatching(/^components\/common\/header:1 drawer toggle: none of its pages has /),
    );
  });
});

const heading = '<h4>A</h4>';
const control = '<h4>A <a href="#c" data-collapsible="#c">x</a></h4>';
const section = (hook: string, title: string) => `<section ${hook}>${title}<div id="c"></div></section>`;
const facet = (title: string) => `<div class="f">${title}<div id="facetedSearch-content--a"></div></div>`;
const item = (panel: string) =>
  `<li><a href="{{url}}">A <i data-collapsible="n" data-collapsible-disabled-breakpoint="medium"></i></a>${panel}</li>`;
const review = '<div id="modal-review-form" class="modal" data-reveal><form></form></div>';
const withReview = '{{> components/products/modals/writeReview}}';

describe('what opens and closes', () => {
  it.each([
    [
      'a section with a heading',
      'components/products/reviews',
      section('data-product-reviews', heading),
      section('data-product-reviews', control),
      /<details [^>]*data-product-reviews>/,
    ],
    [
      'the videos',
      'components/products/videos',
      section('data-video-gallery', heading),
      section('data-video-gallery', control),
      /<details open [^>]*data-video-gallery>/,
    ],
    [
      'a filter',
      'components/faceted-search/facets/multi',
      facet(heading),
      facet('<h5><button data-collapsible="#facetedSearch-content--a">A</button></h5>'),
      /<details id="facetedSearch-block[^>]*>\s*<summary/,
    ],
    [
      'the discounts',
      'components/cart/totals',
      '<li><div data-discount-toggle>A</div><div>B</div></li>',
      '<li><div data-discount-toggle>A</div><div data-discount-toggle>B</div></li>',
      /<details open><summary|<details open>\s*<summary/,
    ],
    [
      'the third level of the menu',
      'components/common/navigation-list',
      item('<p></p>'),
      item('<ul id="n"></ul>'),
      /<details open data-widget="collapsible"/,
    ],
    [
      'a level of the menu',
      'components/common/navigation-dropdown',
      '<li><a href="{{url}}">A</a>{{> components/common/navigation-dropdown}}</li>',
      '<li><a data-collapsible="n" href="{{url}}">A</a>{{> components/common/navigation-dropdown}}</li>',
      /<details data-part="sub-menu">.*<\/details>/s,
    ],
    [
      'a drop-down',
      'components/common/channels',
      '<li><span data-dropdown="a">A</span><ul id="a" data-dropdown-content aria-hidden="true"></ul></li>',
      '<li><a data-dropdown="a">A</a><ul id="a" data-dropdown-content aria-hidden="true"></ul></li>',
      /<details class="widgets-dropdown"/,
      0,
    ],
    [
      'the panel of the search',
      'components/common/navigation',
      '<div id="quickSearch" aria-hidden="true"><b></b></div>',
      '<p><a href="#" data-search="quickSearch">S</a></p><div id="quickSearch" aria-hidden="true"><b></b></div>',
      /<details name="panels"/,
    ],
    [
      'the dialog of bulk prices',
      'components/products/bulk-discount-rates',
      '<i data-reveal-id="modal-bulk-pricing-1">A</i><div id="modal-bulk-pricing-1" data-reveal></div>',
      '<a href="#" data-reveal-id="modal-bulk-pricing-1">A</a><div id="modal-bulk-pricing-1" data-reveal></div>',
      /<dialog /,
    ],
  ])('%s opens by a control of the theme, or stays as it is', (_, id, alone, both, opened, reported = 1) => {
    const { textOf, left } = planned({ [id]: alone });
    expect(textOf(id)).not.toMatch(/<\/?(details|summary|dialog)\b/);
    for (const hook of alone.match(/\s(?:data-(?:dropdown-content|reveal)(?=[\s>])|aria-hidden="true")/g) ?? [])
      expect(textOf(id)).toContain(hook);
    expect(left.filter((place) => place.includes(' it stays as it is'))).toHaveLength(reported);
    const turned = planned({ [id]: both });
    expect(turned.left).toEqual([]);
    expect(turned.textOf(id)).toMatch(opened);
  });

  it('the videos play in their section if it has no control', () => {
    const id = 'components/products/videos';
    const { textOf } = planned({ [id]: section('data-video-gallery', heading) });
    expect(textOf(id)).toContain('<section data-widget="video-gallery" data-video-gallery>');
  });

  it('a dialog of a review stays as it is if a button opens it', () => {
    const of = (opener: string) =>
      planned({
        'components/products/product-view': `<div class="productView">${opener}</div>${withReview}`,
        'components/products/modals/writeReview': review,
      });
    const kept = of('<button data-reveal-id="modal-review-form">R</button>');
    expect(kept.textOf('components/products/modals/writeReview')).toContain('<div id="modal-review-form"');
    expect(kept.left).toContainEqual(expect.stringMatching(/writeReview:1 dialog of a review: /));
    const turned = of('<a href="#" data-reveal-id="modal-review-form">R</a>');
    expect(turned.textOf('components/products/modals/writeReview')).toContain('<dialog data-widget="dialog"');
  });

  it('the advanced search keeps its form and its control without the other one', () => {
    const form = '<form data-advanced-search-form id="advanced-search-content" aria-hidden="true"></form>';
    const opener = '<a data-collapsible="advanced-search-content" href="#">A</a>';
    const page = (text: string) => `{{#partial "page"}}${text}{{/partial}}{{> layout/base}}`;
    expect(planned({ 'pages/search': page(form) }).textOf('pages/search')).toContain(form);
    expect(planned({ 'pages/search': page(opener) }).textOf('pages/search')).toContain(opener);
    const both = planned({ 'pages/search': page(opener + form) }).textOf('pages/search');
    expect(both).toMatch(/<details id="advanced-search">.*data-widget="advanced-search"/s);
  });

  it('a control of the cart stays if the theme has no form for it', () => {
    const opener = '<button class="shipping-estimate-show">E</button><a class="coupon-code-add">C</a>';
    const { textOf } = planned({ 'components/cart/totals': `<div>${opener}</div>` });
    expect(textOf('components/cart/totals')).toBe(`<div>${opener}</div>`);
  });
});

describe('the filters on a small screen', () => {
  const list = '<div id="facetedSearch-navList"></div>';
  const control = '<a href="#facetedSearch-navList" class="facetedSearch-toggle" data-collapsible>F</a>';
  const files = { 'layout/base': base('common/header'), 'components/common/header': '<header></header>' };

  it('stay as they are if a control in another template opens them, too', () => {
    const { textOf } = planned({
      ...files,
      'components/faceted-search/index': control + list,
      'components/category/sidebar': control,
    });
    expect(textOf('components/faceted-search/index')).toContain('class="facetedSearch-toggle" data-collapsible>');
  });

  it('are a disclosure if their control is the only one', () => {
    const { textOf } = planned({ ...files, 'components/faceted-search/index': control + list });
    expect(textOf('components/faceted-search/index')).toContain('<summary class="facetedSearch-toggle">');
  });
});
