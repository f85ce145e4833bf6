import type { Value } from './script-values';
import { insideOf, selectorText } from './selector-text';

/** The elements that a line of a script touches. */
export interface Touched {
  /** Absent if the script makes the selector at run time. */
  readonly selector?: string;
  /** Whether the selector is for the whole page, for elements near others, or the elements are the page itself. */
  readonly scope: 'page' | 'near' | 'root';
}

/** The elements that a value stands for. */
export function touchedBy(value: Value): Touched {
  switch (value.is) {
    case 'elements':
      return { selector: value.selector, scope: 'page' };
    case 'near':
      return { ...(value.selector !== undefined && { selector: value.selector }), scope: 'near' };
    case 'root':
      return { selector: value.name, scope: 'root' };
    default:
      return { scope: 'near' };
  }
}

/** The elements that a text finds inside others: those of a delegated listener. */
export function touchedWithin(object: Value, text: string): Touched {
  const selector = selectorText(text);
  if (selector === undefined) return { scope: 'near' };
  if (object.is === 'root') return { selector, scope: 'page' };
  if (object.is === 'elements') return { selector: insideOf(object.selector, selector), scope: 'page' };
  return { selector, scope: 'near' };
}
