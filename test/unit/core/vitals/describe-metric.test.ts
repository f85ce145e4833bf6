import { describe, expect, it } from '@jest/globals';
import { describeMetric, type LongFrame } from '../../../../core/vitals/start-vitals';

const scripts = [{ sourceURL: 'https://theme.test/theme.js', startTime: 2_050, duration: 80 }];
const frames = [{ scripts }] as unknown as LongFrame[];
const metric = { id: 'v6-1', value: 200, entries: [{ startTime: 2_000 }] };

describe('a Web Vital', () => {
  it('has the times of scripts in the slowest press', () => {
    expect(describeMetric({ ...metric, name: 'INP' }, frames)).toEqual({
      name: 'inp',
      id: 'v6-1',
      value: 200,
      ours: 0,
      others: 80,
    });
  });

  it('has no times of scripts without long frames, or if it is no press', () => {
    expect(describeMetric({ ...metric, name: 'INP' }, [])).toEqual({ name: 'inp', id: 'v6-1', value: 200 });
    expect(describeMetric({ ...metric, name: 'LCP' }, frames)).toEqual({ name: 'lcp', id: 'v6-1', value: 200 });
    expect(describeMetric({ id: 'v6-1', value: 0, entries: [], name: 'CLS' }, frames)).toMatchObject({ value: 0 });
  });
});
