import { describe, expect, it } from '@jest/globals';
import { findGrowth, moduleSizes } from '../../../../core/build/find-growth.mjs';

const accepted = { runtime: { brotli: 1_000, modules: { react: 2_000, 'core/mount/mount-slot.ts': 300 } } };
const built = (brotli: number, modules: Record<string, number> = {}) =>
  findGrowth(accepted, { runtime: { brotli, modules } });

describe('a chunk of the build', () => {
  it('may grow by 1 %, and may shrink', () => {
    expect(built(1_010)).toEqual([]);
    expect(built(900)).toEqual([]);
  });

  it('is reported when it grows by more, with its grown modules, the largest growth first', () => {
    const modules = { react: 1_900, 'core/mount/mount-slot.ts': 320, 'core/mount/new.ts': 90 };
    expect(built(1_011, modules)).toEqual([
      'runtime is 1011 bytes, accepted are 1000; before compression these grew: core/mount/new.ts by 90, core/mount/mount-slot.ts by 20',
    ]);
  });

  it('is reported when it is new', () => {
    expect(findGrowth(accepted, { fresh: { brotli: 10, modules: { a: 5 } } })).toEqual([
      'fresh is 10 bytes, accepted are 0; before compression these grew: a by 5',
    ]);
  });

  it('is reported with five modules at most', () => {
    const modules = Object.fromEntries(Array.from('abcdefg', (name) => [name, 1]));
    expect(built(2_000, modules)[0]).toMatch(/grew: a by 1, b by 1, c by 1, d by 1, e by 1$/);
  });
});

describe("a module's size", () => {
  it('counts a package as one module, and copies of groups under one name', () => {
    const sizes = moduleSizes({
      'node_modules/react/index.js': { bytesInOutput: 0 },
      'node_modules/react/cjs/react.production.js': { bytesInOutput: 7 },
      'node_modules/@reduxjs/toolkit/dist/toolkit.mjs': { bytesInOutput: 5 },
      'core/forms/field.ts?auth': { bytesInOutput: 3 },
      'core/page/cookies.ts': { bytesInOutput: 2 },
    });
    expect(sizes).toEqual({ react: 7, '@reduxjs/toolkit': 5, 'core/forms/field.ts': 3, 'core/page/cookies.ts': 2 });
  });
});
