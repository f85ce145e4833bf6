import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import Cookies from 'js-cookie';
import { writeCookie } from '../../../core/storage/cookies';
import { isStored, mayBeStaff } from '../../../widgets/exceptions';
import { bundleTable } from '../../support/build/bundle-table';

/** The browser refuses to read it. */
const forbid = (owner: object, name: 'sessionStorage' | 'cookie') =>
  jest.spyOn(owner as Window & Document, name, 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  });

beforeEach(() => void jest.resetModules());
afterEach(() => {
  sessionStorage.clear();
  Cookies.remove('ADMIN_BAR');
  history.replaceState(null, '', '/');
});

/** The moments of the widgets, each named once. */
const momentsOf = (...names: [group: string, widget: string][]) => {
  const { groups } = bundleTable();
  return [...new Set(names.map(([group, widget]) => groups[group]![widget]))];
};

describe('the moment of the comparison’s bar and link', () => {
  it('is "runtime" while no product is chosen, so that the page downloads nothing for them, else "idle"', () => {
    const moments = () => momentsOf(['compare', 'compare-bar'], ['compare', 'compare-link']);
    expect(moments()).toEqual(['runtime']);
    jest.resetModules();
    sessionStorage.setItem('compare', '101');
    expect(moments()).toEqual(['idle']);
  });

  it('knows no product by an empty text, and none, without an error, if the browser forbids storage', () => {
    sessionStorage.setItem('compare', '');
    expect(isStored('compare')).toBe(false);
    forbid(window, 'sessionStorage');
    expect(isStored('compare')).toBe(false);
  });
});

describe('the moment of widgets to which a URL can lead', () => {
  it('is "runtime": presses on their links and their form are held until then; "idle" if the URL has a hash', () => {
    const moments = () =>
      momentsOf(
        ['reviews', 'product-reviews'],
        ['product-extras', 'bulk-pricing'],
        ['global', 'tabs'],
        ['global', 'dialog'],
      );
    expect(moments()).toEqual(['runtime']);
    jest.resetModules();
    location.hash = '#write_review';
    expect(moments()).toEqual(['idle']);
  });
});

describe('a visitor', () => {
  it.each([
    ['', '/', false],
    // After closing the admin bar.
    ['0', '/', false],
    ['1', '/', true],
    ['', '/?ctk=1', true],
    ['', '/lamp/?sort=a&ctk=1', true],
    ['', '/?xctk=1', false],
    ['', '/#?ctk=1', false],
    ['', '/ctk=1', false],
  ])('with the cookie %j may be staff at %s: %s', (cookie, url, expected) => {
    if (cookie) writeCookie('ADMIN_BAR', cookie);
    history.replaceState(null, '', url);
    expect(mayBeStaff()).toBe(expected);
  });

  it('is not staff if the browser forbids cookies', () => {
    forbid(document, 'cookie');
    expect(mayBeStaff()).toBe(false);
  });
});
