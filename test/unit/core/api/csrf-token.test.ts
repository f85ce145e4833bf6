import { afterEach, describe, expect, it } from '@jest/globals';
import { csrfToken } from '../../../../core/api/csrf-token';

afterEach(() => {
  delete window.BCData;
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

describe('the token of a call', () => {
  it.each([
    [undefined, ''],
    [{}, ''],
    [{ csrf_token: null }, ''],
    [{ csrf_token: 'abc' }, 'abc'],
  ])('is what the platform printed: %j', (data, token) => {
    if (data) window.BCData = data;
    expect(csrfToken()).toBe(token);
  });

  it('is the page’s before the cookie’s', () => {
    window.BCData = { csrf_token: 'page' };
    document.cookie = 'XSRF-TOKEN=session';
    expect(csrfToken()).toBe('page');
  });

  it.each([undefined, {}, { csrf_token: '' }])('is the cookie’s where the page has none: %j', (data) => {
    if (data) window.BCData = data;
    document.cookie = 'XSRF-TOKEN=session';
    expect(csrfToken()).toBe('session');
  });
});
