import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { buildIfStale, distFolder } from '../support/build/build-if-stale';

describe('the hint that makes Chromium compile a file during its download', () => {
  const files = buildIfStale().files.map(({ file }) => ({ file, code: readFileSync(`${distFolder}/${file}`, 'utf8') }));
  const hint = '//# allFunctionsCalledOnLoad';

  it('is the first line of the runtime, and of no smaller file', () => {
    const hinted = files.filter(({ code }) => code.split('\n')[0] === hint).map(({ file }) => file);
    expect(hinted).toEqual(['runtime.js']);
    expect(files.filter(({ code }) => code.includes(hint))).toHaveLength(1);
  });

  it('moves the source map down by one line', () => {
    const { mappings } = JSON.parse(readFileSync(`${distFolder}/runtime.js.map`, 'utf8')) as { mappings: string };
    expect(mappings).toMatch(/^;\w/);
  });
});
