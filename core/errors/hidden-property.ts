/**
 * The message for a form with a field whose name hides a property of the form that React needs.
 * @param widget the name of the widget
 * @param field the name of the field
 */
export const hiddenProperty = (widget: string, field: string): string =>
  `${widget}: a field named "${field}" hides what the widget needs of its form; give the field another name`;
