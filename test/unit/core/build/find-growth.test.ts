import { describe, expect, it } from '@jest/globals';
import { findGrowth } from '../../../../core/build/find-growth.mjs';

describe('a chunk of the build', () => {
  it('may grow by 1 %, and may shrink', () => {
    expect(findGrowth({ runtime: 1_000 }, { runtime: 1_010 })).toEqual([]);
    expect(findGrowth({ runtime: 1_000 }, { runtime: 900 })).toEqual([]);
  });

  it('is reported when it grows by more', () => {
    expect(findGrowth({ runtime: 1_000 }, { runtime: 1_011 })).toEqual(['runtime is 1011 bytes, accepted are 1000']);
  });

  it('is reported when it is new', () => {
    expect(findGrowth({}, { fresh: 10 })).toEqual(['fresh is 10 bytes, accepted are 0']);
  });
});
