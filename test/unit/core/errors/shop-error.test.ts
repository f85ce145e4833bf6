import { describe, expect, it } from '@jest/globals';
import { isAborted, ShopError, UnknownOutcomeError } from '../../../../core/errors/shop-error';

it('the error of a call to the shop has a name by which logs can group it, and its cause, for developers', () => {
  const cause = new TypeError('Failed to fetch');
  const error = new ShopError('network', 'Network request failed', { cause });
  expect([String(error), error.cause]).toEqual(['ShopError: Network request failed', cause]);
  // No response came.
  expect(error).toMatchObject({ status: 0, text: '' });
});

describe('an aborted call', () => {
  it.each<[string, unknown, boolean]>([
    ['was aborted', new ShopError('aborted', 'Aborted'), true],
    ['had no response in time', new ShopError('timeout', 'Network request timed out'), false],
    ['failed in another script that has such a kind', Object.assign(new Error('x'), { kind: 'aborted' }), false],
    ['failed without an error', undefined, false],
  ])('is told from others: a call that %s', (_, error, expected) => {
    expect(isAborted(error)).toBe(expected);
  });
});

it('the error of a change that the shop may have made has a name, and the message of the failed call', () => {
  const error = new UnknownOutcomeError(new Error('Network request failed'));
  expect(String(error)).toBe('UnknownOutcomeError: Network request failed');
});
