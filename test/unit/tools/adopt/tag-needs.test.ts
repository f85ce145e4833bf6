import { describe, expect, it } from '@jest/globals';
import { matchPages } from '../../../tools/adopt/script/matched-pages';
import { tagNeeds } from '../../../tools/adopt/script/tag-needs';

const pageOf = (html: string) =>
  matchPages([{ template: 'pages/home', pageType: 'default', html: `<html><body>${html}</body></html>` }], {});

/** What the tags of a page need, before and after a change of its elements. */
const needs = (scripts: string, before = '', after = before, files: Readonly<Record<string, string>> = {}) =>
  tagNeeds(pageOf(before + scripts), pageOf(after + scripts), (path) => files[path] ?? null).map(
    ({ path, lines, what, why }) => `${path}:${lines.join()} ${why} ${what}`,
  );

describe('the scripts that a page loads by tags of its own', () => {
  it.each(['jQuery("p").hide()', 'addEventListener("load", () => window.$("p").hide())'])(
    'need jQuery for %s',
    (text) => {
      expect(needs(`<script>${text}</script>`)).toEqual([expect.stringMatching(/^inline script ".*":1 own jQuery$/)]);
    },
  );

  it.each([
    '<script>const $ = document.querySelector.bind(document); $("p").hidden = true</script>',
    '<script>a.$ = 1; dataLayer.push({ jQuery: 1 })</script>',
    '<script type="application/json">{ "$": 1 }</script>',
    '<script src="https://code.example/jquery-3.7.1.min.js"></script><script>$("p").hide()</script>',
  ])('need none for %s', (tags) => {
    expect(needs(tags)).toEqual([]);
  });

  it('need the attributes by which they find elements', () => {
    const file =
      'document.addEventListener("submit", ({ target }) => {\n  if (target.matches("[data-search-form]")) stop();\n});';
    const tag = '<script src="/stencil/1/js/stop.js?v=1"></script>';
    const files = { 'assets/js/stop.js': file };
    const before = '<form data-search-form class="a"></form>';
    expect(needs(tag, before, '<form class="a"></form>', files)).toEqual([
      'assets/js/stop.js:2 lost [data-search-form]',
    ]);
    expect(needs(tag, before, before, files)).toEqual([]);
    expect(needs(tag, '<p></p>', '<p></p>', files)).toEqual([]);
  });

  it('need what an author has added to the tag that starts the theme’s script, which goes with that script', () => {
    const start = 'function onThemeBundleMain() { window.stencilBootstrap("default").load(); }';
    const listen =
      'const tag = document.getElementById("theme-bundle-main"); if (tag) tag.addEventListener("load", onThemeBundleMain);';
    const polyfills = 'function load(src) { fetch(src); } if (!window.fetch) load("/theme-bundle.polyfills.js");';
    for (const text of [start, listen, polyfills]) expect(needs(`<script>${text}</script>`)).toEqual([]);
    expect(needs(`<script>${start}\nfetch("/own");</script>`)).toEqual([
      expect.stringMatching(/^inline script ".*":2 own fetch\("\/own"\);$/),
    ]);
    expect(needs('<script>fetch("/own");</script>')).toEqual([]);
  });
});
