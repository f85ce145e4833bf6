import { describe, expect, it } from '@jest/globals';
import { makeFactory } from '../../../../core/build/make-factory.mjs';

const code =
  'import{a as b,c}from"./runtime.js";var d="import{x}";export{d as group,c};\n//# sourceMappingURL=one.js.map\n';

describe('a chunk of the bundler', () => {
  it('becomes a function from the runtime to its exports, without imports', () => {
    const made = makeFactory(code);
    expect(made.replace(/ +/g, ' ')).toBe(
      'export default({a:b,c})=>{ var d="import{x}";return{group:d,c}};\n//# sourceMappingURL=one.js.map\n',
    );
  });

  it('keeps the position of its code, so that the source map stays valid', () => {
    expect(makeFactory(code).indexOf('var d')).toBe(code.indexOf('var d'));
  });

  it.each([
    ['another file as well', `${code.slice(0, 34)}import"./other.js";export{d as group};`],
    ['nothing', 'var d=1;export{d as group};'],
    ['the runtime, and exports nothing', 'import{a}from"./runtime.js";a();'],
  ])('fails the build when it imports %s', (_, other) => {
    expect(() => makeFactory(other)).toThrow(/^build: a chunk/);
  });
});
