/**
 * The message for a form with a field whose name or id hides a property of the form that React needs.
 * @param widget the name of the widget
 * @param field the name or id of the field
 */
export const hiddenProperty = (widget: string, field: string): string =>
  `${widget}: a field with the name or id "${field}" hides a property of the form that React needs; rename it`;
