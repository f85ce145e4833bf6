import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { loadsCallsEarly } from '../../../../core/mount/loads-calls-early';

const entries = jest.fn<Performance['getEntriesByName']>();
beforeEach(() => {
  // jsdom has no resource timing.
  Object.assign(performance, { getEntriesByName: entries });
});
afterEach(() => {
  Reflect.deleteProperty(performance, 'getEntriesByName');
  Reflect.deleteProperty(navigator, 'connection');
});

const loadedIn = (...durations: readonly number[]) =>
  entries.mockImplementation((name) =>
    name.endsWith('.ts') ? durations.map((duration) => ({ duration }) as PerformanceEntry) : [],
  );
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
  loadedIn(120, 8);
  expect(loadsCallsEarly()).toBe(isEarly);
});

it.each([
  ['an address typed in on a fast line', [120, 8], true],
  ['an address typed in on a slow line', [485, 8], false],
  ['a page with the runtime in the browser’s cache', [12, 8], true],
  ['a page without a resource timing of the runtime', [], false],
])('loads the calls early by the loading time of the runtime: %s', (_, durations, isEarly) => {
  openPage('product');
  loadedIn(...durations);
  expect(loadsCallsEarly()).toBe(isEarly);
});

it.each([
  [true, false],
  [false, true],
])('does not load the calls early with Save-Data on: %s', (saveData, isEarly) => {
  openPage('product');
  loadedIn(12);
  Object.assign(navigator, { connection: { saveData } });
  expect(loadsCallsEarly()).toBe(isEarly);
});
