// Runs before all other scripts of a page in the inspector's frame, and records the statuses and errors of its slots.
import type { PageRecord, RecordedError } from './page-record';

const times: PageRecord['times'] = new WeakMap();
const errors: RecordedError[] = [];

new MutationObserver((records) => {
  for (const { target } of records) {
    if (!(target instanceof HTMLElement)) continue;
    const known = times.get(target) ?? {};
    known[target.dataset['widgetStatus'] ?? 'removed'] ??= Math.round(performance.now());
    times.set(target, known);
  }
}).observe(document, { subtree: true, attributeFilter: ['data-widget-status'] });

document.addEventListener('widgets:error', ({ target, detail: { kind, message } }) => {
  errors.push({ element: target instanceof Element ? target : document.documentElement, kind, message });
});

Object.defineProperty(window, 'widgetsRecord', { value: { times, errors } satisfies PageRecord });
