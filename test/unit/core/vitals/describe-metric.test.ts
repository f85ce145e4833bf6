import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { describeMetric, type LongFrame, notRestored, sumScriptTime } from '../../../../core/vitals/start-vitals';

const scripts = [{ sourceURL: 'https://theme.test/theme.js', startTime: 2_050, duration: 80 }];
const frames = [{ scripts }] as unknown as LongFrame[];
const metric = { id: 'v6-1', value: 200, entries: [{ startTime: 2_000 }] };

describe('a Web Vital', () => {
  it('has the times of scripts in the slowest press', () => {
    const times = { ours: 0, others: 80 };
    expect(describeMetric({ ...metric, name: 'INP' }, frames)).toEqual({
      name: 'inp',
      id: 'v6-1',
      value: 200,
      ...times,
    });
  });

  it('has no times of scripts without long frames, or if it is no press', () => {
    expect(describeMetric({ ...metric, name: 'INP' }, [])).toEqual({ name: 'inp', id: 'v6-1', value: 200 });
    expect(describeMetric({ ...metric, name: 'LCP' }, frames)).toEqual({ name: 'lcp', id: 'v6-1', value: 200 });
    expect(describeMetric({ id: 'v6-1', value: 0, entries: [], name: 'CLS' }, frames)).toMatchObject({ value: 0 });
  });
});

// The folder of all versions, relative to a script of one of them.
const folder = new URL('core/', `${pathToFileURL(process.cwd()).href}/`).href;
const scriptOf = (sourceURL: string, startTime: number, duration: number) => ({ sourceURL, startTime, duration });
const frameOf = (...scripts: ReturnType<typeof scriptOf>[]) => ({ scripts }) as unknown as LongFrame;
const ours = `${folder}1.0.0/runtime.js`;
const theirs = 'https://theme.test/theme.js';

describe('the time that scripts took in a period', () => {
  it('is divided by URL: files of any version are ours, all others are not', () => {
    const frames = [
      frameOf(scriptOf(ours, 0, 30), scriptOf(theirs, 30, 20)),
      frameOf(scriptOf(`${folder}0.9.0/loader.js`, 100, 5), scriptOf('', 105, 7)),
    ];
    expect(sumScriptTime(frames)).toEqual({ ours: 35, others: 27 });
  });

  it('counts only the part inside the period', () => {
    const frames = [frameOf(scriptOf(ours, 0, 100), scriptOf(theirs, 100, 100), scriptOf(theirs, 300, 10))];
    expect(sumScriptTime(frames, 40, 150)).toEqual({ ours: 60, others: 50 });
    expect(sumScriptTime(frames, 200, 300)).toEqual({ ours: 0, others: 0 });
  });
});

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
    ['a restored page', [{ notRestoredReasons: null }]],
    ['a browser that does not tell', [{}]],
    ['a browser without an entry for the navigation', []],
  ])('are none for %s', (_, entries) => {
    Object.assign(performance, { getEntriesByType: () => entries });
    expect(notRestored()).toEqual([]);
  });
});
