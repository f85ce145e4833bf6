import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { loadsCallsEarly } from '../../../../core/mount/session-store';

const entries = jest.fn<Performance['getEntriesByName']>();
beforeEach(() => {
  // jsdom has no resource timing.
  Object.assign(performance, { getEntriesByName: entries });
});
afterEach(() => {
  Reflect.deleteProperty(performance, 'getEntriesByName');
  Reflect.deleteProperty(navigator, 'connection');
});

/** The first entry is the loader's `fetch`, the second one the module script, which finds the file in the cache. */
const loaded = (...timings: readonly Partial<PerformanceResourceTiming>[]) =>
  entries.mockImplementation((name) => (name.endsWith('.ts') ? (timings as PerformanceEntry[]) : []));
const script = { duration: 8, transferSize: 0 };
const openPage = (type: string) => {
  document.body.innerHTML = `<script data-page-context data-page-type="${type}"></script>`;
};

it.each([
  ['product', true],
  ['cart', true],
  ['category', false],
  ['default', false],
])('loads the calls early on pages where most presses call the shop: %s', (type, isEarly) => {
  openPage(type);
  loaded({ duration: 12, transferSize: 0 }, script);
  expect(loadsCallsEarly()).toBe(isEarly);
});

it.each([
  ['the runtime came from the browser’s cache', [{ duration: 12, transferSize: 0 }, script], true],
  ['the first page of a visit on a fast line', [{ duration: 120, transferSize: 70_300 }, script], false],
  ['the first page of a visit on a slow line', [{ duration: 485, transferSize: 70_300 }, script], false],
  ['a server that hides the transfer, on a fast line', [{ duration: 120, transferSize: 0 }, script], true],
  ['a server that hides the transfer, on a slow line', [{ duration: 485, transferSize: 0 }, script], false],
  ['no resource timing of the runtime', [], false],
])('loads the calls early if the runtime was cached: %s', (_, timings, isEarly) => {
  openPage('product');
  loaded(...timings);
  expect(loadsCallsEarly()).toBe(isEarly);
});

it.each([
  [true, false],
  [false, true],
])('does not load the calls early with Save-Data on: %s', (saveData, isEarly) => {
  openPage('product');
  loaded({ duration: 12, transferSize: 0 }, script);
  Object.assign(navigator, { connection: { saveData } });
  expect(loadsCallsEarly()).toBe(isEarly);
});
