import type { UnknownAction } from 'redux';
import { announcementMade, type Politeness } from '../slices/ui-slice';

/**
 * Announces a sentence to screen readers, unless it is queued already.
 *
 * @param text in the shopper's language
 * @param politeness `assertive` interrupts: for errors only
 */
export function announce(text: string, politeness: Politeness = 'polite'): UnknownAction {
  return announcementMade({ text, politeness });
}
