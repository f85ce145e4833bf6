import { unhidden } from '../page/unhidden';

/**
 * The events in `data-widget-keeps` of a slot. A theme's own script that still handles them would do everything twice. The widget
 * gets them in the capture phase, and no later listener gets them.
 */
export const keptEvents = (slot: HTMLElement): readonly string[] =>
  unhidden(slot, 'dataset').widgetKeeps?.split(' ') ?? [];
