import { unclobbered } from '../dom/unclobbered';

/**
 * The message for a form with a field whose name or id hides a property of the form that React needs.
 * @param widget the name of the widget
 * @param field the name or id of the field
 */
export const hiddenProperty = (widget: string, field: string): string =>
  `${widget}: a field with the name or id "${field}" hides a property of the form that React needs; rename it`;

/** The properties by which React reads and writes the forms of its tree; a test tries every property that forms have. */
const NEEDED = [
  'addEventListener',
  'appendChild',
  'firstChild',
  'insertBefore',
  'nextSibling',
  'nodeName',
  'nodeType',
  'ownerDocument',
  'removeAttribute',
  'removeChild',
  'setAttribute',
  'textContent',
] as const;

/**
 * Finds a property that React needs and that a form hides by a field of the same name. Such a slot can't be mounted: React
 * would throw, empty the slot, or look for an event's target in an endless loop, now or at a later change.
 */
export function findHidden(slot: HTMLElement): string | undefined {
  const inside = [...unclobbered(slot, 'querySelectorAll')('form')];
  const around = unclobbered(slot, 'closest')('form');
  const forms = (around ? [around, ...inside] : inside).filter(mayHide);
  // The element of a nested slot belongs to the tree of the outer slot.
  const own = forms.filter(
    (form) => form === slot || unclobbered(form, 'parentElement')?.closest('[data-widget]') === slot,
  );
  return (
    NEEDED.find((name) => own.some((form) => isHidden(form, name))) ??
    (forms.some((form) => isHidden(form, 'parentNode')) ? 'parentNode' : undefined)
  );
}

/** The fields that `length` of a form counts: https://html.spec.whatwg.org/#dom-form-elements */
const FIELDS = 'button,fieldset,input:not([type=image i]),object,output,select,textarea';
const NAMED = [...NEEDED, 'parentNode'].map((name) => `[name="${name}"],[id="${name}"]`).join();

/**
 * Whether a form has a field of a needed name, or fields that are outside of it. Only such a form is read by name: for each form
 * that is read by name, Chromium keeps a list of its fields, and each change of any field's name visits all lists (decision 94).
 */
function mayHide(form: HTMLFormElement): boolean {
  const find = unclobbered(form, 'querySelectorAll');
  return find(NAMED).length > 0 || unclobbered(form, 'length') !== find(FIELDS).length;
}

/** A form returns its field of that name, or a list of fields. A method that another script has replaced hides nothing. */
function isHidden(form: HTMLFormElement, name: (typeof NEEDED)[number] | 'parentNode'): boolean {
  const given: unknown = form[name];
  const isField = given instanceof Element || given instanceof NodeList;
  return isField && given !== Reflect.get(HTMLFormElement.prototype, name, form);
}
