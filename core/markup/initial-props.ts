import type { InitialProps } from './overrides';
import { unhidden } from '../page/unhidden';

/**
 * Reads what an element is now: its text, the live state of a field, and its attributes.
 * @param attributes as `attributeProps` has read them
 */
export function initialProps(element: HTMLElement, attributes: Readonly<Record<string, unknown>>): InitialProps {
  // An element that is not a field has neither; the type of some others' value is not text.
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
