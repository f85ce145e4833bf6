import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { asModule } from '../../../../core/build/react-modules.mjs';

const entry = readFileSync(join(process.cwd(), 'node_modules/react-dom/client.js'), 'utf8');

describe("React's packages as ES modules", () => {
  it('use the production file of an entry', () => {
    expect(asModule(entry, 'client.js')).toBe('export * from "./cjs/react-dom-client.production.js";');
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
