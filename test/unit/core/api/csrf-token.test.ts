import { afterEach, describe, expect, it } from '@jest/globals';
import { csrfToken } from '../../../../core/api/send';

afterEach(() => {
  delete window.BCData;
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

describe('the CSRF token of a call', () => {
  it.each([
    [undefined, ''],
    [{}, ''],
    [{ csrf_token: null }, ''],
    [{ csrf_token: 'abc' }, 'abc'],
  ])('is read from window.BCData: %j', (data, token) => {
    if (data) window.BCData = data;
    expect(csrfToken()).toBe(token);
  });

  it('is taken from the page, not from the cookie, when both exist', () => {
    window.BCData = { csrf_token: 'page' };
    document.cookie = 'XSRF-TOKEN=session';
    expect(csrfToken()).toBe('page');
  });

  it.each([undefined, {}, { csrf_token: '' }])('is taken from the cookie when the page has none: %j', (data) => {
    if (data) window.BCData = data;
    document.cookie = 'XSRF-TOKEN=session';
    expect(csrfToken()).toBe('session');
  });
});
