import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Vital } from '../../../../core/events/vital';
import type { StorefrontWidgets } from '../../../../core/loader/start';
import { startVitals } from '../../../../core/vitals/start-vitals';
import { type FakeTimeline, fakeTimeline } from './fake-timeline';

const all = ['layout-shift', 'long-animation-frame'];
const version = '1.2.3';
let timeline: FakeTimeline;
let vitals: Vital[] = [];
const listen = ({ detail }: DocumentEventMap['widgets:vital']) => void vitals.push(detail);
/** The document's listeners of the current page: `hide` calls only these. */
let listeners: [string, EventListener][] = [];

const start = (share = '100', known = all) => {
  document.body.innerHTML = `<i data-widget-vitals="${share}"></i><p data-widget="menu"><b>One</b></p><p id="beside">Two</p>`;
  timeline = fakeTimeline(...known);
  startVitals();
};
const hide = () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  for (const [type, listener] of listeners) if (type === 'visibilitychange') listener(new Event(type));
};
const longFrame = (startTime: number, blockingDuration: number, duration: number) => ({
  startTime,
  blockingDuration,
  scripts: [{ sourceURL: 'https://theme.test/theme.js', startTime, duration }],
});

beforeEach(() => {
  // jsdom records no resources and no navigation.
  Object.assign(performance, { getEntriesByName: () => [], getEntriesByType: () => [] });
  vitals = [];
  listeners = [];
  window.storefrontWidgets = { version, slots: () => [] as const } as unknown as StorefrontWidgets;
  jest.spyOn(window, 'addEventListener').mockImplementation(() => undefined);
  document.addEventListener('widgets:vital', listen);
  jest.spyOn(document, 'addEventListener').mockImplementation((type, listener) => {
    listeners.push([type, listener as EventListener]);
  });
});
afterEach(() => {
  document.removeEventListener('widgets:vital', listen);
  delete window.storefrontWidgets;
});

describe('a page that measures its vitals', () => {
  it('sends the time of long frames beyond 50 ms when it is hidden', () => {
    start();
    timeline.deliver('long-animation-frame', longFrame(100, 30, 60));
    timeline.store('long-animation-frame', longFrame(300, 12.5, 40));
    hide();
    hide();
    expect(vitals).toEqual([{ name: 'long-frames', value: 42.5, ours: 0, others: 100, version }]);
  });

  it('sends the layout shifts inside slots', () => {
    start();
    const shift = (value: number, node: Node | null, hadRecentInput = false) =>
      timeline.deliver('layout-shift', { value, hadRecentInput, sources: [{ node: null }, { node }] });
    const inside = document.querySelector('b');
    shift(0.1, inside);
    shift(0.02, inside?.firstChild ?? null);
    shift(1, inside, true);
    shift(2, document.querySelector('[data-widget]'));
    shift(4, document.querySelector('#beside'));
    shift(8, null);
    hide();
    expect(vitals).toEqual([{ name: 'layout-shift', value: expect.closeTo(0.12), version }]);
  });

  it('sends at once why the page was not restored', () => {
    const reasons = [{ reason: 'unload-listener' }, { reason: 'websocket' }];
    Object.assign(performance, { getEntriesByType: () => [{ notRestoredReasons: { reasons, children: [] } }] });
    start();
    expect(vitals).toEqual([{ name: 'not-restored', value: 2, reasons: 'unload-listener, websocket', version }]);
  });

  it('sends only what the browser measures', () => {
    start('100', ['layout-shift']);
    hide();
    expect(timeline.observed).toEqual([{ type: 'layout-shift', buffered: true }]);
    expect(vitals).toEqual([]);
  });
});

describe('the share of pages', () => {
  it.each([
    ['1', 0.0099, true],
    ['1', 0.01, false],
    ['0', 0, false],
    ['100', 0.999_999, true],
    ['', 0, false],
    ['yes', 0, false],
  ])('of %s percent includes a page that draws %d: %s', (share, drawn, isIn) => {
    jest.spyOn(Math, 'random').mockReturnValue(drawn);
    start(share);
    expect(timeline.observed.length > 0).toBe(isIn);
  });

  it('does not apply to the limit on repeated problems, which all pages have', () => {
    start('0');
    expect(window.addEventListener).toHaveBeenCalledWith('widgets:error', expect.any(Function), true);
  });
});
