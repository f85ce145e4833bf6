import { unhidden } from '../page/unhidden';

/**
 * The events that a slot keeps to itself, by `data-widget-keeps`: a theme's own script that still handles them as well
 * would do everything twice. The widget gets them on their way down, and nobody else after it.
 */
export const keptEvents = (slot: HTMLElement): readonly string[] =>
  unhidden(slot, 'dataset').widgetKeeps?.split(' ') ?? [];
