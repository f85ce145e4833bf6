import { readFileSync } from 'node:fs';
import { describe, it } from '@jest/globals';
import { buildIfStale, distFolder } from '../support/build/build-if-stale';
import { enforce } from './enforce';

describe('the runtime', () => {
  it('begins with its packages, so that a change of our code does not rename their variables', () => {
    buildIfStale();
    const { sources } = JSON.parse(readFileSync(`${distFolder}/runtime.js.map`, 'utf8')) as { sources: string[] };
    // A replacement of a package counts as a package.
    const isPackage = (source: string) => /node_modules\/|core\/build\//.test(source);
    const late = sources.slice(sources.findIndex((source) => !isPackage(source))).filter(isPackage);
    enforce(
      'Packages are first in the runtime: if a module is added or removed, all variables after it get new names.',
      late,
    );
  });
});
