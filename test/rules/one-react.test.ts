import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { buildIfStale, distFolder } from '../support/build/build-if-stale';
import { enforce } from './enforce';

const sentence = 'The runtime has React once, as ES modules: two copies do not share their state.';
const react = /node_modules\/((?:react|react-dom|scheduler|use-sync-external-store)\/cjs\/.+)$/;
/** The object through which the packages of one copy of React find each other. */
const internals = /\{\s*H:\s*null,\s*A:\s*null,\s*T:\s*null,\s*S:\s*null\s*\}/g;

describe('React in the built files', () => {
  const built = buildIfStale().files.map(({ file }) => {
    const { sources } = JSON.parse(readFileSync(`${distFolder}/${file}.map`, 'utf8')) as { sources: string[] };
    return { file, code: readFileSync(`${distFolder}/${file}`, 'utf8'), sources };
  });

  it('is included once', () => {
    const copies = built.flatMap(({ file, code }) => Array.from(code.matchAll(internals), () => file));
    expect([sentence, copies]).toEqual([sentence, ['runtime.js']]);
  });

  it('consists of one production file of each package', () => {
    const parts = built.flatMap(({ file, sources }) =>
      sources.flatMap(
        (source) =>
          react
            .exec(source)
            ?.slice(1)
            .map((part) => `${file} ${part}`) ?? [],
      ),
    );
    expect(parts.sort()).toEqual([
      'runtime.js react-dom/cjs/react-dom-client.production.js',
      'runtime.js react-dom/cjs/react-dom.production.js',
      'runtime.js react/cjs/react-jsx-runtime.production.js',
      'runtime.js react/cjs/react.production.js',
      'runtime.js scheduler/cjs/scheduler.production.js',
      'runtime.js use-sync-external-store/cjs/use-sync-external-store-with-selector.production.js',
    ]);
  });

  it('is not wrapped in functions, which the browser would parse twice', () => {
    const wrapped = built.filter(({ file, code }) => file === 'runtime.js' && /\bexports\b/.test(code));
    enforce(
      sentence,
      wrapped.map(({ file }) => `${file} has a CommonJS module`),
    );
  });
});
