import { unhidden } from '../page/unhidden';

/**
 * The types of events that only the widget of a slot gets, from `data-widget-keeps` (decision 58). If a theme's
 * own script handled them too, each action would happen twice. The widget gets these events in the capturing phase, and then they stop.
 */
export const keptEvents = (slot: HTMLElement): readonly string[] =>
  unhidden(slot, 'dataset').widgetKeeps?.split(' ') ?? [];
