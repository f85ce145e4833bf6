import { unhidden } from '../page/unhidden';

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
 * Finds a property without which a slot can't be mounted: a form hides it behind a field of the same name. React would throw,
 * empty the slot, or look for an event's target in an endless loop, now or at a later change.
 */
export function findHidden(slot: HTMLElement): string | undefined {
  const inside = [...unhidden(slot, 'querySelectorAll')('form')];
  const around = unhidden(slot, 'closest')('form');
  const forms = around ? [around, ...inside] : inside;
  // The element of a nested slot belongs to the tree of the outer slot.
  const own = forms.filter(
    (form) => form === slot || unhidden(form, 'parentElement')?.closest('[data-widget]') === slot,
  );
  return (
    NEEDED.find((name) => own.some((form) => isHidden(form, name))) ??
    (forms.some((form) => isHidden(form, 'parentNode')) ? 'parentNode' : undefined)
  );
}

/** A form returns its field of that name, or a list of fields. A method that another script has replaced hides nothing. */
function isHidden(form: HTMLFormElement, name: (typeof NEEDED)[number] | 'parentNode'): boolean {
  const given: unknown = form[name];
  const isField = given instanceof Element || given instanceof NodeList;
  return isField && given !== Reflect.get(HTMLFormElement.prototype, name, form);
}
