import { describe, expect, it } from '@jest/globals';
import { notRestored } from '../../../../core/vitals/start-vitals';

/** Makes the browser give this reading about the last navigation. */
const visitWith = (notRestoredReasons?: unknown) =>
  Object.assign(performance, { getEntriesByType: () => [{ notRestoredReasons }] });
const frame = (names?: readonly string[], children: readonly unknown[] = []) => ({
  reasons: names?.map((reason) => ({ reason })),
  children,
});

describe('the reasons why a page was not restored', () => {
  it('are those of the page and of its frames, each once', () => {
    visitWith(
      frame(['unload-listener', 'masked'], [frame(['websocket', 'masked']), frame(undefined, [frame(['fetch'])])]),
    );
    expect(notRestored()).toEqual(['unload-listener', 'masked', 'websocket', 'fetch']);
  });

  it('are none for a page of another origin in a frame, whose reasons are hidden', () => {
    visitWith(frame([], [{ reasons: null, children: null }]));
    expect(notRestored()).toEqual([]);
  });

  it.each([
    ['a restored page', null],
    ['a browser that does not tell', undefined],
  ])('are none for %s', (_, told) => {
    visitWith(told);
    expect(notRestored()).toEqual([]);
  });

  it('are none if the browser has no entry for the navigation', () => {
    Object.assign(performance, { getEntriesByType: () => [] });
    expect(notRestored()).toEqual([]);
  });
});
