/**
 * Reads a property of an element, also of a form whose fields hide it. A field named `closest` or `elements` replaces the
 * form's property of that name (https://html.spec.whatwg.org/#the-form-element). So a form's property is read from its
 * prototype. A method is bound to the element.
 */
export const unhidden = <Of extends object, Name extends keyof Of>(element: Of, name: Name): Of[Name] => {
  // Asked by its tag, which no field hides, and which tools without a browser can read.
  const isForm = (element as { [Symbol.toStringTag]?: string })[Symbol.toStringTag] === 'HTMLFormElement';
  const property: unknown = Reflect.get(isForm ? HTMLFormElement.prototype : element, name, element);
  return typeof property === 'function' ? (property.bind(element) as Of[Name]) : (property as Of[Name]);
};
