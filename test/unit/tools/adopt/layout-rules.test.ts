import { describe, expect, it } from '@jest/globals';
import { markTemplate } from '../../../tools/adopt/mark-template';
import { announcedBy } from '../../../tools/adopt/prove/announced';
import { pageLines } from '../../../tools/adopt/prove/page-lines';
import { groupRules } from '../../../tools/adopt/rules/group-rules';
import { themeScriptPartial } from '../../../tools/adopt/rules/theme-script-rule';

// The panel of the cart is turned over with the groups that add to the cart.
const rules = groupRules(['layout', 'product', 'cart', 'category']);
const marked = (id: string, text: string) => markTemplate(`components/${id}`, text, rules);

/** The template with the marks of the layout, in one line, without what the cards and the badge get. */
const turned = (id: string, text: string): string => marked(id, text).text.replace(/\s+/g, ' ');

const toggle =
  '<li>\n  <a class="x" href="#" data-dropdown="a" aria-expanded="false">A</a>\n  <ul class="dropdown-menu" id="a" data-dropdown-content aria-hidden="true" tabindex="-1"><li><a href="/b">B</a></li></ul>\n</li>';

describe('the rules of the layout', () => {
  it.each([
    [
      'a drop-down',
      'common/channels',
      toggle,
      /<li> <details class="widgets-dropdown" name="panels" data-widget="dropdown"[^>]*> <summary data-part="toggle" class="x">A<\/summary> <ul data-part="content" class="dropdown-menu" id="a">.*<\/ul> <\/details> <\/li>/,
    ],
    [
      'the drawer',
      'common/header',
      '<a href="#" class="t" data-mobile-menu-toggle="menu">M</a><div class="n" id="menu" data-menu></div>',
      /^<button type="button" popovertarget="menu" class="t">M<\/button><div popover data-widget="menu" class="n" id="menu"><\/div>$/,
    ],
    [
      'the panel of the cart',
      'common/navigation',
      '<li><a data-cart-preview data-dropdown="c" href="{{urls.cart}}"><b class="cart-quantity"></b></a><div id="c" data-dropdown-content></div></li>',
      /^<li data-widget="cart-dropdown"[^>]*><a [^>]*data-part="link" data-cart-preview href="[^"]*"><b[^>]*>.*?<\/b><\/a><div data-part="panel" hidden id="c"> <div data-part="body"><\/div>.*<\/div><\/li>$/,
    ],
    [
      'the search',
      'common/quick-search',
      '<div><form data-url="{{urls.search}}" data-quick-search-form><input data-search-quick name="{{name}}" id="{{name}}"></form><section class="quickSearchResults" data-bind="html: results"></section>\n<p data-search-aria-message-predefined-text="x"></p>\n</div>',
      /^<div data-widget="quick-search"[^>]*><form action="\{\{urls\.search\}\}"><input name="search_query" data-part="input" id="\{\{name\}\}"><\/form><section data-part="results" hidden class="quickSearchResults"><\/section> <\/div>$/,
    ],
    [
      'a sub-menu',
      'common/navigation-list',
      '{{#if children}}\n<a class="navPages-action" href="{{url}}" data-collapsible="n-{{id}}">A</a>\n<div id="n-{{id}}" aria-hidden="true" tabindex="-1"></div>\n{{else}}<a class="navPages-action" href="{{url}}">B</a>{{/if}}',
      /<details name="navPages" data-part="sub-menu"> <summary data-part="entry" class="navPages-action">A<\/summary> <div data-part="panel" id="n-\{\{id\}\}"><\/div> <\/details> \{\{else\}\}<a data-part="entry"/,
    ],
    [
      'a sub-menu of the drawer only',
      'common/language-selector-mobile',
      '<a class="navPages-action" href="#" data-collapsible="l">L</a><div id="l"></div>',
      /<summary data-part="toggle" class="navPages-action">/,
    ],
    [
      'the third level',
      'common/navigation-list',
      '<li><a href="{{url}}">A\n<span class="collapsible-icon-wrapper" data-collapsible="n" data-collapsible-disabled-breakpoint="medium"></span>\n</a>\n<ul id="n"></ul></li>',
      /^<li><a href="\{\{url\}\}">A <\/a> <details open data-widget="collapsible"[^>]*> <summary data-part="toggle" aria-label="\{\{name\}\}" class="collapsible-icon-wrapper"><\/summary> <ul data-part="content" id="n"><\/ul> <\/details><\/li>$/,
    ],
    [
      'the languages of the drawer, which opens without input in a slot',
      'common/language-selector-mobile',
      '<a class="navPages-action" href="#" data-locale-code="{{code}}" data-collapsible="l" aria-label="{{code}}"><span>In <strong>{{code}}</strong></span></a><div id="l"></div>',
      /<summary data-part="toggle" class="navPages-action" data-locale-code="\{\{code\}\}"><span data-widget="language-selector" data-widget-when="visible">In <strong data-locale-code="[^"]*" data-part="link">/,
    ],
    [
      'a sub-menu of the alternate menu',
      'common/navigation-dropdown',
      '<li><a data-collapsible="n" href="{{url}}">A</a>{{> components/common/navigation-dropdown}}</li>',
      /<li data-part="item"><details data-part="sub-menu"> <summary data-part="toggle">A<\/summary>\{\{> components\/common\/navigation-dropdown\}\} <\/details><\/li>/,
    ],
    [
      'the slides',
      'carousel',
      '<section class="hero" data-slick=\'{ "arrows": {{arrows}} }\'>\n  {{#each carousel.slides}}{{#if a}}<div data-hero-slide="1">{{else}}<a data-hero-slide="1">{{/if}}{{#if a}}</div>{{else}}</a>{{/if}}{{/each}}\n</section>',
      /^<section data-widget="carousel"[^>]*class="hero slick-slider slick-initialized[^"]*"> <div class="slick-list" data-part="track"> \{\{#each carousel\.slides\}\}\{\{#if a\}\}<div class="slick-slide" data-part="slide" data-hero-slide="1">\{\{else\}\}<a class="slick-slide" data-part="slide" data-hero-slide="1">.*\{\{\/each\}\} <\/div> \{\{#if carousel\.slides\.length '>' 1\}\} <div data-part="controls" hidden>/,
    ],
    [
      'a late picture',
      'products/videos',
      '<img class="lazyload" data-sizes="auto" src="{{cdn \'img/loading.svg\'}}" data-src="/a.jpg">',
      /^<img loading="lazy" src="\/a\.jpg">$/,
    ],
    [
      'the icons',
      'common/icons',
      '<svg data-src="{{cdn \'img/icon-sprite.svg\'}}" class="s"></svg>',
      /^\{\{> components\/widgets\/icon-sprite\}\}$/,
    ],
  ])('turn %s over', (_, id, before, after) => {
    expect(turned(id, before)).toMatch(after);
    expect(marked(id, marked(id, before).text).text).toBe(marked(id, before).text);
  });

  it('let the styles of the theme decide whether an empty cart has a number, as its script does', () => {
    const { text } = marked('common/cart', '<a data-cart-preview>(<b class="cart-quantity">{{cart.quantity}}</b>)</a>');
    expect(text).toMatch(
      /^<a data-widget="cart-badge" data-show-zero="true" [^>]*>\(<b data-part="count" [^>]*>\{\{cart.quantity\}\}\{\{#or cart cart_id\}\}\{\{else\}\}<span data-no-cart>0</,
    );
  });

  it('leave a panel that is in no place of its control, with a reason', () => {
    const apart = '<a data-dropdown="a">A</a><i><ul data-dropdown-content></ul></i>';
    const { text, places } = marked('common/apart', apart);
    expect(text).toBe(apart);
    expect(places.find(({ rule }) => rule === 'drop-down')).toMatchObject({
      is: 'left',
      hint: expect.stringContaining('no sibling'),
    });
  });

  it('put the tags of the theme script under one condition where they follow one another', () => {
    const before =
      '<html><head>\n  {{{head.scripts}}}\n</head><body>\n  <script>window.__webpack_public_path__ = 1;</script>\n  <script src="theme-bundle.main.js"></script>\n  <script>other()</script>\n{{{footer.scripts}}}</body></html>';
    const { text } = markTemplate('layout/base', before, rules);
    const condition = "{{#if (getVar 'theme_script')}}";
    expect(text.split(condition)).toHaveLength(2);
    expect(text).toContain(
      `  ${condition}\n  <script>window.__webpack_public_path__ = 1;</script>\n  <script src="theme-bundle.main.js"></script>\n  {{/if}}\n  <script>other()</script>`,
    );
    expect(text).toContain('<head>\n        {{> components/widgets/theme-script}}');
  });

  it('put preloads of the theme script under the condition, and no style sheet or preload of another script', () => {
    const other =
      '  <link rel="stylesheet" href="theme-bundle.css">\n  <link rel="preload" href="other.js" as="script">';
    const before = `<html><head>\n  {{{head.scripts}}}\n  <link rel="preload" href="theme-bundle.font.js" as="script">\n  <script async src="theme-bundle.font.js"></script>\n  <link rel="modulepreload" href="theme-bundle.main.js">\n${other}\n</head></html>`;
    const { text } = markTemplate('layout/base', before, rules);
    expect(text.split('\n').slice(3, 10)).toEqual([
      "  {{#if (getVar 'theme_script')}}",
      '  <link rel="preload" href="theme-bundle.font.js" as="script">',
      '  <script async src="theme-bundle.font.js"></script>',
      '  <link rel="modulepreload" href="theme-bundle.main.js">',
      '  {{/if}}',
      ...other.split('\n'),
    ]);
  });

  it('let the proof leave out the scripts under a condition, and no other script', () => {
    const preload = (href: string) => `<link rel="preload" href="${href}" as="script">`;
    const lines = (html: string) => pageLines(html, announcedBy(rules));
    const page = '<p>a</p><script>other()</script>';
    expect(lines(`${page}<script src="/theme-bundle.main.js"></script>`)).toEqual(lines(page));
    expect(lines(`${page}${preload('/theme-bundle.main.js')}`)).toEqual(lines(page));
    expect(lines('<p>a</p>')).not.toEqual(lines(page));
    expect(lines(`${page}${preload('/other.js')}`)).not.toEqual(lines(page));
    expect(lines(`${page}<link rel="stylesheet" href="/theme-bundle.css">`)).not.toEqual(lines(page));
  });

  it('let the proof compare the picture of a late source, and all classes but those of its script', () => {
    const lines = (html: string) => pageLines(html, announcedBy(rules));
    const late = '<img class="a lazyload" data-sizes="auto" src="/loading.svg" data-src="/a.jpg">';
    expect(lines('<img class="a" loading="lazy" src="/a.jpg">')).toEqual(lines(late));
    expect(lines('<img class="a" loading="lazy" src="/b.jpg">')).not.toEqual(lines(late));
    expect(lines('<img class="b" loading="lazy" src="/a.jpg">')).not.toEqual(lines(late));
  });
});

describe('the partial of the theme script', () => {
  it('names the page types that need none, and the setting that renders it everywhere', () => {
    const text = themeScriptPartial({ free: ['default', '404'], own: [] });
    expect(text).toContain("{{#unless theme_settings.theme_script '===' 'always'}}");
    expect(text).toMatch(/\{\{#or\s+\(if page_type '===' 'default'\)\s+\(if page_type '===' '404'\)\s+\}\}/);
  });
});
