import { type Misconfiguration, rewritten } from './misconfiguration';

const tag = /<script type="module"[^>]*><\/script>/;

/** Faults of the tag and its attributes. */
export const wrongTags: readonly Misconfiguration[] = [
  {
    name: 'no version is set',
    settings: { themeSettings: { widgets_version: '' } },
    sentences: [
      'The page has no tag of the bundle: its slots stay as the server rendered them; set the theme settings widgets_version and widgets_integrity, and include components/common/widgets-script in the layout.',
    ],
  },
  {
    name: 'the tag is in a comment',
    page: rewritten(tag, '<!-- $& -->'),
    sentences: [
      "The bundle's tag is in a comment, a <noscript> or a <template>: browsers do not run it there, and no widget runs; put it into the <head> itself.",
    ],
  },
  {
    name: 'the tag is in a template element',
    page: rewritten(tag, '<template>$&</template>'),
    sentences: [
      "The bundle's tag is in a comment, a <noscript> or a <template>: browsers do not run it there, and no widget runs; put it into the <head> itself.",
    ],
  },
  {
    name: 'the tag is rendered twice',
    page: rewritten(tag, '$&$&'),
    sentences: [
      "The page has the bundle's tag 2 times: only the first runs, the others report an error; print it once, in the layout or by the Script Manager.",
    ],
  },
  {
    name: 'tags of two versions',
    page: rewritten('</body>', '<script type="module" src="/assets/1.0.1/loader.js"></script></body>'),
    sentences: [
      'The page has tags of several versions ({cdn}/widgets/1.0.0/loader.js, /assets/1.0.1/loader.js): the first runs, the others report an error; print only one.',
    ],
  },
  {
    name: 'an optimiser has changed the type',
    page: rewritten('<script type="module"', '<script type="7f3a-module"'),
    sentences: [
      `The bundle's tag has the type "7f3a-module" instead of "module": browsers do not run it as a module, and no widget runs; exclude the tag from the tool that rewrites scripts (such as Rocket Loader), or print it by components/common/widgets-script.`,
    ],
  },
  {
    name: 'an optimiser delays the tag',
    page: rewritten(/(<script type="module" async) src/, '$1 data-src'),
    sentences: ["The bundle's tag has no src: a script optimizer has removed it; exclude the tag from the optimizer."],
  },
  {
    name: 'the tag sends cookies',
    page: rewritten('crossorigin="anonymous"', 'crossorigin="use-credentials"'),
    sentences: [
      `The bundle's tag has crossorigin="use-credentials": browsers then refuse files with Access-Control-Allow-Origin: *; write crossorigin="anonymous".`,
    ],
  },
  {
    name: 'no integrity is set',
    settings: { themeSettings: { widgets_integrity: '' } },
    sentences: [
      "The bundle's tag has no integrity: browsers would run a changed loader.js; copy the integrity of loader.js from the manifest.json of your own copy of the release into the theme setting widgets_integrity.",
    ],
  },
  {
    name: 'the integrity is not a hash',
    settings: { themeSettings: { widgets_integrity: 'see manifest.json' } },
    sentences: [
      `The integrity "see manifest.json" of the bundle's tag is no hash: browsers ignore it and check nothing; copy the integrity of loader.js from the manifest.json of your own copy of the release into the theme setting widgets_integrity.`,
    ],
  },
  {
    name: 'the integrity is of another version',
    settings: { themeSettings: { widgets_integrity: `sha256-${'A'.repeat(43)}=` } },
    sentences: [
      "The tag's integrity sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA= is not that of loader.js in version 1.0.0: browsers refuse the loader, and no widget runs; if the manifest.json of your own copy of the release has the hash {loader}, too, write it into the theme setting widgets_integrity; if not, the CDN's files were changed: empty widgets_version, and upload the version's folder again.",
    ],
  },
  {
    name: 'a theme has the tag of one version and the files of another',
    settings: { themeSettings: { widgets_integrity: `sha256-${'A'.repeat(43)}=` } },
    page: rewritten('/widgets/1.0.0/', '/stencil/7/widgets/1.0.0/'),
    sentences: [
      "The tag's integrity sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA= is not that of loader.js in version 1.0.0: browsers refuse the loader, and no widget runs; give the theme the tag and the files of one version (npm run adopt -- <theme> --hosted --write), and upload it.",
    ],
  },
  {
    name: 'a theme has the tag and no files',
    page: rewritten('/widgets/1.0.0/', '/stencil/7/widgets/1.0.1/'),
    sentences: [
      "There is no version at {cdn}/stencil/7/widgets/1.0.1/ (loader.js responds with 404): no widget runs; upload the theme with the version's folder in assets/widgets.",
    ],
  },
  {
    name: 'the URL of the CDN is not set',
    settings: { themeSettings: { cdn: {} } },
    sentences: [
      `There is no version at {shop}/1.0.0/ (loader.js responds with 404): no widget runs; publish the version's folder there, or correct the theme setting widgets_version and the URL "cdn.widgets" of the theme's config.json.`,
    ],
  },
  {
    name: 'the version is not published',
    settings: { themeSettings: { widgets_version: '1.0.1' } },
    sentences: [
      `There is no version at {cdn}/widgets/1.0.1/ (loader.js responds with 404): no widget runs; publish the version's folder there, or correct the theme setting widgets_version and the URL "cdn.widgets" of the theme's config.json.`,
    ],
  },
  {
    name: 'the page has no currency',
    page: rewritten(/data-currency-code="\w+"/, 'data-currency-code=""'),
    sentences: [
      'The page data is empty in data-currency-code: the platform has not filled it in; print the tag by components/common/widgets-script of this version, in the layout, not inside a partial that changes the context.',
    ],
  },
  {
    name: 'the page data lacks the cart',
    page: rewritten(/data-cart-id=""/, ''),
    sentences: [
      'The page data lacks data-cart-id: the widgets that need it work only in part; print the tag by components/common/widgets-script of this version.',
    ],
  },
  {
    name: 'the tag is in a file that the platform does not render',
    page: rewritten(/data-cart-id=""/, 'data-cart-id="{{cart_id}}"'),
    sentences: [
      "The page data has a template's own text in data-cart-id: the tag is in a file that the platform does not render; print the tag by components/common/widgets-script of this version.",
    ],
  },
  {
    name: 'the tag has no page data',
    page: rewritten('data-page-context', ''),
    sentences: [
      'No element has data-page-context: widgets do not know cart, currency and language; print the tag by components/common/widgets-script of this version.',
    ],
  },
];
