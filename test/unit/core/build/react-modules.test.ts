import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { asModule } from '../../../../core/build/react-modules.mjs';

const files = [
  'react/cjs/react.production.js',
  'react/cjs/react-jsx-runtime.production.js',
  'react-dom/cjs/react-dom.production.js',
  'react-dom/cjs/react-dom-client.production.js',
  'scheduler/cjs/scheduler.production.js',
  'use-sync-external-store/cjs/use-sync-external-store-with-selector.production.js',
];
const packageFile = (file: string) => join(process.cwd(), 'node_modules', file);
const read = (file: string) => readFileSync(packageFile(file), 'utf8');

const exportsOf = (code: string) =>
  Array.from(/^export \{ (.*) \};$/m.exec(code)?.[1]?.matchAll(/ as (\w+)/g) ?? [], ([, name]) => name).sort();
const importsOf = (code: string) => Array.from(code.matchAll(/^import \* as \w+ from "(.+)";$/gm), ([, from]) => from);

describe("React's packages as ES modules", () => {
  it.each(files)('%s has the same exports as the original', async (file) => {
    const { default: original } = (await import(packageFile(file))) as { default: object };
    expect(exportsOf(asModule(read(file), file))).toEqual(Object.keys(original).sort());
  });

  it.each(files)('%s imports the same modules as namespaces, so that unused code can be removed', (file) => {
    const source = read(file);
    const required = Array.from(source.matchAll(/require\("(.+?)"\)/g), ([, from]) => from);
    expect(importsOf(asModule(source, file))).toEqual(required);
  });

  it('use the production file of an entry', () => {
    expect(asModule(read('react-dom/client.js'), 'client.js')).toBe(
      'export * from "./cjs/react-dom-client.production.js";',
    );
  });

  it('keep the other declarations of a statement that imports', () => {
    const code = asModule(
      'var React = require("react"),\n  one = 1;\nexports.two =\n  one + 1;\nexports.two++;',
      'x.js',
    );
    expect(code).toBe(
      'import * as React from "react";\nvar one = 1;\nvar exported_two =\n  one + 1;\nexported_two++;\nexport { exported_two as two };\n',
    );
  });

  it.each([
    'module.exports = {};',
    'exports.one = require("one").one;',
    'exports.one = 1;\nexports["two"] = 2;',
    'if (later) exports.one = 1;',
    'var one = 1;',
  ])('fail the build for code of an unknown form: «%s»', (source) => {
    expect(() => asModule(source, '/node_modules/react/cjs/react.production.js')).toThrow(
      "react.production.js is not written as core/build/react-modules.mjs knows React's files",
    );
  });
});
