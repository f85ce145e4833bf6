import { describe, expect, it } from '@jest/globals';
import { observeTimeline } from '../../../../core/vitals/observe-timeline';
import { fakeTimeline } from './fake-timeline';

describe('the timeline', () => {
  it('is observed from its beginning, for the kinds that the browser has', () => {
    const { observed } = fakeTimeline('event', 'paint');
    observeTimeline({ event: () => undefined, 'long-animation-frame': () => undefined });
    expect(observed).toEqual([{ type: 'event', buffered: true, durationThreshold: 16 }]);
  });

  it('gives each entry to the one who takes its kind, and at once what it would tell later', () => {
    const { tell, keep } = fakeTimeline('event', 'layout-shift');
    const taken: string[] = [];
    const flush = observeTimeline({
      event: ({ name }: PerformanceEntry) => void taken.push(`event ${name}`),
      'layout-shift': ({ name }: PerformanceEntry) => void taken.push(`shift ${name}`),
    });
    tell('event', { name: 'click' });
    keep('layout-shift', { name: 'late' });
    expect(taken).toEqual(['event click']);
    flush();
    flush();
    expect(taken).toEqual(['event click', 'shift late']);
  });
});
