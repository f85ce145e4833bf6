import { unclobbered } from '../dom/unclobbered';
import { closestName } from '../errors/closest-name';
import { report } from '../errors/report';
import type { createActions } from './actions';

type Unknown = [element: HTMLElement, count: number];

const unknown = new Map<string, Unknown>();

/** Reports a `data-widget` that names no widget: once per name, because a loop may render thousands. */
export function explainUnknown(element: HTMLElement, names: Iterable<string>): void {
  const widget = unclobbered(element, 'dataset').widget ?? '';
  // A script of an app may define its widgets until the page has loaded.
  if (unknown.size === 0) void whenLoaded().then(() => reportAll([...names]));
  const [first, count] = unknown.get(widget) ?? [element, 0];
  unknown.set(widget, [first, count + 1]);
}

const whenLoaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((loaded) => addEventListener('load', loaded, { once: true }));

function reportAll(names: readonly string[]): void {
  for (const [widget, [element, count]] of unknown) {
    // It was defined meanwhile.
    if (unclobbered(element, 'dataset').widgetStatus) continue;
    const near = closestName(widget, names);
    const slots = count > 1 ? ` (${count} slots)` : '';
    report({
      kind: 'contract',
      message: widget.trim()
        ? `${widget}: no widget has this name${near ? `; did you mean "${near}"?` : ''}${slots}`
        : `data-widget is empty: it must be the name of a widget${slots}`,
      element,
      widget,
    });
  }
  unknown.clear();
}

export interface OnDemand {
  readonly createActions: typeof createActions;
  explainUnknown(element: HTMLElement): void;
}
