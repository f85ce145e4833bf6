import { describe, expect, it } from '@jest/globals';
import type { Problem } from '../../../../core/errors/report';
import { explainUnknown } from '../../../../core/mount/explain-unknown';
import { complaints } from '../../../jest/setup';

function problemOf(html: string): Problem {
  document.body.innerHTML = html;
  const problems: Problem[] = [];
  const listen = ({ detail }: CustomEvent<Problem>) => void problems.push(detail);
  document.addEventListener('widgets:error', listen);
  explainUnknown(document.body.firstElementChild as HTMLElement, ['quantity', 'menu']);
  document.removeEventListener('widgets:error', listen);
  expect([problems.length, complaints.splice(0).length]).toEqual([1, 1]);
  return problems[0]!;
}

describe('a data-widget that is not the name of a widget', () => {
  it('is reported with the name that was probably meant', () => {
    expect(problemOf('<p data-widget="quantitty"></p>')).toEqual({
      kind: 'contract',
      message: 'quantitty: no widget has this name; did you mean "quantity"?',
      element: document.body.firstElementChild,
      widget: 'quantitty',
    });
  });

  it('is reported without a guess when no name is near', () => {
    expect(problemOf('<p data-widget="carousel"></p>').message).toBe('carousel: no widget has this name');
  });

  it.each(['<p data-widget></p>', '<p data-widget=" "></p>', '<p></p>'])('is reported as empty: %s', (html) => {
    expect(problemOf(html).message).toBe('data-widget is empty: it names a widget');
  });
});
