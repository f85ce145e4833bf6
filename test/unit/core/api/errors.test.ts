import { describe, expect, it } from '@jest/globals';
import { AxiosError, CanceledError } from 'axios';
import { asShopError } from '../../../../core/api/as-shop-error';
import { errorText } from '../../../../core/api/error-text';
import { stencilHeaders, TOKEN_HEADER } from '../../../../core/api/stencil-headers';
import { ShopError } from '../../../../core/errors/shop-error';

describe('an error of a call', () => {
  it.each<[string, unknown, Partial<ShopError>]>([
    ['the network', new AxiosError('x', 'ERR_NETWORK'), { kind: 'network', message: 'Network request failed' }],
    ['the time limit', new AxiosError('x', 'ETIMEDOUT'), { kind: 'timeout', message: 'Network request timed out' }],
    ['a signal', new CanceledError(), { kind: 'aborted', message: 'Aborted' }],
    ['a page that is left', new AxiosError('x', 'ECONNABORTED'), { kind: 'aborted', message: 'Aborted' }],
    ['any other cause', new AxiosError('bad option', 'ERR_BAD_OPTION'), { kind: 'data', message: 'bad option' }],
    ['a slip in the code', new TypeError('not a function'), { kind: 'data', message: 'not a function' }],
    [
      'another error that has a code',
      Object.assign(new Error('x'), { code: 'ECONNABORTED' }),
      { kind: 'data', message: 'x' },
    ],
    [
      'another error that has a code of axios',
      Object.assign(new Error('x'), { code: 'ETIMEDOUT' }),
      { kind: 'data', message: 'x' },
    ],
    ['a thrown text', 'text', { kind: 'data', message: 'text' }],
  ])('by %s is told by its kind, and keeps its cause', (_name, cause, expected) => {
    const error = asShopError(cause);
    expect(error).toBeInstanceOf(ShopError);
    expect(error).toMatchObject({
      name: 'ShopError',
      status: 0,
      text: '',
      ...expected,
    });
    expect(error.cause).toBe(cause);
  });

  it('stays as it is when it is a ShopError already', () => {
    const error = new ShopError('http', 'x', { status: 500, text: 'y' });
    expect(asShopError(error)).toBe(error);
  });
});

describe('the shop’s words for the shopper', () => {
  it.each<[unknown, string]>([
    [{ error: 'no', errors: ['one', 'two'] }, 'no\none\ntwo'],
    [{ error: '', errors: [''], data: { error: 'inside' } }, 'inside'],
    [{ error: 'outside', data: { error: 'inside' } }, 'outside'],
    [{ data: { errors: ['a', 7, null, 'b'] } }, 'a\nb'],
    [{ errors: 'no list' }, ''],
    [{ error: { title: 'x' } }, ''],
    [{ title: 'Unprocessable', detail: 'x' }, ''],
    [{ data: null }, ''],
    ['<h1>Forbidden</h1>', ''],
    [null, ''],
    [undefined, ''],
  ])('in %j are %j', (body, text) => {
    expect(errorText(body)).toBe(text);
  });
});

describe('the headers of a theme’s call', () => {
  it.each([
    [undefined, '{}'],
    ['', '{}'],
    [[], '{}'],
    ['a/b', '{"render_with":"a/b"}'],
    [['a/b', 'c'], '{"render_with":"a/b,c"}'],
    [{ one: 'a/b', two: 'c' }, '{"render_with":"a/b,c"}'],
  ])('name the templates %j', (template, options) => {
    expect(stencilHeaders({ template })).toEqual({
      'stencil-config': '{}',
      'stencil-options': options,
      'x-requested-with': 'stencil-utils',
    });
  });

  it('hold the page’s settings', () => {
    expect(stencilHeaders({ config: { a: 1 } })['stencil-config']).toBe('{"a":1}');
  });

  it('spell the token’s name as the platform’s script looks for it', () => {
    expect(TOKEN_HEADER).toBe('X-XSRF-TOKEN');
  });
});
