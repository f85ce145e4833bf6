import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Slot } from '../../../../core/loader/slot';
import { observeMounts, observeTimeline } from '../../../../core/vitals/start-vitals';
import { settle } from '../../../support/jest/settle';
import { fakeTimeline } from './fake-timeline';

let slots: Slot[] = [];
const slot = (group: string, status: Slot['status'] = 'loading') => {
  const element = document.body.appendChild(document.createElement('div'));
  slots.push({ element, widget: group, group, moment: 'now', status });
  return (next: Slot['status']) => {
    for (const known of slots) if (known.element === element) known.status = next;
    element.dataset.widgetStatus = next;
    return settle();
  };
};
beforeEach(() => {
  slots = [];
  Object.assign(window, { storefrontWidgets: { slots: () => slots } });
  Object.assign(performance, {
    // The time when the code for vitals was requested.
    getEntriesByName: () => [{ startTime: 200 }],
  });
  jest.spyOn(performance, 'now').mockReturnValue(500);
});
afterEach(() => {
  Reflect.deleteProperty(window, 'storefrontWidgets');
  Reflect.deleteProperty(performance, 'getEntriesByName');
});

describe('the time until a group is mounted', () => {
  it('is measured once for each group, from the idle page if the group is loading already', async () => {
    const [first, second, cart] = [slot('product'), slot('product'), slot('cart')];
    const taken: string[] = [];
    observeMounts((group, value) => taken.push(`${group} ${value}`));
    await first('mounted');
    await second('mounted');
    await cart('mounted');
    expect(taken).toEqual(['product 300', 'cart 300']);
  });

  it('is measured from the start of loading, even if the file was fetched in advance', async () => {
    const header = slot('header', 'waiting');
    const taken: string[] = [];
    observeMounts((group, value) => taken.push(`${group} ${value}`));
    await header('loading');
    jest.spyOn(performance, 'now').mockReturnValue(620);
    await header('mounted');
    expect(taken).toEqual(['header 120']);
  });

  it('is not measured for a group that was mounted before observing, or that failed', async () => {
    const [header, more, cart] = [slot('header', 'mounted'), slot('header'), slot('cart')];
    const taken: string[] = [];
    observeMounts((group) => taken.push(group));
    await more('mounted');
    await header('mounted');
    await cart('failed');
    expect(taken).toEqual([]);
  });
});

describe('the timeline', () => {
  it('is observed from its start, for the types of entries that the browser has', () => {
    const { observed } = fakeTimeline('event', 'paint');
    observeTimeline({ event: () => undefined, 'long-animation-frame': () => undefined });
    expect(observed).toEqual([{ type: 'event', buffered: true }]);
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
