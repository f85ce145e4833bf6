import { closestName } from '../errors/closest-name';
import { report } from '../errors/report';
import { unclobbered } from '../dom/unclobbered';
import type { createActions } from './actions';

/** The first element with a name that no widget has, and the number of such elements. */
type Unknown = [element: HTMLElement, count: number];

const unknown = new Map<string, Unknown>();

/**
 * Reports a `data-widget` that is not the name of a widget, for the theme's author. Elements of one name that are found together
 * get one report with their number: an error in a loop may print thousands of them.
 * @param names the names of all widgets
 */
export function explainUnknown(element: HTMLElement, names: Iterable<string>): void {
  const widget = unclobbered(element, 'dataset').widget ?? '';
  if (unknown.size === 0) queueMicrotask(() => reportAll([...names]));
  const [first, count] = unknown.get(widget) ?? [element, 0];
  unknown.set(widget, [first, count + 1]);
}

function reportAll(names: readonly string[]): void {
  for (const [widget, [element, count]] of unknown) {
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

/** The exports of the chunk `on-demand`, whose code only few pages need and download. */
export interface OnDemand {
  /** Makes the actions for other scripts of the page. */
  readonly createActions: typeof createActions;
  /** Reports an element whose `data-widget` is the name of no widget. */
  explainUnknown(element: HTMLElement): void;
}
