import { unhidden } from './unhidden';

/**
 * The element itself or the nearest around it that matches, also for the target of an event: the document has no
 * `closest`, and a field of that name hides the one of its form.
 */
export const closest = <Found extends Element>(
  target: EventTarget | null,
  selector: string,
): Found | null | undefined => unhidden(target as Element, 'closest')?.<Found>(selector);
