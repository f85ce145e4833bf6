import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as axios from 'axios';
import { files } from '../../../../core/build/axios-parts.mjs';

describe('axios as it is built', () => {
  it.each(Object.keys(files))('has the file %s, for which another one stands', (file) => {
    expect(existsSync(join(process.cwd(), 'node_modules/axios', file))).toBe(true);
  });

  it('is what the unit tests of core/api run with', () => {
    expect(Object.keys(axios).sort()).toEqual(['Axios', 'AxiosError', 'CanceledError', 'isAxiosError', 'isCancel']);
  });
});
