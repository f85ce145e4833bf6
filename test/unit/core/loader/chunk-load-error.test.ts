import { describe, expect, it } from '@jest/globals';
import { chunkLoadError } from '../../../../core/loader/load-chunk';

describe('a chunk that does not arrive', () => {
  it.each([
    [new Error('HTTP 404'), 'Loading chunk product failed: HTTP 404'],
    ['timeout', 'Loading chunk product failed: timeout'],
    [undefined, 'Loading chunk product failed: undefined'],
  ])('gives an error with its name and the reason', (reason, message) => {
    expect(chunkLoadError('product', reason)).toMatchObject({ name: 'ChunkLoadError', message });
  });
});
