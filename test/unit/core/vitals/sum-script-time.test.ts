import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { type LongFrame, sumScriptTime } from '../../../../core/vitals/start-vitals';

// The folder of all versions, relative to a script of one of them.
const folder = new URL('core/', `${pathToFileURL(process.cwd()).href}/`).href;
const script = (sourceURL: string, startTime: number, duration: number) => ({ sourceURL, startTime, duration });
const frame = (...scripts: ReturnType<typeof script>[]) => ({ scripts }) as unknown as LongFrame;
const ours = `${folder}1.0.0/runtime.js`;
const theirs = 'https://theme.test/theme.js';

describe('the time that scripts took in a period', () => {
  it('is divided by URL: files of any version are ours, all others are not', () => {
    const frames = [
      frame(script(ours, 0, 30), script(theirs, 30, 20)),
      frame(script(`${folder}0.9.0/loader.js`, 100, 5), script('', 105, 7)),
    ];
    expect(sumScriptTime(frames)).toEqual({ ours: 35, others: 27 });
  });

  it('counts only the part inside the period', () => {
    const frames = [frame(script(ours, 0, 100), script(theirs, 100, 100), script(theirs, 300, 10))];
    expect(sumScriptTime(frames, 40, 150)).toEqual({ ours: 60, others: 50 });
    expect(sumScriptTime(frames, 200, 300)).toEqual({ ours: 0, others: 0 });
  });
});
