import { type Misconfiguration, rewritten } from './misconfiguration';

const themeScript = '<script async src="/stencil/7/dist/theme-bundle.main.js"></script></body>';

/** HTML and scripts of merchants and apps that need the theme's own script. The local shop's theme has none. */
export const merchantsHtml: readonly Misconfiguration[] = [
  {
    name: 'a carousel of a Page Builder region',
    settings: { regions: { home_below_menu: `<section data-slick='{"dots": true}'><p>One</p></section>` } },
    sentences: [
      "Outside of the widgets there is data-slick (section in the Page Builder region home_below_menu of {shop}/): the theme's script makes a carousel of it, and the page does not load it; write the markup of the widget carousel in its place, or set theme_script to always.",
    ],
  },
  {
    name: 'the same carousel, while the theme still has its script',
    settings: { regions: { home_below_menu: '<section data-slick="{}"><p>One</p></section>' } },
    page: rewritten('</body>', themeScript),
    sentences: [
      "Outside of the widgets there is data-slick (section in the Page Builder region home_below_menu of {shop}/): the theme's script makes a carousel of it, and nothing does it when that script is gone; write the markup of the widget carousel in its place before you set theme_script to auto.",
      "The theme's own script runs on 1 of 1 page, and the notes above say what needs it: it costs every shopper its bytes; correct them, then set theme_script to auto if npm run adopt calls these pages free.",
    ],
  },
  {
    name: 'a theme with a script that nothing needs',
    paths: ['/', '/cart.php'],
    page: rewritten('</body>', themeScript),
    sentences: [
      "The theme's own script runs on 2 of 2 pages, and nothing outside of the widgets needs it there: it costs every shopper its bytes; set theme_script to auto if npm run adopt calls these pages free.",
    ],
  },
  {
    name: 'a description with a link to a dialog, a drop-down, a panel and tabs',
    paths: ['/storm-lantern/'],
    page: rewritten(
      '</main>',
      `<div id="tab-description"><a data-reveal-id="sizes">Sizes</a><a data-dropdown="more">More</a>
       <div data-collapsible="#care">Care</div><ul data-tab><li>One</li></ul></div></main>`,
    ),
    sentences: [
      [
        'a',
        'data-reveal-id',
        'opens the dialog that it names',
        'write the dialog as the widget dialog does, with the same id',
      ],
      ['a', 'data-dropdown', 'opens and closes its panel', 'write a <details> with a <summary> in its place'],
      ['div', 'data-collapsible', 'opens and closes its panel', 'write a <details> with a <summary> in its place'],
      ['ul', 'data-tab', 'switches between its panels', 'write the markup of the widget tabs in its place'],
    ].map(
      ([element, subject, effect, cure]) =>
        `Outside of the widgets there is ${subject} (${element} in #tab-description of {shop}/storm-lantern/): the theme's script ${effect}, and the page does not load it; ${cure}, or set theme_script to always.`,
    ),
  },
  {
    name: 'the same four, in a form that needs no script',
    page: rewritten(
      '</main>',
      `<a data-reveal-id="modal">Quick view</a><details data-dropdown><summary data-collapsible>More</summary></details>
       <div data-part="list" data-tab></div></main>`,
    ),
    sentences: [],
  },
  {
    name: 'pictures that lazySizes would load',
    page: rewritten('</main>', '<img class="hero lazyload" data-src="/a.jpg" alt=""><i class="lazyloaded"></i></main>'),
    sentences: [
      'Outside of the widgets there is the class lazyload (img.hero in #main-content of {shop}/): the theme\'s script loads the picture, and the page does not load it; write src or srcset, and loading="lazy", in place of data-src or data-srcset, and remove the class, or set theme_script to always.',
    ],
  },
  {
    name: 'a script of the Script Manager that uses stencilUtils, on all pages',
    paths: ['/', '/storm-lantern/', '/cart.php', '/login.php', '/furniture/'],
    settings: { headScript: "addEventListener('load', () => stencilUtils.hooks.on('cart-item-add', track));" },
    sentences: [
      "Outside of the widgets there is a script that uses stencilUtils (script in the <head> of {shop}/ and 4 more pages): the theme's script makes it global, and the page does not load it; switch the theme setting stencil_utils on, or include components/widgets/stencil-utils in the layout, or set theme_script to always.",
    ],
  },
  {
    name: 'the same script, with the widget stencil-utils',
    settings: {
      headScript: "addEventListener('load', () => stencilUtils.hooks.on('cart-item-add', track));",
      themeSettings: { stencil_utils: true },
    },
    // The files of these tests are no built version, but they have the names of all widgets.
    sentences: [],
  },
  {
    name: 'a script that uses jQuery, also in a handler',
    settings: { headScript: "$('.banner').hide();" },
    page: rewritten(
      '</main>',
      `<b id="sale" onclick="jQuery(this).toggle()"></b><div id="box"><a href="javascript:$('a').show()">Show</a></div></main>`,
    ),
    sentences: [
      "Outside of the widgets there is a script that uses jQuery, and no jQuery of its own (script in the <head> of {shop}/, b#sale in #main-content of {shop}/, a in #box of {shop}/): the theme's script of some themes makes it global, and the page does not load it; let the script load its own jQuery, or write it without, or set theme_script to always.",
    ],
  },
  {
    name: 'a script that uses the jQuery that it brings',
    settings: { headScript: "jQuery('.banner').hide();" },
    page: rewritten('</main>', '<script src="https://code.example/jquery-3.7.1.min.js"></script></main>'),
    sentences: [],
  },
  {
    name: 'scripts whose dollar is no jQuery',
    settings: {
      headScript:
        'const $ = (selector) => document.querySelector(selector); $(".banner").remove(); // costs 5$ (or $5)',
    },
    sentences: [],
  },
  {
    name: 'a script that starts a carousel itself',
    settings: { headScript: "lazySizes.init(); window.jQuery && jQuery('.banner').slick({});" },
    page: rewritten('</main>', '<script src="https://code.example/jquery.js"></script></main>'),
    sentences: [
      "Outside of the widgets there is a script that uses slick, Foundation or lazySizes (script in the <head> of {shop}/): the theme's script contains them, and the page does not load it; let the script load the library, or write it without, or set theme_script to always.",
    ],
  },
];
