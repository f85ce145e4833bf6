import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as axios from 'axios';
import { files } from '../../../../core/build/axios-parts.mjs';

describe('axios as it is built', () => {
  it.each(Object.keys(files))('has the file %s, for which another one stands', (file) => {
    expect(existsSync(join(process.cwd(), 'node_modules/axios', file))).toBe(true);
  });

  it('uses no module as an object: its getters would meet what other scripts have added to every object', () => {
    const built = readFileSync(join(process.cwd(), '.cache/axios.cjs'), 'utf8');
    expect(built.match(/^__export\((\w+)/gm)).toEqual(['__export(index_exports']);
  });

  it('is what the unit tests of core/api run with', () => {
    expect(Object.keys(axios).sort()).toEqual(['Axios', 'isCancel']);
  });
});
