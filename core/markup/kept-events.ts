import { unhidden } from '../page/unhidden';

/**
 * The types of events that only the widget of a slot gets, from `data-widget-keeps` (decision 58). A theme's own script that
 * also handles them would do everything twice. The widget gets these events in the capturing phase, and then they stop.
 */
export const keptEvents = (slot: HTMLElement): readonly string[] =>
  unhidden(slot, 'dataset').widgetKeeps?.split(' ') ?? [];
