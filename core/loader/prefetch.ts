import { savesData } from '../page/saves-data';
import { whenIdle } from '../timing/wait';
import type { Bundle } from './bundle';
import type { Chunks } from './load-chunk';
import type { Slot } from './slot';

/** Differs from the rendered choice. Browsers select the first option by default. */
const EARLY_CHOICE =
  '[data-product-scope] :is(:checked:not([checked],[selected],option:first-child),:is([checked],[selected]):not(:checked))';

/**
 * Fetches the files of later presses without running them: the runtime and `ahead` when idle, others at the first
 * pointer move or key. `data-widget-vitals` makes it run `vitals`.
 */
export function prefetch(
  { ahead }: Pick<Bundle, 'ahead'>,
  { fetchAhead, fetchRuntime, loadChunk }: Chunks,
  slots: ReadonlyMap<Element, Slot>,
): void {
  if (savesData()) return;

  whenIdle(() => {
    // The product requests an early choice as soon as its code has loaded.
    if (document.querySelector(EARLY_CHOICE)) void fetchAhead('api');
    const hasVitals = document.querySelector('[data-widget-vitals]');
    (hasVitals ? loadChunk('vitals') : fetchRuntime()).then(
      () => ahead.forEach(fetchAhead),
      // The press that needs the runtime retries, and reports.
      () => {},
    );
  });

  const moved = new AbortController();
  const fetchAll = ({ movementX, movementY }: MouseEventInit) => {
    // Chromium sends a move of 0 under a resting pointer; a key has no `movementX`.
    if (movementX === 0 && !movementY) return;
    moved.abort();
    // A hidden slot can't be pressed, for example the admin bar.
    const groups = [...slots.values()].flatMap(({ element, group }) => (element.hidden ? [] : group));
    // The API client first: a chosen option sends a request. In sequence: parallel files would delay the response.
    if (groups.length) void groups.reduce((before, group) => before.then(() => fetchAhead(group)), fetchAhead('api'));
  };
  for (const sign of ['pointermove', 'keydown']) {
    addEventListener(sign, fetchAll as EventListener, { signal: moved.signal });
  }
}
