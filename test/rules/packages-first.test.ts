import { readFileSync } from 'node:fs';
import { describe, it } from '@jest/globals';
import { buildIfStale, distFolder } from '../support/build/build-if-stale';
import { hold } from './hold';

describe('the runtime', () => {
  it('begins with its packages, whose names a change of ours leaves as they are', () => {
    buildIfStale();
    const { sources } = JSON.parse(readFileSync(`${distFolder}/runtime.js.map`, 'utf8')) as { sources: string[] };
    // A replacement of a package counts as a package.
    const isPackage = (source: string) => /node_modules\/|core\/build\//.test(source);
    const late = sources.slice(sources.findIndex((source) => !isPackage(source))).filter(isPackage);
    hold('In the runtime packages stand first: what is behind a module that comes or goes is renamed.', late);
  });
});
