import { describe, expect, it } from '@jest/globals';
import { chunkLoadError } from '../../../../core/loader/load-chunk';
import { isReported } from '../../../../core/state/failures';

const lost = () => chunkLoadError('product', new Error('HTTP 404'));

describe('an error for several callers', () => {
  it('is reported once if a file did not load', () => {
    const error = lost();
    expect([isReported(error), isReported(error), isReported(error)]).toEqual([false, true, true]);
  });

  it('is reported once if it is the cause of other errors', () => {
    const cause = lost();
    expect(isReported(new Error('product: not mounted', { cause }))).toBe(false);
    expect(isReported(new Error('price: not mounted', { cause }))).toBe(true);
  });

  it('is reported for each file that did not load', () => {
    expect([isReported(lost()), isReported(lost())]).toEqual([false, false]);
  });

  it('is reported each time if it has another reason', () => {
    const error = new Error('broken');
    expect([isReported(error), isReported(error)]).toEqual([false, false]);
  });

  it.each([['a text'], [undefined], [null]])('is reported each time if it is %j', (thrown) => {
    expect([isReported(thrown), isReported(thrown)]).toEqual([false, false]);
  });
});
