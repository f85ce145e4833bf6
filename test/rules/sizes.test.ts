import { describe, it } from '@jest/globals';
import { enforce } from './enforce';
import { codeRooms, sourceFiles, type SourceFile } from '../support/build/source-files';

const longerThan = (limit: number, files: SourceFile[]) =>
  files.filter(({ lines }) => lines > limit).map(({ path, lines }) => `${path} has ${lines} lines`);

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

describe('sizes', () => {
  it('no file of code is longer than 300 lines, and none of the tests longer than 400', () => {
    enforce('A file of code has at most 300 lines, one of test 400: a longer one does more than one job.', [
      ...longerThan(300, sourceFiles(codeRooms.filter((room) => room !== 'test'))),
      ...longerThan(400, sourceFiles(['test'])),
      ...longerThan(300, sourceFiles(['theme-templates'], /\.(js|mjs|cjs)$/)),
      ...longerThan(300, sourceFiles(['.'], /^\.\/(build|core\/build\/.+)\.mjs$/)),
    ]);
  });

  it.each(['core', 'widgets'])('half the files of %s are shorter than 80 lines', (room) => {
    const middle = median(sourceFiles([room]).map(({ lines }) => lines));
    enforce('The median file has fewer than 80 lines.', middle < 80 ? [] : [`${room}: the median is ${middle}`]);
  });

  it('no template is longer than 200 lines', () => {
    enforce(
      'A template has at most 200 lines: split a longer one into partials.',
      longerThan(200, sourceFiles(['theme-templates'], /\.html$/)),
    );
  });
});
