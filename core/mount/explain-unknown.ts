import { closestName } from '../errors/closest-name';
import { report } from '../errors/report';

/**
 * Reports a `data-widget` that is not the name of a widget, for the theme's author.
 * @param names the names of all widgets
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
