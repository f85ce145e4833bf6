import { describe, expect, it } from '@jest/globals';
import { groups } from '../../../tools/adopt/rule';
import { readArguments } from '../../../tools/adopt/read-arguments';

describe('the arguments of npm run adopt', () => {
  it('are a folder, groups of pages and flags, in any order', () => {
    expect(readArguments(['--write', 'my-theme/', 'cart', 'product'])).toEqual({
      folder: 'my-theme',
      groups: ['product', 'cart'],
      namesPages: true,
      write: true,
      undo: false,
      hosted: false,
      tries: false,
    });
  });

  it('mean all pages if no group is named', () => {
    expect(readArguments(['my-theme']).groups).toEqual([...groups]);
  });

  it('add the bundle to the theme with --hosted, without naming pages', () => {
    expect(readArguments(['my-theme', '--hosted'])).toMatchObject({ hosted: true, namesPages: false });
  });

  it.each([[['my-theme', '--wirte']], [['my-theme', 'carts']], [[]]])('are refused with the usage: %j', (words) => {
    expect(() => readArguments(words)).toThrow(
      /npm run adopt -- <theme folder> \[layout product cart category brand search compare forms\] \[--write\]/,
    );
  });
});
