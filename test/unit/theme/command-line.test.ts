import { describe, expect, it } from '@jest/globals';
import { folderPath, parseCommandLine } from '../../theme/command-line';
import { commandLines } from '../../theme/command-lines';

describe('a command line', () => {
  it('has options and other arguments, in any order', () => {
    const { values, positionals } = parseCommandLine(['--write', 'my-theme', '--try', 'cart'], commandLines.adopt);
    expect(values).toEqual({ write: true, try: true, undo: false, hosted: false });
    expect(positionals).toEqual(['my-theme', 'cart']);
  });

  it.each([
    [['--jsn'], "Unknown option '--jsn'; did you mean --json?\nUsage: npm run check"],
    [['--verbose'], "Unknown option '--verbose'\nUsage: npm run check"],
    [['-v'], "Unknown option '-v'\nUsage: npm run check"],
    [['--json=yes'], "Option '--json' does not take an argument\nUsage: npm run check"],
    [['one', 'two'], "Unexpected argument 'two'\nUsage: npm run check"],
  ])('is refused with the usage: %j', (args, sentence) => {
    expect(() => parseCommandLine(args, commandLines.check)).toThrow(sentence);
  });

  it.each([
    [['--languages'], "Option '--languages <value>' argument missing\nUsage: npm start"],
    [['--languages', '--policy'], "Option '--languages' argument is ambiguous\nUsage: npm start"],
  ])('is refused if an option lacks its value: %j', (args, sentence) => {
    expect(() => parseCommandLine(args, commandLines.start)).toThrow(sentence);
  });

  it('is refused if an argument is missing', () => {
    expect(() => parseCommandLine([], commandLines.update)).toThrow('An argument is missing\nUsage: npm run update');
  });
});

describe('the path of a folder', () => {
  it.each([
    ['my-theme/', 'my-theme'],
    ['../my-theme//', '../my-theme'],
    ['/', '/'],
  ])('%s is %s', (given, path) => {
    expect(folderPath(given)).toBe(path);
  });
});
