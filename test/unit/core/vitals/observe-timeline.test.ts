import { describe, expect, it } from '@jest/globals';
import { observeTimeline } from '../../../../core/vitals/start-vitals';
import { fakeTimeline } from './fake-timeline';

describe('the timeline', () => {
  it('is observed from its start, for the types of entries that the browser has', () => {
    const { observed } = fakeTimeline('event', 'paint');
    observeTimeline({ event: () => undefined, 'long-animation-frame': () => undefined });
    expect(observed).toEqual([{ type: 'event', buffered: true, durationThreshold: 16 }]);
  });

  it('passes each entry to the handler of its type, and stored entries at a flush', () => {
    const { deliver, store } = fakeTimeline('event', 'layout-shift');
    const taken: string[] = [];
    const flush = observeTimeline({
      event: ({ name }: PerformanceEntry) => void taken.push(`event ${name}`),
      'layout-shift': ({ name }: PerformanceEntry) => void taken.push(`shift ${name}`),
    });
    deliver('event', { name: 'click' });
    store('layout-shift', { name: 'late' });
    expect(taken).toEqual(['event click']);
    flush();
    flush();
    expect(taken).toEqual(['event click', 'shift late']);
  });
});
