import { type Misconfiguration, rewritten } from './misconfiguration';

const tag = /<script type="module"[^>]*><\/script>/;
const fresh = /doctor=/;

/** Faults of the page's content, and of its response. */
export const wrongPages: readonly Misconfiguration[] = [
  {
    name: 'a slot has an unknown name',
    page: rewritten('data-widget="menu"', 'data-widget="menus"'),
    sentences: [
      'Version 1.0.0 has no widget "menus" (1 slot of the page): its markup stays as the server rendered it; did you mean "menu"? Correct the template, or publish the version that has it.',
    ],
  },
  {
    name: 'a slot has an unknown moment',
    page: rewritten('data-widget="menu"', '$& data-widget-when="later"'),
    sentences: [
      `A slot of menu has data-widget-when="later", which is no moment: it mounts at the widget's default moment; write one of now, idle, visible, interaction, runtime.`,
    ],
  },
  {
    name: 'a widget is switched off',
    settings: { themeSettings: { widgets_off: 'carousel menu' } },
    sentences: [
      'The theme setting widgets_off has carousel, menu: their markup works natively; remove a name to switch its widget on again.',
    ],
  },
  {
    name: 'an unknown widget is switched off',
    settings: { themeSettings: { widgets_off: 'carousell' } },
    sentences: [
      'The theme setting widgets_off names "carousell", and version 1.0.0 has no such widget: the name has no effect; did you mean "carousel"? Correct the setting.',
    ],
  },
  {
    name: 'no partial is included',
    page: rewritten(/data-widget=/g, 'data-was='),
    sentences: ['The page has the tag but no slot, so no widget runs; include partials of widgets.'],
  },
  {
    name: 'a hint leads to a file that does not exist',
    page: rewritten('</head>', '<link rel="modulepreload" href="{cdn}/widgets/1.0.0/chunk-7F3A.js"></head>'),
    sentences: [
      'The hint rel="modulepreload" of {cdn}/widgets/1.0.0/chunk-7F3A.js leads to no file of version 1.0.0: every page sends a useless request for it; remove the hint.',
    ],
  },
  {
    name: 'a hint is of another version',
    page: rewritten('</head>', '<link rel="modulepreload" href="{cdn}/widgets/0.9.0/runtime.js"></head>'),
    sentences: [
      'The hint rel="modulepreload" of {cdn}/widgets/0.9.0/runtime.js is of another version than the tag, 1.0.0: shoppers download a file that nothing uses; use the theme setting widgets_version for both.',
    ],
  },
  {
    name: 'a hint is of another version on a CDN of npm packages',
    page: (response) => {
      rewritten(/\/widgets\/1\.0\.0\//g, '/npm/storefront-widgets@1.0.0/dist/1.0.0/')(response);
      const hint = '<link rel="modulepreload" href="{cdn}/npm/storefront-widgets@0.9.0/dist/0.9.0/runtime.js"></head>';
      rewritten('</head>', hint)(response);
    },
    sentences: [
      'The hint rel="modulepreload" of {cdn}/npm/storefront-widgets@0.9.0/dist/0.9.0/runtime.js is of another version than the tag, 1.0.0: shoppers download a file that nothing uses; use the theme setting widgets_version for both.',
    ],
  },
  {
    name: 'a hint of a header is of another version',
    page: (response) => {
      response.headers = { ...response.headers, link: '<{cdn}/widgets/0.9.0/runtime.js>; rel="preload"; as=script' };
    },
    sentences: [
      'The hint rel="preload" of {cdn}/widgets/0.9.0/runtime.js is of another version than the tag, 1.0.0: shoppers download a file that nothing uses; use the theme setting widgets_version for both.',
    ],
  },
  {
    name: 'a hint makes browsers fetch a file twice',
    page: rewritten('</head>', '<link rel="preload" as="script" href="{cdn}/widgets/1.0.0/runtime.js"></head>'),
    sentences: [
      'The hint rel="preload" of {cdn}/widgets/1.0.0/runtime.js has no crossorigin: browsers download the file twice, since modules are fetched with CORS; write rel="modulepreload".',
    ],
  },
  {
    name: 'the rules for early pages are not valid JSON',
    page: rewritten('{ "prefetch": [', '{ "prefetch": '),
    sentences: [
      'The rules for early pages are not valid JSON: browsers ignore them and fetch no page before a press; correct the script with type="speculationrules".',
    ],
  },
  {
    name: 'a header has rules for early pages too',
    page: (response) => {
      response.headers = { ...response.headers, 'speculation-rules': '"/speed/rules.json"' };
    },
    sentences: [
      'The header Speculation-Rules adds rules of "/speed/rules.json" to those of the theme: they may fetch links that change the cart; check which links they allow, or remove the header.',
    ],
  },
  {
    name: 'a header deletes the prefetched pages',
    page: (response) => {
      response.headers = { ...response.headers, 'clear-site-data': '"prefetchCache"' };
    },
    sentences: [
      'The header Clear-Site-Data deletes the pages that browsers have fetched early: browsers fetch them twice; send it only in answers that change what a page shows.',
    ],
  },
  {
    name: 'a header forbids the tools for agents',
    settings: { themeSettings: { agent_tools: true } },
    page: (response) => {
      response.headers = { ...response.headers, 'permissions-policy': 'camera=(), tools=()' };
    },
    sentences: [
      'The theme offers tools for agents, but the header Permissions-Policy forbids them: no agent finds them; remove tools=() from the header, or switch the theme setting agent_tools off.',
    ],
  },
  {
    name: 'tools for agents are offered',
    settings: { themeSettings: { agent_tools: true } },
    sentences: [
      "The page offers tools to shoppers' agents: search, subscribe_newsletter, search_catalog, get_product, choose_options, get_cart, add_to_cart, update_cart, open_cart; switch the theme setting agent_tools off if you do not want that.",
    ],
  },
  {
    name: 'a cache has the page without the tag',
    page: (response, { url = '' }) => (fresh.test(url) ? undefined : rewritten(tag, '')(response)),
    sentences: [
      "A cache sends an old page: it has no tag, and the shop's own page has {cdn}/widgets/1.0.0/loader.js; clear the cache of pages.",
    ],
  },
  {
    name: 'a cache has the page of the previous version',
    page: (response, { url = '' }) => {
      response.headers = { ...response.headers, 'x-cache': 'HIT' };
      if (fresh.test(url)) rewritten('/1.0.0/', '/1.0.1/')(response);
    },
    sentences: [
      "A cache sends an old page: it has {cdn}/widgets/1.0.0/loader.js, and the shop's own page has {cdn}/widgets/1.0.1/loader.js; clear the cache of pages.",
    ],
  },
  {
    name: 'two pages have two versions',
    paths: ['/', '/cart.php'],
    page: (response, { url = '' }) => (url === '/' ? undefined : rewritten('/1.0.0/', '/1.0.1/')(response)),
    sentences: [
      `There is no version at {cdn}/widgets/1.0.1/ (loader.js responds with 404): no widget runs; publish the version's folder there, or correct the theme setting widgets_version and the URL "cdn.widgets" of the theme's config.json.`,
      'Pages of {shop} have different versions ({shop}/: {cdn}/widgets/1.0.0/, {shop}/cart.php: {cdn}/widgets/1.0.1/): a cache has old pages, or a template contains a fixed URL; clear the cache of pages, and use the theme setting widgets_version in every tag.',
    ],
  },
  {
    name: 'the shop is closed',
    settings: { unavailable: 'maintenance' },
    sentences: [
      'The page at {shop}/ responds with 503 instead of 200: shoppers see no page of the shop there; check that the shop is open and the URL is right.',
    ],
  },
  {
    name: 'there is no such page',
    paths: ['/none/'],
    sentences: [
      'The page at {shop}/none/ responds with 404 instead of 200: shoppers see no page of the shop there; check that the shop is open and the URL is right.',
    ],
  },
  {
    name: 'the URL is redirected',
    paths: ['/old/'],
    page: (response, { url = '' }) => {
      if (url !== '/old/') return;
      response.status = 301;
      response.headers = { ...response.headers, location: '/' };
    },
    sentences: [
      'The URL {shop}/old/ leads to {shop}/ (301): this report is about that page; correct the URL if you meant another page.',
    ],
  },
  {
    name: 'the URL is redirected in a circle',
    page: (response) => {
      response.status = 302;
      response.headers = { ...response.headers, location: '/' };
    },
    sentences: [
      'The shop does not respond at {shop}/: it is redirected more than 10 times, at last to {shop}/; look at the URL, and whether the shop is up.',
    ],
  },
  {
    name: 'the URL is not a page',
    page: (response) => {
      response.headers = { ...response.headers, 'content-type': 'application/json' };
    },
    sentences: [
      'The response at {shop}/ is application/json and no page: the doctor examines pages only; give the URL of a page that shoppers see.',
    ],
  },
  {
    name: 'the shop cuts the connection',
    page: () => 'cut',
    sentences: [
      'The shop does not respond at {shop}/: the connection was cut (UND_ERR_SOCKET); look at the URL, and whether the shop is up.',
    ],
  },
  {
    name: 'the shop does not respond in time',
    page: () => 'hang',
    seconds: 0.1,
    sentences: [
      'The shop does not respond at {shop}/: no response came within 0.1 s; look at the URL, and whether the shop is up.',
    ],
  },
];
