import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  changedChoices,
  leadsToThisPage,
  listUrl,
  narrowed,
  noteOpen,
  readFocus,
  restoreListFocus,
  restoreOpen,
  restorePrices,
  shownIn,
} from '../../../../core/listing/list-place';

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const slot = () => find('main');
const focused = () => document.activeElement?.id;

beforeEach(() => {
  document.body.innerHTML = `
    <button id="outside">Menu</button>
    <main>
      <h2 id="hidden" hidden data-listing-start>Old</h2>
      <h2 id="start" data-listing-start>Lighting</h2>
      <button id="facet">Brand</button> <button id="other">Size</button>
      <details id="brand" open></details> <details id="size"></details> <details></details>
    </main>`;
});

it.each<[string, string | null, string | null, string | null]>([
  ['the focused element of the list, not the trigger', '#facet', '#other', '#facet'],
  ['the trigger in a browser that focuses no clicked link', null, '#facet', '#facet'],
  ['nothing after Back, when nothing is focused', null, null, null],
  ['nothing when the focus is elsewhere on the page', '#outside', '#facet', null],
])('the focus before a list is replaced is %s', (_, focusedFirst, trigger, expected) => {
  if (focusedFirst) find(focusedFirst).focus();
  const found = readFocus(slot(), trigger === null ? null : find(trigger));
  expect(found).toBe(expected === null ? null : find(expected));
});

it.each([
  ['is that of the URL, and can be reset', 'price_min=20&price_max=80', '', '', ['20', '80'], false],
  ['may have no upper limit', 'price_min=20', '', '', ['20', ''], false],
  ['may have no lower limit', 'price_max=80', '', '', ['', '80'], false],
  ['is empty without one', 'price_min=&sort=newest', '', '', ['', ''], true],
  ['is what the shopper typed, or the server rendered', 'price_min=20&price_max=80', '5', '70', ['5', '70'], false],
])('the range of prices of a shop without other filters %s', (_, query, typed, rendered, ...expected) => {
  slot().innerHTML =
    '<input name="price_min"><input name="price_max"><p id="reset" hidden data-listing-reset><a>Reset</a></p>';
  const [least, most] = [...document.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
  if (typed) least.value = typed;
  if (rendered) most.defaultValue = rendered;
  restorePrices(slot(), `/lighting/?${query}`);
  expect([[least.value, most.value], find('#reset').hidden]).toEqual(expected);
});

describe('the focus in a new list', () => {
  /** A focused element of the old list, which the new list has replaced. */
  const replaced = (id: string) => Object.assign(document.createElement('button'), { id });

  it.each([
    ['the element with the same id', 'facet', 'facet'],
    ['the shown beginning of the list from an element without an id', '', 'start'],
    ['the beginning of the list if the same id is outside of it', 'outside', 'start'],
  ])('goes to %s', (_, id, expected) => {
    restoreListFocus(slot(), replaced(id), true);
    expect(focused()).toBe(expected);
  });

  it('goes to the beginning of the list from a link without an id that the new list has, too', () => {
    slot().insertAdjacentHTML('beforeend', '<p data-part="products"><a href="?page=2">2</a></p>');
    const link = find('[data-part] a');
    link.focus();
    restoreListFocus(slot(), link, true);
    expect(focused()).toBe('start');
  });

  it.each(['stays on', 'returns to'])('%s an element that was not replaced', (what) => {
    if (what === 'stays on') find('#facet').focus();
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    restoreListFocus(slot(), find('#facet'), true);
    expect([focus.mock.calls.length, focused()]).toEqual([what === 'stays on' ? 0 : 1, 'facet']);
  });

  it('does not move when it was elsewhere on the page', () => {
    find('#outside').focus();
    restoreListFocus(slot(), null, true);
    expect(focused()).toBe('outside');
  });

  it.each([
    ['scrolls to the beginning of a list that the shopper asked for', true, false],
    ['leaves the scrolling to the browser after Back', false, true],
  ])('%s', (_, isNew, preventScroll) => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    restoreListFocus(slot(), replaced(''), isNew);
    expect(focus.mock.calls).toEqual([[{ preventScroll }]]);
  });
});

describe('the open filters', () => {
  const open = () => [...document.querySelectorAll('details')].map((filter) => filter.open);

  it('are open and closed in the new list as in the old one', () => {
    const known = new Map<string, boolean>();
    noteOpen(slot(), known);
    for (const filter of document.querySelectorAll('details')) filter.open = !filter.open;
    restoreOpen(slot(), known);
    expect(open()).toEqual([true, false, true]);
  });

  it('are as the shop rendered them if the old list did not have them', () => {
    restoreOpen(slot(), new Map());
    expect(open()).toEqual([true, false, false]);
  });

  it('are remembered while a list has none of them', () => {
    const known = new Map([['price', true]]);
    noteOpen(slot(), known);
    expect(known.get('price')).toBe(true);
  });
});

it('an element inside a hidden one is not shown', () => {
  slot().innerHTML = '<div hidden><p data-x id="in"></p></div><p data-x id="out"></p>';
  expect(shownIn(slot(), '[data-x]')?.id).toBe('out');
});

const form = (fields: string) => {
  document.body.innerHTML = `<form>${fields}</form>`;
  return document.querySelector('form')!;
};
const sort = '<select name="sort"><option value="priceasc" selected>Price</option></select>';

describe('the URL of a list', () => {
  it.each([
    ['/kitchen/', sort, '/kitchen/?sort=priceasc'],
    ['/kitchen/?sort=newest&page=3', sort, '/kitchen/?sort=priceasc'],
    ['/kitchen/?brand%5B%5D=1&brand%5B%5D=2', sort, '/kitchen/?brand%5B%5D=1&brand%5B%5D=2&sort=priceasc'],
    // An encoded "&" of a value stays encoded.
    ['/c/?brand=A%26B', sort, '/c/?brand=A%26B&sort=priceasc'],
    ['/fr/c/?min_price=1', '<input name="min_price" value="">', '/fr/c/'],
    ['/search.php?q=tea', '<input name="max_price" value="9.50">', '/search.php?q=tea&max_price=9.50'],
  ])('is the page’s URL %s with the fields of the form', (from, fields, expected) => {
    expect(listUrl(from, [...new FormData(form(fields))])).toBe(expected);
  });
});

describe('the URL of a filter that is chosen while another list is loading', () => {
  it.each([
    // link, shown, loading, expected
    ['/c/?size=s', '/c/', '/c/?brand=1', '/c/?brand=1&size=s'],
    ['/c/?_bc_fsnf=1&brand=2', '/c/', '/c/?_bc_fsnf=1&brand=1', '/c/?_bc_fsnf=1&brand%5B%5D=1&brand%5B%5D=2'],
    [
      '/c/?brand%5B%5D=1&brand%5B%5D=2',
      '/c/?brand=1&page=3',
      '/c/?brand=1&sort=newest&page=2',
      '/c/?sort=newest&brand%5B%5D=1&brand%5B%5D=2',
    ],
    ['/c/?rating=5', '/c/?rating=4', '/c/?rating=4&size=s', '/c/?size=s&rating=5'],
    ['/c/?brand=1', '/c/', '/c/?brand=1', '/c/?brand=1'],
    // The filter removes a value.
    ['/c/?brand=1', '/c/?brand%5B%5D=1&brand%5B%5D=2', '/c/?brand%5B%5D=1&brand%5B%5D=2&size=s', '/c/?brand=1'],
    ['/c/', '/c/?brand=1', '/c/?brand=1&size=s', '/c/'],
  ])('with the link %s on the page %s while %s is loading', (link, shown, loading, expected) => {
    expect(narrowed(link, shown, loading)).toBe(expected);
  });
});

describe('the changed choices of a form', () => {
  const lists = `${sort}<select name="limit"><option>12</option><option>24</option></select>`;

  it('are the fields that differ from what the server rendered', () => {
    const chosen = form(lists);
    expect(changedChoices(chosen)).toEqual([]);
    (chosen.elements.namedItem('limit') as HTMLSelectElement).value = '24';
    expect(changedChoices(chosen)).toEqual([['limit', '24']]);
  });
});

describe('a link', () => {
  it.each([
    ['?page=2', true],
    ['/?brand=1#top', true],
    ['/kitchen/?page=2', false],
    ['https://elsewhere.test/', false],
  ])('%s points to the shown page: %s', (href, expected) => {
    document.body.innerHTML = `<a href="${href}">x</a>`;
    expect(leadsToThisPage(document.querySelector('a')!)).toBe(expected);
  });
});
