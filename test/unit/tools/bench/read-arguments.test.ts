import { describe, expect, it } from '@jest/globals';
import { parts, readArguments } from '../../../tools/bench/read-arguments';

describe('the arguments of npm run bench', () => {
  it('may be omitted: then everything is measured three times, without another theme', () => {
    expect(readArguments([])).toEqual({ rounds: 3, parts });
  });

  it('name a folder, the rounds and the parts, in any order', () => {
    expect(
      readArguments(['--rounds', '7', '--against', '../cornerstone', '--theme', 'adopted', '--only', 'presses,bytes']),
    ).toEqual({
      against: '../cornerstone',
      theme: 'adopted',
      rounds: 7,
      parts: ['bytes', 'presses'],
    });
  });

  it.each([
    [['--agianst', 'folder'], /does not know "--agianst".*--against <folder.*--rounds.*--only/],
    [['folder'], /does not know "folder".*--against/],
    [['--against'], /--against needs a value.*--rounds/],
    [['--against', '--rounds', '3'], /--against needs a value/],
    [['--rounds', 'many'], /whole number from 1 on, not "many"/],
    [['--rounds', '0'], /whole number from 1 on, not "0"/],
    [['--only', 'pages,touches'], /no part "touches".*bytes,pages,first-paint,presses/],
  ])('are refused if they are unknown: %j', (words, sentence) => {
    expect(() => readArguments(words)).toThrow(sentence);
  });
});
