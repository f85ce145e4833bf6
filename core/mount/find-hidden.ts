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
 * Finds a property that keeps a slot from being mounted, because a form hides it behind a field of its name. Without it React
 * would throw, empty the slot, or look for an event's target for ever, now or at a later change.
 */
export function findHidden(slot: HTMLElement): string | undefined {
  const inside = [...unhidden(slot, 'querySelectorAll')('form')];
  const around = unhidden(slot, 'closest')('form');
  const forms = around ? [around, ...inside] : inside;
  // A nested slot's own element is in the outer one's tree.
  const own = forms.filter(
    (form) => form === slot || unhidden(form, 'parentElement')?.closest('[data-widget]') === slot,
  );
  return (
    NEEDED.find((name) => own.some((form) => isHidden(form, name))) ??
    (forms.some((form) => isHidden(form, 'parentNode')) ? 'parentNode' : undefined)
  );
}

/** A form gives its one field of a name, or a list of them. Another script may have replaced a method, which hides nothing. */
function isHidden(form: HTMLFormElement, name: (typeof NEEDED)[number] | 'parentNode'): boolean {
  const given: unknown = form[name];
  const isField = given instanceof Element || given instanceof NodeList;
  return isField && given !== Reflect.get(HTMLFormElement.prototype, name, form);
}
