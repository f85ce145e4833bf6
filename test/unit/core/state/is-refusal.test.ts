import { describe, expect, it } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { isRefusal } from '../../../../core/state/failures';

describe('an error of the shop', () => {
  it.each([200, 409, 422])('is a refusal if it has a text for the shopper, with status %s', (status) => {
    const kind = status === 200 ? 'data' : 'http';
    expect(isRefusal(new ShopError(kind, 'No', { status, text: 'Only 2 left' }))).toBe(true);
  });

  it('is not a refusal without a text, or if the shop itself is broken', () => {
    expect(isRefusal(new ShopError('data', 'The response holds no data'))).toBe(false);
    expect(isRefusal(new ShopError('http', '500', { status: 500, text: 'Internal error' }))).toBe(false);
    expect(isRefusal(new Error('Only 2 left'))).toBe(false);
  });
});
