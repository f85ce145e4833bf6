import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Vital } from '../../../../core/events/vital';
import { startVitals } from '../../../../core/vitals/start-vitals';
import { type FakeTimeline, fakeTimeline } from './fake-timeline';

const all = ['event', 'first-input', 'layout-shift', 'long-animation-frame'];
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
const press = (interactionId: number, startTime: number, duration: number) =>
  timeline.deliver('event', { interactionId, startTime, duration });
const frame = (startTime: number, blockingDuration: number, duration = 0) =>
  timeline.deliver('long-animation-frame', {
    startTime,
    blockingDuration,
    scripts: [{ sourceURL: 'https://theme.test/theme.js', startTime, duration }],
  });

beforeEach(() => {
  // jsdom records no resources and no navigation.
  Object.assign(performance, { getEntriesByName: () => [], getEntriesByType: () => [] });
  vitals = [];
  listeners = [];
  jest.spyOn(window, 'addEventListener').mockImplementation(() => undefined);
  document.addEventListener('widgets:vital', listen);
  jest.spyOn(document, 'addEventListener').mockImplementation((type, listener) => {
    listeners.push([type, listener as EventListener]);
  });
});
afterEach(() => document.removeEventListener('widgets:vital', listen));

describe('a page that measures its vitals', () => {
  it('sends nothing without an interaction', () => {
    start();
    press(0, 10, 900);
    hide();
    expect(vitals).toEqual([]);
  });

  it('sends the time of the slowest press when it is hidden, with the times of scripts', () => {
    start();
    press(1, 1_000, 40);
    press(2, 2_000, 120);
    press(2, 2_010, 200);
    press(2, 2_020, 16);
    frame(2_050, 0, 80);
    frame(4_000, 0, 500);
    timeline.store('first-input', { interactionId: 1, startTime: 990, duration: 104 });
    hide();
    expect(vitals).toEqual([{ name: 'inp', value: 200, ours: 0, others: 80 }]);
  });

  it('leaves out the slowest of fifty presses', () => {
    start();
    for (let id = 1; id <= 50; id += 1) press(id, id * 1_000, id * 8);
    hide();
    press(1, 1, 24);
    hide();
    expect(vitals).toEqual([
      { name: 'inp', value: 392 },
      { name: 'inp', value: 24 },
    ]);
  });

  it('sends the time of long frames beyond 50 ms when it is hidden', () => {
    start();
    frame(100, 30, 60);
    frame(300, 12.5, 40);
    hide();
    hide();
    expect(vitals).toEqual([{ name: 'long-frames', value: 42.5, ours: 0, others: 100 }]);
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
    expect(vitals).toEqual([{ name: 'layout-shift', value: expect.closeTo(0.12) }]);
  });

  it('sends at once why the page was not restored', () => {
    const reasons = [{ reason: 'unload-listener' }, { reason: 'websocket' }];
    Object.assign(performance, { getEntriesByType: () => [{ notRestoredReasons: { reasons, children: [] } }] });
    start();
    expect(vitals).toEqual([{ name: 'not-restored', value: 2, reasons: 'unload-listener, websocket' }]);
  });

  it('sends only what the browser measures', () => {
    start('100', ['event']);
    press(1, 1_000, 40);
    hide();
    expect(vitals).toEqual([{ name: 'inp', value: 40 }]);
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
