/**
 * Reads a property that a form field may have clobbered, e.g. one named `closest`
 * (https://html.spec.whatwg.org/#the-form-element). Methods are bound.
 */
export const unclobbered = <Of extends object, Name extends keyof Of>(element: Of, name: Name): Of[Name] => {
  // No field clobbers `Symbol.toStringTag`, and tools without a browser can read it.
  const isForm = (element as { [Symbol.toStringTag]?: string })[Symbol.toStringTag] === 'HTMLFormElement';
  const property: unknown = Reflect.get(isForm ? HTMLFormElement.prototype : element, name, element);
  return typeof property === 'function' ? (property.bind(element) as Of[Name]) : (property as Of[Name]);
};

/** `closest` for any event target; a document has none. */
export const closest = <Found extends Element>(
  target: EventTarget | null,
  selector: string,
): Found | null | undefined => unclobbered(target as Element, 'closest')?.<Found>(selector);
