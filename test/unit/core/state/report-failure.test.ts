import { describe, expect, it } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { chunkLoadError } from '../../../../core/loader/load-chunk';
import { reportFailure } from '../../../../core/state/failures';
import { complaints } from '../../../support/jest/setup';

const reports = () => complaints.splice(0).map((line) => line.split(' [object')[0]);

describe('a call that failed', () => {
  it('is reported with its reason, each time', () => {
    const cause = new ShopError('network', 'Network request failed');
    reportFailure('cart quantity', cause);
    reportFailure('cart preview', cause);
    expect(reports()).toEqual([
      expect.stringContaining('cart quantity failed: Network request failed'),
      expect.stringContaining('cart preview failed: Network request failed'),
    ]);
  });

  it('is reported once if several calls wait for the same file', () => {
    const cause = chunkLoadError('api', new Error('no line'));
    reportFailure('cart quantity', cause);
    reportFailure('adding to the cart', cause);
    expect(reports()).toEqual([expect.stringContaining('cart quantity failed: Loading chunk api failed')]);
    reportFailure('adding to the cart', chunkLoadError('api', new Error('no line')));
    expect(reports()).toHaveLength(1);
  });

  it('is not reported if it was aborted', () => {
    reportFailure('cart quantity', new ShopError('aborted', 'Aborted'));
    expect(reports()).toEqual([]);
  });
});
