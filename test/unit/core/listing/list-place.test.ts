import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
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

describe('the focus before a list is replaced', () => {
  it('is the focused element of the list, not the trigger', () => {
    find('#facet').focus();
    expect(readFocus(slot(), find('#other'))).toBe(find('#facet'));
  });

  it('is the trigger in a browser that focuses no clicked link', () => {
    expect(readFocus(slot(), find('#facet'))).toBe(find('#facet'));
  });

  it('is nothing after Back, when nothing is focused', () => {
    expect(readFocus(slot(), null)).toBeNull();
  });

  it('is nothing when the focus is elsewhere on the page', () => {
    find('#outside').focus();
    expect(readFocus(slot(), find('#facet'))).toBeNull();
  });
});

describe('the range of prices of a shop without other filters', () => {
  const fields = () => [...document.querySelectorAll<HTMLInputElement>('input')].map(({ value }) => value);
  beforeEach(() => {
    slot().innerHTML =
      '<input name="price_min"><input name="price_max"><p id="reset" hidden data-listing-reset><a>Reset</a></p>';
  });

  it('is that of the URL, and can be reset', () => {
    restorePrices(slot(), '/lighting/?price_min=20&price_max=80');
    expect([fields(), find('#reset').hidden]).toEqual([['20', '80'], false]);
  });

  it('is empty without one', () => {
    restorePrices(slot(), '/lighting/?price_min=&sort=newest');
    expect([fields(), find('#reset').hidden]).toEqual([['', ''], true]);
  });

  it('is what the shopper has typed, or the server has rendered', () => {
    const [least, most] = [...document.querySelectorAll('input')];
    least!.value = '5';
    most!.defaultValue = '70';
    restorePrices(slot(), '/lighting/?price_min=20&price_max=80');
    expect(fields()).toEqual(['5', '70']);
  });
});

describe('the focus in a new list', () => {
  /** A focused element of the old list, which the new list has replaced. */
  const replaced = (id = '') => Object.assign(document.createElement('button'), { id });

  it('goes to the element with the same id', () => {
    restoreListFocus(slot(), replaced('facet'), true);
    expect(focused()).toBe('facet');
  });

  it('goes to the shown beginning of the list from an element without an id', () => {
    restoreListFocus(slot(), replaced(), true);
    expect(focused()).toBe('start');
  });

  it('goes to the beginning of the list if the same id is outside of it', () => {
    restoreListFocus(slot(), replaced('outside'), true);
    expect(focused()).toBe('start');
  });

  it('goes to the beginning of the list from a link without an id that the new list has, too', () => {
    slot().insertAdjacentHTML('beforeend', '<p data-part="products"><a href="?page=2">2</a></p>');
    const link = find('[data-part] a');
    link.focus();
    restoreListFocus(slot(), link, true);
    expect(focused()).toBe('start');
  });

  it('stays on an element that was not replaced', () => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    find('#facet').focus();
    restoreListFocus(slot(), find('#facet'), true);
    expect(focus).toHaveBeenCalledTimes(1);
    expect(focused()).toBe('facet');
  });

  it('returns to an element that was not replaced but lost the focus', () => {
    restoreListFocus(slot(), find('#facet'), true);
    expect(focused()).toBe('facet');
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
    restoreListFocus(slot(), replaced(), isNew);
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
