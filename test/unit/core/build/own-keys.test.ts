import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { withOwnKeys } from '../../../../core/build/own-keys.mjs';

const dist = join('node_modules', '@reduxjs', 'toolkit', 'dist');

describe('Redux Toolkit in the build', () => {
  it('reads the reducers of a slice from its own keys only', () => {
    const source = readFileSync(join(dist, 'redux-toolkit.modern.mjs'), 'utf8');
    expect(withOwnKeys(source)).toContain('for (let key of Object.keys(finalCaseReducers)) builder.addCase');
  });

  it('fails the build when its loop is not found', () => {
    expect(() => withOwnKeys('for (const key of reducers) add(key);')).toThrow('see core/build/own-keys.mjs');
  });
});
