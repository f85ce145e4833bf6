import { unhidden } from '../page/unhidden';

/**
 * The types of events that a slot stops, from `data-widget-keeps` (decision 58). If a theme's own script handled them too,
 * each action would happen twice. The widget gets these events in the capturing phase, and then they stop. Only capturing
 * listeners on the slot or around it still get them.
 */
export const keptEvents = (slot: HTMLElement): readonly string[] =>
  unhidden(slot, 'dataset').widgetKeeps?.split(' ') ?? [];
