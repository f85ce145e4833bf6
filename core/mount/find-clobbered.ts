import { unclobbered } from '../dom/unclobbered';

export const clobberedProperty = (widget: string, field: string): string =>
  `${widget}: a field with the name or id "${field}" hides a property of the form that React needs; rename it`;

/** What React needs of forms; a test tries every property. */
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

/** Finds a property that React needs and a field clobbers: React would throw, empty the slot, or loop endlessly. */
export function findClobbered(slot: HTMLElement): string | undefined {
  const inside = [...unclobbered(slot, 'querySelectorAll')('form')];
  const around = unclobbered(slot, 'closest')('form');
  const forms = (around ? [around, ...inside] : inside).filter(mayBeClobbered);
  // A nested slot's element belongs to the outer tree.
  const own = forms.filter(
    (form) => form === slot || unclobbered(form, 'parentElement')?.closest('[data-widget]') === slot,
  );
  return (
    NEEDED.find((name) => own.some((form) => isClobbered(form, name))) ??
    (forms.some((form) => isClobbered(form, 'parentNode')) ? 'parentNode' : undefined)
  );
}

/** What `form.length` counts: https://html.spec.whatwg.org/#dom-form-elements */
const FIELDS = 'button,fieldset,input:not([type=image i]),object,output,select,textarea';
const NAMED = [...NEEDED, 'parentNode'].map((name) => `[name="${name}"],[id="${name}"]`).join();

/**
 * Whether a form must be read by name, which costs Chromium time at each later change of a field's name (decision 94).
 */
function mayBeClobbered(form: HTMLFormElement): boolean {
  const find = unclobbered(form, 'querySelectorAll');
  return find(NAMED).length > 0 || unclobbered(form, 'length') !== find(FIELDS).length;
}

/** A method that another script has replaced clobbers nothing. */
function isClobbered(form: HTMLFormElement, name: (typeof NEEDED)[number] | 'parentNode'): boolean {
  const given: unknown = form[name];
  const isField = given instanceof Element || given instanceof NodeList;
  return isField && given !== Reflect.get(HTMLFormElement.prototype, name, form);
}
