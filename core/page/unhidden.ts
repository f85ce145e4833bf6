/**
 * Reads a property that a field may hide: a form gives its field named `closest` or `elements` in place of its property of
 * that name (https://html.spec.whatwg.org/#the-form-element). The prototype of forms gives the property, a method bound to
 * the form.
 */
export const unhidden = <Of extends object, Name extends keyof Of>(element: Of, name: Name): Of[Name] => {
  const isForm = /HTMLFormElement/.test(Object.prototype.toString.call(element));
  const property = Reflect.get(isForm ? Object.getPrototypeOf(element) : element, name, element);
  return typeof property === 'function' ? property.bind(element) : property;
};
