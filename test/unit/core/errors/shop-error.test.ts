import { describe, expect, it } from '@jest/globals';
import { isAborted, ShopError, UnknownOutcomeError } from '../../../../core/errors/shop-error';

describe('the error of a call to the shop', () => {
  it('has a name of its own, by which logs can group it', () => {
    expect(String(new ShopError('network', 'Network request failed'))).toBe('ShopError: Network request failed');
  });

  it('has the status 0 and no text for the shopper when no response came', () => {
    expect(new ShopError('network', 'Network request failed')).toMatchObject({ status: 0, text: '' });
  });

  it('has the cause, for developers', () => {
    const cause = new TypeError('Failed to fetch');
    expect(new ShopError('network', 'Network request failed', { cause }).cause).toBe(cause);
  });
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

describe('the error of a change that the shop may have made', () => {
  it('has a name of its own, and the message of the failed call', () => {
    expect(String(new UnknownOutcomeError(new Error('Network request failed')))).toBe(
      'UnknownOutcomeError: Network request failed',
    );
  });
});
