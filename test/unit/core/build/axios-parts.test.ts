import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as axios from 'axios';
import { files } from '../../../../core/build/axios-parts.mjs';

describe('axios in the build', () => {
  it.each(Object.keys(files))('has the file %s, which the build replaces', (file) => {
    expect(existsSync(join(process.cwd(), 'node_modules/axios', file))).toBe(true);
  });

  it('uses no module as an object, because extensions of Object.prototype break such objects', () => {
    const built = readFileSync(join(process.cwd(), '.cache/axios.cjs'), 'utf8');
    expect(built.match(/^__export\((\w+)/gm)).toEqual(['__export(index_exports']);
  });

  it('is the version that the unit tests of core/api use', () => {
    expect(Object.keys(axios).sort()).toEqual(['Axios', 'isCancel']);
  });
});
