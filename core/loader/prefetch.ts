import { whenIdle } from '../timing/wait';
import type { Bundle } from './bundle';
import type { Chunks } from './load-chunk';
import type { Slot } from './slot';
import { savesData } from '../page/saves-data';

/** Matches a choice that differs from the rendered one. If the server selects no option of a list, browsers select the first one. */
const EARLY_CHOICE =
  '[data-product-scope] :is(:checked:not([checked],[selected],option:first-child),:is([checked],[selected]):not(:checked))';

/**
 * Fetches the files that a press will need, without running them: the runtime and `ahead` when the page is idle, all others
 * when the shopper first moves the pointer or presses a key. If the bundle's tag has `data-widget-vitals`, the chunk `vitals`
 * is fetched and run when the page is idle. With Save-Data on it does nothing.
 */
export function prefetch(
  { ahead }: Pick<Bundle, 'ahead'>,
  { fetchAhead, fetchRuntime, loadChunk }: Chunks,
  slots: ReadonlyMap<Element, Slot>,
): void {
  if (savesData()) return;

  whenIdle(() => {
    // The product sends a request for an early choice as soon as its code has loaded: fetch the API client at the same time.
    if (document.querySelector(EARLY_CHOICE)) void fetchAhead('api');
    const hasVitals = document.querySelector('[data-widget-vitals]');
    (hasVitals ? loadChunk('vitals', { standalone: true }) : fetchRuntime()).then(
      () => ahead.forEach(fetchAhead),
      // The press that needs the runtime retries, and reports a failure. A failure of the vitals is ignored.
      () => {},
    );
  });

  const moved = new AbortController();
  const fetchAll = ({ movementX, movementY }: MouseEventInit) => {
    // When a page loads under a pointer that rests, Chromium sends a move of 0. A key event has no `movementX`.
    if (movementX === 0 && !movementY) return;
    moved.abort();
    // A hidden slot can't be pressed, so its code is not fetched. For example, only staff see the admin bar.
    const groups = [...slots.values()].flatMap(({ element, group }) => (element.hidden ? [] : group));
    // Fetch one after the other, the API client first: when an option is chosen, the product sends a request at once. On a slow
    // line, several files at the same time would delay the response.
    if (groups.length) void groups.reduce((before, group) => before.then(() => fetchAhead(group)), fetchAhead('api'));
  };
  for (const sign of ['pointermove', 'keydown']) {
    addEventListener(sign, fetchAll as EventListener, { signal: moved.signal });
  }
}
