import { describe, expect, it } from '@jest/globals';
import { readStartArguments } from '../../shop/read-start-arguments';

describe('the arguments of npm start', () => {
  it('are empty for our theme with the strict policy', () => {
    expect(readStartArguments([])).toEqual({ policy: true });
  });

  it('name another theme, which has no policy without --policy', () => {
    expect(readStartArguments(['--theme', 'my-theme/'])).toEqual({ theme: 'my-theme', policy: false });
    expect(readStartArguments(['my-theme/'])).toEqual({ theme: 'my-theme', policy: false });
    expect(readStartArguments(['--policy', '--theme', 'my-theme'])).toEqual({ theme: 'my-theme', policy: true });
  });

  it('name the languages of the shop', () => {
    expect(readStartArguments(['--languages', 'en,pt-BR,ja'])).toEqual({
      policy: true,
      languages: ['en', 'pt-BR', 'ja'],
    });
    expect(() => readStartArguments(['--languages', 'en de'])).toThrow(/needs codes with commas between/);
  });

  it.each([[['--port', '80']], [['my-theme', 'another']], [['--theme']], [['--theme', '--policy']]])(
    'are refused with the usage: %j',
    (words) => {
      expect(() => readStartArguments(words)).toThrow(/npm start -- \[<theme folder>\] \[--policy\]/);
    },
  );
});
