import type { OwnProps } from './overrides';

/**
 * What an element is now: its text, the live state of a field, and its attributes.
 * @param attributes as `attributeProps` has read them
 */
export function ownProps(element: HTMLElement, attributes: Readonly<Record<string, unknown>>): OwnProps {
  const field = element as Partial<HTMLInputElement>;
  return {
    ...attributes,
    element,
    // Read when asked: a long text costs nothing until a widget wants it.
    get text() {
      return element.textContent ?? '';
    },
    value: typeof field.value === 'string' ? field.value : '',
    checked: field.checked === true,
  };
}
