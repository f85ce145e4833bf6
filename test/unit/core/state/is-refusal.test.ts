import { describe, expect, it } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { isRefusal } from '../../../../core/state/is-refusal';

describe('a store that understood and said no', () => {
  it.each([200, 409, 422])('is nothing for operators when it gives the shopper a reason, with status %s', (status) => {
    const kind = status === 200 ? 'data' : 'http';
    expect(isRefusal(new ShopError(kind, 'No', { status, text: 'Only 2 left' }))).toBe(true);
  });

  it('is a failure when it gives none, or when the store itself is broken', () => {
    expect(isRefusal(new ShopError('data', 'The answer holds no data'))).toBe(false);
    expect(isRefusal(new ShopError('http', '500', { status: 500, text: 'Internal error' }))).toBe(false);
    expect(isRefusal(new Error('Only 2 left'))).toBe(false);
  });
});
