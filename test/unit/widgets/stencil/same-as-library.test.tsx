import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createStorefrontApi } from '../../../../core/api/storefront-api';
import { stencilUtils } from '../../../../widgets/stencil/stencil-utils';
import { mountWidget } from '../../../support/examples/mount-widget';
import { settle, until } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';
import { json, type Recorded, RecordingServer } from '../../core/api/recording-server';
import { callApi, type Library, namesIn, ourLibrary, platformLibrary } from './platform-library';
import { type StencilCall, stencilCalls } from './stencil-calls';

const shop = new RecordingServer();
let theirs: Library;
let ours: Library;
/** What a library has told other scripts: hooks and analytics. */
const told: unknown[] = [];

beforeAll(async () => {
  await shop.start();
  window.BCData = { csrf_token: 'a'.repeat(64) };
  Object.assign(window, {
    bodlEvents: {
      AddCartItemEvent: { CREATE: 'added' },
      RemoveCartItemEvent: { CREATE: 'removed' },
      cart: {
        emit: (name: string, { line_items }: { line_items?: unknown }) => line_items && told.push([name, line_items]),
      },
    },
  });
  theirs = platformLibrary();
  await mountWidget(stencilUtils, '<div data-widget="stencil-utils"></div>', { api: createStorefrontApi() });
  await until(() => Boolean(window.stencilUtils));
  ours = ourLibrary();
  for (const { hooks } of [theirs, ours]) {
    for (const hook of remoteHooks) hooks['on']!(hook, (payload: unknown) => void told.push([hook, payload]));
  }
});
afterAll(async () => {
  delete window.stencilUtils;
  delete window.BCData;
  delete window.bodlEvents;
  await shop.stop();
});
afterEach(() => shop.reset());

const remoteHooks = [
  'cart-item-add-remote',
  'cart-item-update-remote',
  'cart-item-remove-remote',
  'product-options-change-remote',
  'search-quick-remote',
];

/** What a call asks of the shop. The browser chooses the boundary of a form. */
function essence({ method, url, headers, body }: Recorded): unknown {
  const boundary = /boundary=(.*)/.exec(headers['content-type'] ?? '')?.[1];
  const without = (text: string) => (boundary ? text.replaceAll(boundary, '{boundary}') : text);
  return {
    method,
    url: url.replace(/\?$/, ''),
    body: without(body),
    headers: ['stencil-config', 'stencil-options', 'x-xsrf-token', 'x-requested-with', 'content-type', 'cookie'].map(
      (name) => without(String(headers[name])),
    ),
  };
}

/** After a write to the cart, our library asks for the number of items. */
const asksForQuantity = ({ url }: Recorded) => url.includes('/cart-summary');

/** Does a call by one library, and returns all that can be observed of it. */
async function observe(library: Library, [path, before, responder = json({}), after = []]: StencilCall) {
  shop.reset();
  const isTested = (request: Recorded) => asksForQuantity(request) === /Summary|Quantity/.test(path);
  shop.respond = (request, response) =>
    (isTested(request) ? responder : json({ total_quantity: 1 }))(request, response);
  told.length = 0;
  const callback = jest.fn();
  const returned = callApi(library, path, [...before, callback, ...after]);
  await until(() => callback.mock.calls.length > 0);
  const request = shop.requests.find(isTested);
  if (library === ours && path.startsWith('cart.') && request?.method !== 'GET') {
    await until(() => shop.requests.some(asksForQuantity));
    await settle();
  }
  return {
    returned,
    request: request && essence(request),
    called: callback.mock.calls.map(([error, response]) => [error ?? null, response]),
    told: [...told].sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))),
  };
}

describe('a call of stencilUtils', () => {
  it.each(stencilCalls.map((call, index) => [`${index + 1} ${call[0]}`, call] as const))(
    'has the request, the result and the hooks of the npm package: %s',
    async (_, call) => {
      const expected = await observe(theirs, call);
      expect(expected.request).toBeDefined();
      expect(expected.called).toHaveLength(1);
      expect(await observe(ours, call)).toEqual(expected);
    },
  );

  it('is compared for every name that the npm package documents', () => {
    // The library calls these itself.
    const internal = /\.(getBodlEventsCart|handleItemAdd|handleItemRemove|includeOptions|makeRequest|remoteRequest)$/;
    const compared = new Set(stencilCalls.map(([path]) => path));
    expect(namesIn(theirs.api).filter((name) => !internal.test(name) && !compared.has(name))).toEqual([]);
  });

  it('gets an error if the shop does not respond, as in the npm package', async () => {
    const cut: StencilCall = ['cart.applyCode', ['A'], (_, response) => void response.destroy()];
    const failures = [await observe(theirs, cut), await observe(ours, cut)];
    for (const { called } of failures) expect(called).toEqual([[expect.any(Error), undefined]]);
  });

  it('aborts the search before it, as in the npm package', async () => {
    for (const library of [theirs, ours]) {
      shop.reset();
      shop.respond = (_, response) =>
        void setTimeout(() => response.setHeader('content-type', 'text/html').end('x'), 30);
      const [first, second] = [jest.fn(), jest.fn()];
      callApi(library, 'search.search', ['one', first]);
      callApi(library, 'search.search', ['two', second]);
      await until(() => first.mock.calls.length + second.mock.calls.length === 2);
      expect(first.mock.calls[0]?.[0]).toBeInstanceOf(Error);
      expect(second.mock.calls).toEqual([[null, 'x']]);
    }
  });
});

describe('the tools of stencilUtils', () => {
  const path = '/images/{:size}/lamp.jpg';
  it.each([
    ['image', 'getSrc', [path, '500x659']],
    ['image', 'getSrc', [path, '80w']],
    ['image', 'getSrc', [path, 'large']],
    ['image', 'getSrc', [path]],
    ['image', 'getSrc', [path, { width: 200 }]],
    ['imageSrcset', 'getSrcset', [path]],
    ['imageSrcset', 'getSrcset', [path, { '1x': '500x659', '1.5x': '80w' }]],
    ['imageSrcset', 'getSrcset', [path, { '1x': '500x659' }]],
    ['storage', 'storageAvailable', ['sessionStorage']],
    ['storage', 'localStorageAvailable', []],
  ])('%s.%s%j returns the same as in the npm package', (group, name, given) => {
    expect(ours.tools[group]![name]!(...given)).toEqual(theirs.tools[group]![name]!(...given));
  });

  it('refuse a size that is not valid, as in the npm package', () => {
    for (const { tools } of [theirs, ours]) {
      expect(() => tools['imageSrcset']!['getSrcset']!(path, { '1x': 'large' })).toThrow();
    }
  });
});

describe('the hooks of stencilUtils', () => {
  const events: readonly [html: string, selector: string, type: string, hook: string][] = [
    ['<form data-cart-item-add><button></button></form>', 'form', 'submit', 'cart-item-add'],
    ['<form data-sort-by><select></select></form>', 'form', 'submit', 'sortBy-submitted'],
    ['<form data-sort-by><select></select></form>', 'select', 'change', 'sortBy-select-changed'],
    ['<form data-faceted-search-range></form>', 'form', 'submit', 'facetedSearch-range-submitted'],
    ['<a data-faceted-search-facet><b>Oak</b></a>', 'b', 'click', 'facetedSearch-facet-clicked'],
    ['<div data-product-option-change><input></div>', 'input', 'change', 'product-option-change'],
    ['<input data-search-quick>', 'input', 'input', 'search-quick'],
    ['<div data-currency-selector-toggle><input></div>', 'input', 'input', 'currencySelector-toggle'],
    ['<form><input></form>', 'input', 'change', ''],
  ];
  const hooks = events.flatMap(([, , , hook]) => hook || []);

  it.each(events)('are fired as in the npm package: %s, %s, %s', (markup, selector, type, expected) => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = markup;
    const [their, our] = [theirs, ours].map((library) => {
      const list: unknown[] = [];
      const listeners = hooks.map((hook) => {
        const listener = (event: unknown, target: unknown) => void list.push([hook, (event as Event).type, target]);
        library.hooks['on']!(hook, listener);
        return [hook, listener] as const;
      });
      place.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
      for (const [hook, listener] of listeners) library.hooks['off']!(hook, listener);
      return list;
    });
    place.remove();
    expect(our).toEqual(expected ? expect.arrayContaining([[expected, type, expect.anything()]]) : []);
    // Our hook of the currency has the element, too.
    if (expected === 'currencySelector-toggle') expect(our).toEqual([[expected, type, place.firstChild]]);
    else expect(our).toEqual(their);
  });

  it('have no name of another kind, as in the npm package', () => {
    for (const library of [theirs, ours]) expect(() => library.hooks['on']!('menu-opened', () => {})).toThrow();
  });

  it('tell whether anybody listens, as in the npm package', () => {
    for (const library of [theirs, ours]) {
      const listener = () => {};
      expect(library.hooks['emit']!('cart-mine')).toBe(false);
      library.hooks['on']!('cart-mine', listener);
      expect(library.hooks['emit']!('cart-mine')).toBe(true);
      library.hooks['off']!('cart-mine');
      expect(library.hooks['emit']!('cart-mine')).toBe(false);
    }
    expect(complaints).toEqual([]);
  });
});
