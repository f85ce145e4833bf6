import type { InitialProps } from './overrides';
import { unhidden } from '../page/unhidden';

/**
 * Reads the present state of an element: its text, its attributes, and the live state of a field.
 * @param attributes the result of `attributeProps`
 */
export function initialProps(element: HTMLElement, attributes: Readonly<Record<string, unknown>>): InitialProps {
  // Only fields have them. The `value` of some other elements is not a text.
  const field = element as Partial<HTMLInputElement>;
  return {
    ...attributes,
    element,
    // Read now: the widget may write another text later.
    text: unhidden(element, 'textContent')!,
    value: typeof field.value === 'string' ? field.value : '',
    checked: field.checked === true,
  };
}
