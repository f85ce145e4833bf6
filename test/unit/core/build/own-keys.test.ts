import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { withOwnKeys } from '../../../../core/build/own-keys.mjs';

const dist = join('node_modules', '@reduxjs', 'toolkit', 'dist');

describe('the toolkit as it is built', () => {
  it('takes the reducers of a slice from the slice alone', () => {
    const source = readFileSync(join(dist, 'redux-toolkit.modern.mjs'), 'utf8');
    expect(withOwnKeys(source)).toContain('for (let key of Object.keys(finalCaseReducers)) builder.addCase');
  });

  it('ends the build when it is written in another way', () => {
    expect(() => withOwnKeys('for (const key of reducers) add(key);')).toThrow('see core/build/own-keys.mjs');
  });
});
