/**
 * Reads a property of an element, also one that a form field has clobbered. A field named `closest` or `elements` replaces the
 * form's property of that name (https://html.spec.whatwg.org/#the-form-element). So a form's property is read from its
 * prototype. A method is bound to the element.
 */
export const unclobbered = <Of extends object, Name extends keyof Of>(element: Of, name: Name): Of[Name] => {
  // `Symbol.toStringTag` in place of `instanceof`: no field clobbers it, and tools without a browser can read it.
  const isForm = (element as { [Symbol.toStringTag]?: string })[Symbol.toStringTag] === 'HTMLFormElement';
  const property: unknown = Reflect.get(isForm ? HTMLFormElement.prototype : element, name, element);
  return typeof property === 'function' ? (property.bind(element) as Of[Name]) : (property as Of[Name]);
};

/**
 * Finds the nearest match: the target itself, or an element around it. The target of an event may be the document, which has
 * no `closest`, or a form with a field named `closest`, which hides the form's method.
 */
export const closest = <Found extends Element>(
  target: EventTarget | null,
  selector: string,
): Found | null | undefined => unclobbered(target as Element, 'closest')?.<Found>(selector);
