import { closestName } from '../errors/closest-name';
import { report } from '../errors/report';

/**
 * Tells a theme's author of a `data-widget` that no widget has.
 * @param names every name that would have been right
 */
export function explainUnknown(element: HTMLElement, names: Iterable<string>): void {
  const widget = element.dataset.widget ?? '';
  const near = closestName(widget, names);
  report({
    kind: 'contract',
    message: widget.trim()
      ? `${widget}: no widget has this name${near ? `; did you mean "${near}"?` : ''}`
      : 'data-widget is empty: it names a widget',
    element,
    widget,
  });
}
