import { describe, expect, it } from '@jest/globals';
import { errorText } from '../../../../core/api/read-response';
import { asShopError } from '../../../../core/api/send';
import { ShopError } from '../../../../core/errors/shop-error';

describe('an error of a call', () => {
  it.each<[string, unknown, Partial<ShopError>]>([
    ['an abort signal', { __CANCEL__: true }, { kind: 'aborted', message: 'Aborted' }],
    ['a bug in the code', new TypeError('not a function'), { kind: 'data', message: 'not a function' }],
    ['a thrown text', 'text', { kind: 'data', message: 'text' }],
  ])('caused by %s has a kind, and keeps its cause', (_name, cause, expected) => {
    const error = asShopError(cause);
    expect(error).toBeInstanceOf(ShopError);
    expect(error).toMatchObject({ name: 'ShopError', status: 0, text: '', ...expected });
    expect(error.cause).toBe(cause);
  });

  it('is not changed when it is already a ShopError', () => {
    const error = new ShopError('http', 'x', { status: 500, text: 'y' });
    expect(asShopError(error)).toBe(error);
  });
});

describe('the shop’s text for the shopper', () => {
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
  ])('from %j is %j', (body, text) => {
    expect(errorText(body)).toBe(text);
  });
});
