import type { InitialProps } from './overrides';
import { unhidden } from '../page/unhidden';

/**
 * Reads the current state of an element: its text, its attributes and, for a field, its live value.
 * @param attributes as `attributeProps` has read them
 */
export function initialProps(element: HTMLElement, attributes: Readonly<Record<string, unknown>>): InitialProps {
  // An element that is not a field may have no `value` and no `checked`. Some other elements have a `value` that is a number.
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
