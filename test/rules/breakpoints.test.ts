import { describe, expect, it } from '@jest/globals';
import { breakpoints } from '../../core/page/breakpoints';
import { enforce } from './enforce';
import { sourceFiles } from '../support/build/source-files';

const sentence = 'Layouts change at the breakpoints that core/page/breakpoints names, or at a width listed here.';

/** Widths at which single texts or columns move. No script uses them. */
const ofContent: readonly number[] = [360, 401, 1001, 1101, 1201];

/** The widths at which a style sheet changes, each as the smallest width of the wider layout. */
const changes = (css: string) =>
  [...css.matchAll(/\((min|max)-width:\s*([\d.]+)(\w+)\)/g)].map(([, side, width, unit]) =>
    unit === 'px' ? Number(width) + (side === 'max' ? 1 : 0) : Number.NaN,
  );

describe('breakpoints', () => {
  const known: readonly number[] = [...Object.values(breakpoints), ...ofContent];
  const sheets = sourceFiles(['theme-templates'], /\.css$/);

  it('are the same in the style sheets and in code', () => {
    expect(sheets.length).toBeGreaterThan(20);
    const violations = sheets.flatMap(({ path, text }) =>
      changes(text).flatMap((width) => (known.includes(width) ? [] : [`${path} changes at ${width}`])),
    );
    enforce(sentence, violations);
  });

  it('are the same in the sizes of images in the templates', () => {
    const violations = sourceFiles(['theme-templates'], /\.html$/).flatMap(({ path, text }) =>
      changes(text).flatMap((width) => (known.includes(width) ? [] : [`${path} changes at ${width}`])),
    );
    enforce(sentence, violations);
  });
});
