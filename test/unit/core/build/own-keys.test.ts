import { describe, expect, it } from '@jest/globals';
import { withOwnKeys } from '../../../../core/build/own-keys.mjs';

describe('Redux Toolkit in the build', () => {
  it('reads the reducers of a slice from its own keys only', () => {
    const source = 'for (let key in finalCaseReducers) builder.addCase(key);';
    expect(withOwnKeys(source)).toBe('for (let key of Object.keys(finalCaseReducers)) builder.addCase(key);');
  });

  it('fails the build when its loop is not found', () => {
    expect(() => withOwnKeys('for (const key of reducers) add(key);')).toThrow('see core/build/own-keys.mjs');
  });
});
