import { describe, it } from '@jest/globals';
import { codeFacts } from './code-facts';
import { enforce } from './enforce';
import { codeRooms, sourceFiles } from '../support/build/source-files';

const kebab = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

const baseName = (path: string) => kebab((path.split('/').at(-1) ?? '').replace(/\.(tsx?|mjs)$/, ''));

describe('exports', () => {
  it('have the name of their file', () => {
    const violations = codeFacts(['core', 'widgets']).flatMap(({ path, exports }) => {
      // A file with several small exports of one kind (cookies.ts) has no main one.
      const [only, another] = exports;
      if (!only || another || kebab(only) === baseName(path)) return [];
      return [`${path} exports ${only}`];
    });
    enforce('A file is called after its one main export (read-attributes.ts → readAttributes).', violations);
  });

  it('are used in another file', () => {
    const files = sourceFiles(codeRooms).map(({ path, text }) => ({ path, text, words: new Set(text.match(/\w+/g)) }));
    const violations = files.flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm)].flatMap(([, name = '']) =>
        files.some((other) => other.path !== path && other.words.has(name)) ? [] : [`${path} exports ${name}`],
      ),
    );
    enforce('A file exports only what another file imports. Unused code is deleted.', violations);
  });
});
