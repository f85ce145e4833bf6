import type { UnknownAction } from '@reduxjs/toolkit';
import { announcementMade, type Politeness } from '../slices/ui-slice';

/**
 * Tells screen readers a sentence. Sentences wait for one another, and one that is waiting already is not queued
 * twice.
 *
 * @param text in the shopper's language, from the template or from the shop
 * @param politeness `assertive` interrupts: for errors only
 */
export function announce(text: string, politeness: Politeness = 'polite'): UnknownAction {
  return announcementMade({ text, politeness });
}
