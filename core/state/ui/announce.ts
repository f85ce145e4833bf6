import type { UnknownAction } from 'redux';
import { announcementMade, type Politeness } from '../slices/ui-slice';

/**
 * Announces a sentence to screen readers. Sentences are announced one after the other. A sentence that is in the queue already
 * is not queued again.
 *
 * @param text in the shopper's language, from the template or from the shop
 * @param politeness `assertive` interrupts: for errors only
 */
export function announce(text: string, politeness: Politeness = 'polite'): UnknownAction {
  return announcementMade({ text, politeness });
}
