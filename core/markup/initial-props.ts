import type { InitialProps } from './overrides';
import { unhidden } from '../page/unhidden';

/**
 * Reads the current state of an element: its text, its attributes and, for a field, its live value.
 * @param attributes as `attributeProps` has read them
 */
export function initialProps(element: HTMLElement, attributes: Readonly<Record<string, unknown>>): InitialProps {
  // Most elements that are not fields have no `value` and no `checked`. Some, such as `<li>`, have a number as `value`.
  const field = element as Partial<HTMLInputElement>;
  return {
    ...attributes,
    element,
    // The text is read now, because the widget may write another text later.
    text: unhidden(element, 'textContent')!,
    value: typeof field.value === 'string' ? field.value : '',
    checked: field.checked === true,
  };
}
