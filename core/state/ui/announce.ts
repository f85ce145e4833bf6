import type { UnknownAction } from '@reduxjs/toolkit';
import { announcementMade, type Politeness } from './ui-slice';

/**
 * Says a sentence to people who do not see the page change. Sentences wait for one another, and one that is
 * waiting already is not said twice.
 *
 * @param text in the shopper's language, from the template or from the store
 * @param politeness `assertive` interrupts: for errors only
 */
export function announce(text: string, politeness: Politeness = 'polite'): UnknownAction {
  return announcementMade({ text, politeness });
}
