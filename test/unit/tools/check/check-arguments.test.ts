import { describe, expect, it } from '@jest/globals';
import { readArguments } from '../../../tools/check/command/read-arguments';

describe('the arguments of npm run check', () => {
  it('may be omitted: then our own theme is checked', () => {
    expect(readArguments([])).toEqual({ folder: 'theme-templates', asJson: false, fix: false });
  });

  it('are a folder and flags, in any order', () => {
    expect(readArguments(['--json', '../theme/', '--fix'])).toEqual({ folder: '../theme', asJson: true, fix: true });
  });

  it.each([
    [['--jsn'], /^--jsn: no such argument; did you mean --json\?\nnpm run check.*--json.*--fix/s],
    [['--verbose'], /^--verbose: no such argument\nnpm run check/],
    [['one', 'two'], /^two: one theme folder at a time\n/],
  ])('are refused with the usage: %j', (given, sentence) => {
    expect(readArguments(given)).toMatch(sentence);
  });
});
