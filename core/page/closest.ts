import { unhidden } from './unhidden';

/**
 * Finds the nearest match: the target itself, or an element around it. The target of an event may be the document, which has
 * no `closest`, or a form with a field named `closest`, which hides the form's method.
 */
export const closest = <Found extends Element>(
  target: EventTarget | null,
  selector: string,
): Found | null | undefined => unhidden(target as Element, 'closest')?.<Found>(selector);
