import { attributeProps } from './attribute-props';
import type { OwnProps } from './overrides';

/** What an element is now: its attributes as React props, its text, and the live state of a field. */
export function ownProps(element: HTMLElement): OwnProps {
  const field = element as Partial<HTMLInputElement>;
  return {
    ...attributeProps(element),
    element,
    // Read when asked: a long text costs nothing until a widget wants it.
    get text() {
      return element.textContent ?? '';
    },
    value: typeof field.value === 'string' ? field.value : '',
    checked: field.checked === true,
  };
}
